import ContentCardSchema
import ContentCards

/// JSON that is decoded into a type of the app's own. Here it is only known whether it is JSON, and
/// whether it is a list.
struct OwnJSON: ContentCardValue {
  static let expectation = "JSON"

  static func read(
    _ value: ExtraValue, rules: OwnJSONRules
  ) throws(ContentCardValueError) -> Self {
    do throws(ContentCardValueError) {
      if rules.isList {
        _ = try DecodedJSON<[JSONValue]>.read(value, rules: .list(allowsEmpty: rules.allowsEmpty))
      } else {
        _ = try DecodedJSON<JSONValue>.read(value, rules: .init())
      }
      return Self()
    } catch {
      guard case .notA = error else { throw error }
      throw .notA("JSON of type \(rules.type)")
    }
  }
}

struct OwnJSONRules: ContentCardRules {
  /// As Swift names it.
  var type = ""
  var isList = false
  var allowsEmpty = false

  init() {}

  /// Nil for JSON that no type of the app's own is decoded from.
  init?(_ field: Field) {
    guard field.type.base == .json, let given = field.swiftType?.value else { return nil }
    let element = given.split(separator: ".").last.map(String.init) ?? given
    type = field.type.isList ? "\(field.isUnique ? "Set" : "Array")<\(element)>" : element
    isList = field.type.isList
    allowsEmpty = field.allowsEmpty
  }
}
