public import Foundation

/// An object's content card and its class type.
///
/// Two values are equal if their class types and all properties of their cards, except the context, are equal. Only the
/// card's identifier is hashed.
public struct ContentCardData<ClassType: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  /// The card, with all its extras.
  public let card: ContentCard
  /// The card's class type.
  public let contentCardClassType: ClassType

  /// Creates the data for a card.
  @inlinable public init(_ card: ContentCard, classType: ClassType) {
    self.card = card
    contentCardClassType = classType
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(card.id) }

  /// The card's identifier.
  public var id: String { card.id }
  /// The time when the card was created, or `nil` if it is unknown.
  public var createdAt: Date? { card.createdAt }
  /// The time when the card expires, or `nil` if it never does.
  public var expiresAt: Date? { card.expiresAt }
  /// Whether the user can dismiss the card.
  public var isDismissible: Bool { card.isDismissible }
  /// Whether the card is pinned to the top of the feed.
  public var isPinned: Bool { card.isPinned }
  /// Whether the user has seen the card.
  public var isViewed: Bool { card.isViewed }
  /// Whether the user has clicked the card.
  public var isClicked: Bool { card.isClicked }
  /// Whether the card was sent as a test.
  public var isTest: Bool { card.isTest }
  /// The context that logs the card's events, or `nil` if the card was created without one.
  public var context: ContentCardContext? { card.context }

  /// The card's identifier, under the name that Braze's guide uses.
  public var contentCardId: String { id }

  /// Whether the user can dismiss the card, under the name that Braze's guide uses.
  @available(*, deprecated, renamed: "isDismissible")
  public var isDismissable: Bool { isDismissible }
}

extension ContentCardData: ContentCardBacked {
  /// The card.
  public var contentCard: ContentCard? { card }
}

@_spi(ContentCardsGenerated)
extension ContentCardDecoder {
  /// Returns the data of the card, or `nil` if the values were decoded without a card.
  @inlinable public func contentCardData<ClassType>(
    _ classType: ClassType
  ) -> ContentCardData<ClassType>? {
    isCard ? ContentCardData(card, classType: classType) : nil
  }
}
