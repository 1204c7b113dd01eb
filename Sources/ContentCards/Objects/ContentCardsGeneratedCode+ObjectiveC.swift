import Foundation

// Functions that the generated Objective-C wrappers call. Unlike the wrappers, they compile on every platform.

@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode {
  /// Creates an object from the `metaData` of a card.
  ///
  /// - Throws: A ``ContentCardRejection`` with the issues if `metaData` is not valid or the card is rejected.
  public static func object<Object: ContentCardable>(
    _ type: Object.Type, metaData: [ContentCardKey: Any], classType: Object.ClassType
  ) throws(ContentCardRejection) -> Object {
    guard let card = ContentCard(metaData: metaData) else {
      throw ContentCardRejection(
        cardID: metaData[.idString] as? String ?? "",
        issues: issues(of: metaData, classType: classType.rawType))
    }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    guard let object = Object(from: &decoder, classType: classType) else {
      throw ContentCardRejection(cardID: card.id, issues: decoder.issues)
    }
    return object
  }

  /// Returns an issue for each required value in `metaData` that is missing or invalid.
  private static func issues(
    of metaData: [ContentCardKey: Any], classType: String?
  ) -> [ContentCardIssue] {
    let required: [(key: ContentCardKey, valid: Any, expectation: String)] = [
      (.idString, "id", "a nonempty string"),
      (.created, 0, "a number of Unix seconds or a date"),
      (.dismissible, true, "true or false"),
    ]
    return required.compactMap { member in
      var others = metaData
      for other in required where other.key != member.key { others[other.key] = other.valid }
      guard ContentCard(metaData: others) == nil else { return nil }
      return ContentCardIssue(
        cardID: metaData[.idString] as? String ?? "", classType: classType,
        key: member.key.rawValue,
        reason: metaData[member.key] == nil ? .missing : .notA(member.expectation),
        severity: .error)
    }
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
