/// An object that passes a card's events to the source of the card, such as an SDK.
public final class ContentCardContext: Sendable {
  private enum Handler: Sendable {
    case closure(@Sendable (ContentCard.Event) -> Bool)
    case store(CardEvents, CardRecord, fallback: ContentCard)
  }

  private let handler: Handler

  /// Creates a context that passes events to a closure.
  ///
  /// - Parameter log: Passes an event to the source. Returns `true` if the source accepted the event.
  public init(log: @escaping @Sendable (ContentCard.Event) -> Bool) {
    handler = .closure(log)
  }

  init(_ events: CardEvents, _ record: CardRecord, fallback: ContentCard) {
    handler = .store(events, record, fallback: fallback)
  }

  /// Creates a context with a closure for each event. An event whose closure is `nil` is ignored.
  ///
  /// - Parameters:
  ///   - logImpression: Logs that the user has seen the card.
  ///   - logClick: Logs that the user has clicked the card.
  ///   - processClickAction: Opens the card's link.
  ///   - logDismissed: Logs that the user has dismissed the card.
  public convenience init(
    logImpression: (@Sendable () -> Void)? = nil,
    logClick: (@Sendable () -> Void)? = nil,
    processClickAction: (@Sendable () -> Void)? = nil,
    logDismissed: (@Sendable () -> Void)? = nil
  ) {
    self.init { event in
      let log =
        switch event {
        case .impression: logImpression
        case .click: logClick
        case .clickAction: processClickAction
        case .dismissal: logDismissed
        }
      log?()
      return log != nil
    }
  }

  /// Passes an event to the source, unless the card's store ignores it; see ``ContentCardBacked/logContentCard(_:)``.
  /// For `.clickAction`, the source opens the card's link but does not log a click.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the source accepted the event.
  @discardableResult public func log(_ event: ContentCard.Event) -> Bool {
    switch handler {
    case .closure(let log): log(event)
    case .store(let events, let record, let fallback):
      events.log(event, of: record, fallback: fallback) ?? false
    }
  }

  /// - Parameters:
  ///   - isDismissible: Whether the card is dismissible. Ignored for a card from a store.
  ///   - force: Whether to hide a card from a store even if it is not dismissible. Ignored for other cards.
  func dismiss(isDismissible: Bool, force: Bool) -> ContentCard.Dismissal {
    switch handler {
    case .closure(let log): isDismissible && log(.dismissal) ? .dismissed : .kept
    case .store(let events, let record, let fallback):
      events.log(.dismissal, of: record, fallback: fallback, force: force)
        .map { $0 ? .dismissed : .hiddenOnly } ?? .kept
    }
  }

  func open() -> ContentCard.Opening {
    guard canLog else { return .refused }
    log(.click)
    if log(.clickAction) { return .opened }
    // Logging the events can run app code, which can change the user or dismiss the card.
    return canLog ? .noLink : .refused
  }

  private var canLog: Bool {
    guard case .store(let events, let record, let fallback) = handler else { return true }
    return events.canLog(record, fallback: fallback)
  }
}

extension ContentCardContext: CustomReflectable {
  /// A mirror without children, so that a dump of a card does not include its store.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
