extension ContentCard {
  /// An event of a card. The card's context passes the event to the source of the card, such as an SDK.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The user has seen the card or, for a control card, the place where it would appear.
    case impression
    /// The user has clicked the card.
    case click
    /// A request to run the card's click action, which opens the card's link.
    case clickAction
    /// The user has dismissed the card.
    case dismissal
  }
}

extension ContentCard {
  /// The result of dismissing a card.
  public enum Dismissal: Hashable, Sendable {
    /// The source has received the dismissal. A card from a store is also removed from the feeds.
    case dismissed
    /// The card is hidden from the feeds until the user changes or the store is released, but the source has not
    /// received the dismissal. Either the card is not dismissible, the source delivered it without a context, or its
    /// context ignored the dismissal.
    case hiddenOnly
    /// Nothing has changed. A card from a store is kept if it is not dismissible and `force` is `false`, if it was
    /// dismissed or hidden before, or if the user has changed. Any other card is kept if it is not dismissible, if it
    /// has no context, or if its context ignored the dismissal. `kept` is also the result for an object without a card,
    /// and for an identifier that no card in the store has.
    case kept
  }

  /// The result of opening a card's link.
  public enum Opening: Hashable, Sendable {
    /// The click action was passed to the source. The link may not have been opened.
    case opened
    /// The card has no click action, or its context cannot run it. If `contentCardURL` is not `nil`, open it in the
    /// app; otherwise, show a page of your own.
    case noLink
    /// Do not open the card. The object has no card, or the card has no context. For a card from a store, other
    /// possible reasons are that the user has changed, or that the card was dismissed or hidden.
    case refused
  }
}
