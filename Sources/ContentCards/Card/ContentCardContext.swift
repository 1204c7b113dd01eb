/// An object that passes a card's events to the SDK that delivered the card.
public final class ContentCardContext: Sendable {
  private let handler: @Sendable (ContentCard.Event) -> Bool

  /// Creates a context that calls a closure for each event.
  ///
  /// - Parameter log: Passes an event to the SDK. Returns `true` if the SDK accepted the event.
  public init(log: @escaping @Sendable (ContentCard.Event) -> Bool) {
    handler = log
  }

  /// Creates a context with a closure for each event. An event whose closure is `nil` is not passed to the SDK.
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

  /// Passes an event to the SDK. For `.clickAction`, the SDK opens the card's link but does not log a click.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the event was passed to the SDK.
  @discardableResult public func log(_ event: ContentCard.Event) -> Bool { handler(event) }
}
