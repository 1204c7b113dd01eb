extension ContentCard {
  /// An event of a card that is passed to the SDK.
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
