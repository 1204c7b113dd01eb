/// A type that represents the class types of a schema. The generated enum `ContentCardClassType` conforms to this
/// protocol.
public protocol ContentCardClassifying: Hashable, Sendable {
  /// The enum of the objects that cards are converted to.
  associatedtype Object: ContentCardsGeneratedCode.Union where Object.ClassType == Self

  /// The key of the extra that contains a card's class type.
  static var discriminator: ContentCardKey { get }

  /// The keys that older cards have instead of the discriminator. Such a key is used if the card has no value, or
  /// `null`, for the discriminator and for the older keys before it.
  static var olderDiscriminators: [ContentCardKey] { get }

  /// The class types by their names in the dashboard, including aliases.
  @_documentation(visibility: internal)
  static var names: ContentCardsGeneratedCode.Names<Self> { get }

  /// Creates the class type that has this name in the dashboard, or the fallback case if the name is `nil` or not
  /// declared.
  ///
  /// - Parameter rawType: The name or an alias. Letter case is ignored unless the schema is case-sensitive. White space
  ///   around the name is ignored.
  init(rawType: String?)

  /// The class type's name in the dashboard, or `nil` for the fallback case.
  var rawType: String? { get }

  /// Creates an object of this class type from a card. Records the card's issues, and returns `nil` if the card is
  /// rejected. For the fallback case, returns `nil` without recording an error.
  ///
  /// - Parameter decoder: The decoder that reads the card and records the issues.
  @_documentation(visibility: internal)
  func contentCardObject(from decoder: inout ContentCardDecoder) -> Object?

  /// Converts the cards whose origins are `nil`, and copies the previous results of the other cards. This is a
  /// requirement so that the compiler specializes the implementation in the app.
  ///
  /// - Parameters:
  ///   - cards: All cards, in the order of the results.
  ///   - origins: The position of each card's result in `old`, or `nil` for a card to convert.
  ///   - old: The previous results.
  ///   - isDeclared: Returns whether any schema of the store declares the class type of a card.
  /// - Returns: The results and the conversions, in the order of the cards. A conversion is `nil` if the result was
  ///   copied, or if only another schema declares the card's class type.
  @_spi(ContentCardsGenerated) static func convertStoreCards(
    _ cards: [ContentCard], origins: [Int?],
    of old: [ContentCardsGeneratedCode.ConvertedCard<Self>], isDeclared: (ContentCard) -> Bool
  ) -> (
    cards: [ContentCardsGeneratedCode.ConvertedCard<Self>],
    conversions: [ContentCardStore.Report.Conversion?]
  )

  /// Creates a feed of the cards at the given positions, except cards of unwanted class types and of other schemas.
  /// This is a requirement so that the compiler specializes the implementation in the app.
  ///
  /// - Parameters:
  ///   - cards: All cards.
  ///   - converted: The results of all cards.
  ///   - positions: The positions of the cards, in the order of the feed.
  ///   - wanted: The result of `Names.flags` for the wanted class types, or `nil` if all are wanted.
  @_spi(ContentCardsGenerated) static func storeFeed(
    of cards: [ContentCard], _ converted: [ContentCardsGeneratedCode.ConvertedCard<Self>],
    at positions: [Int], wanted: [Bool]?
  ) -> ContentCardFeed<Self>
}

extension ContentCardClassifying {
  /// The key `class_type` by default.
  public static var discriminator: ContentCardKey { .classType }

  /// An empty array by default.
  public static var olderDiscriminators: [ContentCardKey] { [] }

  @usableFromInline static var discriminators: [ContentCardKey] {
    [discriminator] + olderDiscriminators
  }

  /// Creates an object from a `metaData` dictionary, as in Braze's guide. Returns `nil` if the card is rejected, if the
  /// dictionary is not valid, or if the class type is the fallback case. A control card is converted, too: check
  /// ``ContentCardBacked/isControl`` before you show the object.
  ///
  /// To get the reasons for a rejection, use the initializer of `ContentCardObject` that takes a card.
  ///
  /// - Parameters:
  ///   - metaData: The card's fields; see ``ContentCard/init(metaData:)``.
  ///   - classType: The class type of the object.
  public static func contentCardable(
    with metaData: [ContentCardKey: Any], for classType: Self
  ) -> Object? {
    guard let card = ContentCard(metaData: metaData) else { return nil }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    return classType.contentCardObject(from: &decoder)
  }
}

extension ContentCardClassifying {
  /// - Throws: A ``ContentCardRejection`` with all errors and warnings if the card is rejected, or if its class type is
  ///   missing or not declared.
  static func contentCardObject(from card: ContentCard) throws(ContentCardRejection) -> Object {
    var decoder = ContentCardDecoder(card)
    let discriminators = discriminators
    switch card.discriminator(among: discriminators) {
    case nil: decoder.recordMissingDiscriminator(among: discriminators)
    case (let key, let value)?:
      guard case .string(let name) = value, let classType = names[name] else {
        decoder.recordUnknownClassType(value, at: key, among: discriminators) {
          names.nearest(to: $0)
        }
        break
      }
      decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
      decoder.checkDiscriminator(name, at: key, among: discriminators)
      if let object = classType.contentCardObject(from: &decoder) { return object }
      decoder.completeRejection { _ = classType.contentCardObject(from: &$0) }
    }
    throw ContentCardRejection(cardID: card.id, issues: decoder.issues)
  }
}
