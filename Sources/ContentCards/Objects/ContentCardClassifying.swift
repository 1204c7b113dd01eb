/// A class type of a schema. The generated enum `ContentCardClassType` adopts it.
public protocol ContentCardClassifying: Hashable, Sendable {
  /// The enum of the objects that cards become.
  associatedtype Object: ContentCardUnion where Object.ClassType == Self

  /// The extra that names a card's class type.
  static var discriminator: ContentCardKey { get }

  /// The names in the dashboard, aliases among them.
  static var names: ContentCardsGeneratedCode.Names<Self> { get }

  /// The class type of a name in the dashboard; the fallback case for any other, and for nil.
  init(rawType: String?)

  /// The name in the dashboard; nil for the fallback case.
  var rawType: String? { get }

  /// Creates the object of this class type from a card, or returns `nil` after recording an error if the card is
  /// rejected.
  func contentCardObject(from decoder: inout ContentCardDecoder) -> Object?
}

extension ContentCardClassifying {
  /// Creates an object from the `metaData` of Braze's guide, or returns `nil` if the card is rejected.
  ///
  /// `convertContentCards(_:for:)` also returns the reasons.
  public static func contentCardable(
    with metaData: [ContentCardKey: Any], for classType: Self
  ) -> Object? {
    guard let card = ContentCard(metaData: metaData) else { return nil }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    return classType.contentCardObject(from: &decoder)
  }
}
