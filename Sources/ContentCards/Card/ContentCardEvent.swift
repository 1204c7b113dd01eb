/// What becomes of a content card on the screen, as the SDK is told.
public enum ContentCardEvent: String, Hashable, Sendable, CaseIterable {
  /// The user has seen the card, or would have, were they not in the control group.
  case impression
  /// The user has clicked the card.
  case click
  /// The user has dismissed the card.
  case dismissal
}
