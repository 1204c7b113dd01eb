import ContentCardSchema
import ContentCards

/// A value that an app-defined type reads. Only its presence and the absence of Liquid can be checked.
struct OpaqueValue: ContentCardValue {
  static let expectation = "a value"

  static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> Self {
    Self()
  }
}

/// JSON that is decoded into an app-defined type. Only the syntax is checked and, for a list, whether the JSON is an
/// array and whether it is empty.
struct OpaqueJSON: ContentCardValue {
  static let expectation = "JSON"

  static func read(
    _ value: ExtraValue, rules: OpaqueJSONRules
  ) throws(ContentCardValueError) -> Self {
    do throws(ContentCardValueError) {
      if rules.isList {
        _ = try ContentCardsGeneratedCode.DecodedJSON<[ExtraValue]>.read(
          value, rules: .list(allowsEmpty: rules.allowsEmpty))
      } else {
        _ = try ContentCardsGeneratedCode.DecodedJSON<ExtraValue>.read(value, rules: .init())
      }
      return Self()
    } catch {
      guard case .notA = error else { throw error }
      throw .notA("JSON of type \(rules.type)")
    }
  }
}

struct OpaqueJSONRules: ContentCardRules {
  /// The name of the Swift type, such as `Array<Offer>`, for use in messages.
  var type = ""
  var isList = false
  var allowsEmpty = false

  init() {}

  /// Creates the rules for JSON that is decoded into an app-defined type. Returns `nil` for other fields.
  init?(_ field: Field) {
    guard field.type.base == .json, let given = field.swiftType?.value else { return nil }
    let element = given.split(separator: ".").last.map(String.init) ?? given
    type = field.type.isList ? "\(field.isUnique ? "Set" : "Array")<\(element)>" : element
    isList = field.type.isList
    allowsEmpty = field.allowsEmpty
  }
}
