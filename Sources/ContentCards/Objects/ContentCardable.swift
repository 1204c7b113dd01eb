/// An object that a content card is converted to.
///
/// Generated structs, and your own types that generated code extends, conform to this protocol. To show a list of such
/// objects in SwiftUI or UIKit, see ``ContentCardIdentity``.
public protocol ContentCardable<ClassType>: Hashable, Sendable, ContentCardBacked {
  /// The enum of the schema's class types.
  associatedtype ClassType: ContentCardClassifying

  /// The data of the object's card, or `nil` for an object that was created without a card.
  var contentCardData: ContentCardData<ClassType>? { get }

  /// This object as a `ContentCardObject`, to switch over.
  var contentCardObject: ClassType.Object { get }

  /// Creates an object from a card or from encoded values. Records the issues, and returns `nil` if the card or the
  /// values are rejected.
  @_spi(ContentCardsGenerated)
  init?(from decoder: inout ContentCardDecoder, classType: ClassType)
}

extension ContentCardable {
  // Apps cannot see the requirement, so types written by hand, such as test doubles, need a default implementation.
  @_documentation(visibility: internal)
  public init?(from decoder: inout ContentCardDecoder, classType: ClassType) { return nil }
}

extension ContentCardable {
  /// Creates an object from a card, even from a control card: check ``ContentCard/isControl`` before you show it.
  ///
  /// - Parameter card: The card.
  /// - Throws: A ``ContentCardRejection`` if the card is rejected, or if cards of its class type are converted to
  ///   another type. The issues of the rejection can contain the card's values.
  public init(_ card: ContentCard) throws(ContentCardRejection) {
    guard let object = try ClassType.contentCardObject(from: card).wrappedObject as? Self else {
      let key =
        (card.discriminator(among: ClassType.discriminators)?.key ?? ClassType.discriminator)
        .rawValue
      let issue = ContentCardIssue(
        cardID: card.id, key: key, reason: .notA("a class type of \(Self.self)"), severity: .error,
        value: card.extras[key])
      throw ContentCardRejection(cardID: card.id, issues: [issue])
    }
    self = object
  }

  /// Creates an object from a `metaData` dictionary, as in Braze's guide, even for a control card. Returns `nil` if the
  /// card is rejected, or if the dictionary is not valid; see ``ContentCard/init(metaData:)``.
  ///
  /// To also get the reasons for a rejection, call ``init(_:)`` instead.
  public init?(metaData: [ContentCardKey: Any], classType: ClassType) {
    guard let card = ContentCard(metaData: metaData) else { return nil }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    self.init(from: &decoder, classType: classType)
  }

  /// The object's card, or `nil` for an object that was created without a card.
  public var contentCard: ContentCard? { contentCardData?.card }
}
