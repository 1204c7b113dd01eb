/// Logs the events of a content card through the SDK that delivered it.
///
/// Generated objects, `ContentCardObject`, `ContentCardData` and the items of a `SupplementalFeed` adopt it.
public protocol ContentCardLogging {
  /// Logs an event of the card.
  ///
  /// - Returns: Whether the event was passed to the SDK. It is not if there is no card, if the card has no
  ///   `ContentCardContext` or one that ignores the event, or if the event is a dismissal and the card is not
  ///   dismissible. For a card of a manager it is also not if its impression was already logged, if it was dismissed, or
  ///   if the user has changed.
  @discardableResult func logContentCard(_ event: ContentCardEvent) -> Bool
}

extension ContentCardLogging {
  /// Logs that the user has seen the card.
  ///
  /// - Returns: Whether the event was passed to the SDK; see ``logContentCard(_:)``.
  @discardableResult public func logContentCardImpression() -> Bool { logContentCard(.impression) }

  /// Logs that the user has clicked the card.
  ///
  /// - Returns: Whether the event was passed to the SDK; see ``logContentCard(_:)``.
  @discardableResult public func logContentCardClicked() -> Bool { logContentCard(.click) }

  /// Logs that the user has dismissed the card.
  ///
  /// - Returns: Whether the event was passed to the SDK; see ``logContentCard(_:)``.
  @discardableResult public func logContentCardDismissed() -> Bool { logContentCard(.dismissal) }
}
