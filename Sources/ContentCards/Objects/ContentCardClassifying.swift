/// A class type of a schema. The generated enum `ContentCardClassType` adopts it.
public protocol ContentCardClassifying: Hashable, Sendable {
  /// The enum of the objects that cards are converted to.
  associatedtype Object: ContentCardUnion where Object.ClassType == Self

  /// The key of the extra with a card's class type.
  static var discriminator: ContentCardKey { get }

  /// The class types by their names in the dashboard, including aliases.
  static var names: ContentCardsGeneratedCode.Names<Self> { get }

  /// Creates the class type with a name in the dashboard. Any other name, and `nil`, create the fallback case.
  ///
  /// - Parameter rawType: The name, in any case unless the schema is case-sensitive.
  init(rawType: String?)

  /// The class type's name in the dashboard, or `nil` for the fallback case.
  var rawType: String? { get }

  /// Creates the object of this class type from a card, or returns `nil` after recording an error if the card is
  /// rejected.
  ///
  /// - Parameter decoder: Reads the card, and records the issues.
  func contentCardObject(from decoder: inout ContentCardDecoder) -> Object?
}

extension ContentCardClassifying {
  /// Creates an object from the `metaData` of Braze's guide, or returns `nil` if the card is rejected.
  ///
  /// `convertContentCards(_:for:)` also returns the reasons.
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
