/// A card's own way back to the SDK that it came from.
public final class ContentCardContext: Sendable {
  private let handler: @Sendable (ContentCardEvent) -> Bool

  /// A way back by one closure, which says whether it has logged the event.
  public init(log: @escaping @Sendable (ContentCardEvent) -> Bool) {
    handler = log
  }

  /// What to do for each event; nil: the SDK is not told of it.
  public convenience init(
    logImpression: (@Sendable () -> Void)? = nil,
    logClick: (@Sendable () -> Void)? = nil,
    logDismissed: (@Sendable () -> Void)? = nil
  ) {
    self.init { event in
      let log =
        switch event {
        case .impression: logImpression
        case .click: logClick
        case .dismissal: logDismissed
        }
      log?()
      return log != nil
    }
  }

  /// Tells the SDK what has become of the card. False when it was not told.
  @discardableResult public func log(_ event: ContentCardEvent) -> Bool { handler(event) }

  /// Tells the SDK that the user has seen the card. False when it was not told.
  @discardableResult public func logImpression() -> Bool { log(.impression) }

  /// Tells the SDK that the user has clicked the card. False when it was not told.
  @discardableResult public func logClick() -> Bool { log(.click) }

  /// Tells the SDK that the user has dismissed the card. False when it was not told.
  @discardableResult public func logDismissed() -> Bool { log(.dismissal) }
}

/// What becomes of a content card on the screen, as the SDK is told.
public enum ContentCardEvent: String, Hashable, Sendable, CaseIterable {
  /// The user has seen the card, or would have, were they not in the control group.
  case impression
  /// The user has clicked the card.
  case click
  /// The user has dismissed the card.
  case dismissal
}
