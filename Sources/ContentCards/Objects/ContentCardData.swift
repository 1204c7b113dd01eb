/// A content card and its class type. The properties of the card, such as `isPinned`, are also properties of this
/// value.
///
/// Two values are equal if their class types and all properties of their cards, except the context, are equal. Only the
/// card's identifier is hashed.
@dynamicMemberLookup
public struct ContentCardData<ClassType: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  /// The card, with all its extras.
  public let card: ContentCard
  /// The card's class type, or the fallback case for a control card without a declared class type.
  public let contentCardClassType: ClassType

  /// Combines a card with its class type.
  @inlinable public init(_ card: ContentCard, classType: ClassType) {
    self.card = card
    contentCardClassType = classType
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(card.id) }

  /// The card's identifier.
  public var id: String { card.id }
  /// The value of a property of the card.
  public subscript<Value>(dynamicMember property: KeyPath<ContentCard, Value>) -> Value {
    card[keyPath: property]
  }

  /// The card's identifier, under the name that Braze's guide uses.
  public var contentCardId: String { id }

  /// Whether the user can dismiss the card, under the name that Braze's guide uses.
  @available(*, deprecated, renamed: "isDismissible")
  public var isDismissable: Bool { card.isDismissible }
}

extension ContentCardData: ContentCardBacked {
  /// The card. It is never `nil`.
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
