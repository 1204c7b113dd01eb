/// The part of a content card that its object carries. Equal when the cards' identifiers are.
public struct ContentCardData<ClassType: Sendable>: Sendable {
  /// The card's identifier.
  public let contentCardId: String
  /// What the card stands for.
  public let contentCardClassType: ClassType
  /// When the card was made, in Unix seconds.
  public let createdAt: Double
  /// When the card expires, in Unix seconds; nil for never.
  public let expiresAt: Double?
  /// Whether the user can dismiss the card.
  public let isDismissible: Bool
  /// Whether the card stays on top.
  public let isPinned: Bool
  /// Whether the user has seen the card.
  public let isViewed: Bool
  /// Whether the user has clicked the card.
  public let isClicked: Bool
  /// Whether the card was sent as a test.
  public let isTest: Bool
  /// Whether the user is in the control group, which is never shown the card.
  public let isControl: Bool
  /// The way back to the SDK; nil for a card that came from elsewhere.
  public let context: ContentCardContext?

  /// The part of a card that its object carries.
  @inlinable public init(_ card: ContentCard, classType: ClassType) {
    contentCardId = card.id
    contentCardClassType = classType
    createdAt = card.createdAt
    expiresAt = card.expiresAt
    isDismissible = card.isDismissible
    isPinned = card.isPinned
    isViewed = card.isViewed
    isClicked = card.isClicked
    isTest = card.isTest
    isControl = card.isControl
    context = card.context
  }

  /// The guide's spelling of `isDismissible`.
  @available(*, deprecated, renamed: "isDismissible")
  public var isDismissable: Bool { isDismissible }
}

extension ContentCardData: Hashable {
  /// Whether both belong to the same card.
  public static func == (a: Self, b: Self) -> Bool { a.contentCardId == b.contentCardId }

  /// Hashes the identifier alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(contentCardId) }
}
