import Foundation

// Functions that the generated Objective-C wrappers call. Unlike the wrappers, these functions compile on every
// platform.

@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode {
  /// Creates an object from the `metaData` of a card.
  ///
  /// - Throws: A ``ContentCardRejection`` with the errors and warnings if `metaData` is not valid or the card is
  ///   rejected.
  public static func object<Object: ContentCardable>(
    _ type: Object.Type, metaData: [ContentCardKey: Any], classType: Object.ClassType
  ) throws(ContentCardRejection) -> Object {
    let card = try ContentCard(checking: metaData, classType: classType.rawType)
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    guard let object = Object(from: &decoder, classType: classType) else {
      decoder.completeRejection { _ = Object(from: &$0, classType: classType) }
      throw ContentCardRejection(cardID: card.id, issues: decoder.issues)
    }
    return object
  }

  /// Converts a JSON value for Objective-C, which receives an `NSString`, `NSNumber`, `NSNull`, `NSArray`, or
  /// `NSDictionary`.
  public static func foundationObject(_ value: ExtraValue) -> Any {
    switch value {
    case .string(let text): text
    case .int(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .bool(let value): NSNumber(value: value)
    case .null: NSNull()
    case .array(let elements): elements.map { foundationObject($0) }
    case .object(let members): members.mapValues { foundationObject($0) }
    }
  }
}
