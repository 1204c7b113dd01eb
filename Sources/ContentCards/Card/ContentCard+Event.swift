extension ContentCard {
  /// An event of a card that a context passes to the SDK.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The user has seen the card or, for a control card, the place where it would appear.
    case impression
    /// The user has clicked the card.
    case click
    /// A request to the SDK to run the card's click action, which opens the card's link.
    case clickAction
    /// The user has dismissed the card.
    case dismissal
  }
}

extension ContentCard {
  /// The result of dismissing a card.
  public enum Dismissal: Hashable, Sendable {
    /// The dismissal was passed to the SDK. A card from a store is also removed from the feeds.
    case dismissed
    /// The card is removed from the feeds until the user changes or the store is released, but the dismissal was not
    /// passed to the SDK. The card is not dismissible, the source delivered it without a context, or that context
    /// ignored the dismissal.
    case hiddenOnly
    /// Nothing has changed. A card from a store is kept if it is not dismissible and `force` is `false`, if it was
    /// dismissed or hidden before, or if the user has changed. Any other card is kept if it is not dismissible, if it
    /// has no context, or if its context ignored the dismissal. This is also the result if there is no card.
    case kept
  }

  /// The result of opening a card's link.
  public enum Opening: Hashable, Sendable {
    /// The SDK has run the card's click action.
    case opened
    /// The card has no click action, or its context cannot run it. If `contentCardURL` is not `nil`, open it in the
    /// app; otherwise, show a page of your own.
    case noLink
    /// The card must not be opened. There is no card or no context or, for a card from a store, the user has changed or
    /// the card was dismissed or hidden.
    case refused
  }
}
