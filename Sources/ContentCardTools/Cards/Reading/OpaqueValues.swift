import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

/// A value that an app-defined type reads. Only its presence and the absence of Liquid can be checked.
struct OpaqueValue: ContentCardsGeneratedCode.DecodableValue {
  let value: ExtraValue

  static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> Self {
    Self(value: value)
  }
}

/// JSON that is decoded into an app-defined type. Only the syntax is checked and, for a list, whether the JSON is an
/// array and whether it is empty.
struct OpaqueJSON: ContentCardsGeneratedCode.DecodableValue {
  let value: ExtraValue

  static func read(
    _ value: ExtraValue, rules: OpaqueJSONRules
  ) throws(ContentCardIssue.Reason) -> Self {
    do throws(ContentCardIssue.Reason) {
      if rules.isList {
        let list = ContentCardsGeneratedCode.JSONRules(
          isList: true, allowsEmpty: rules.allowsEmpty, count: rules.count)
        return Self(value: .array(try DecodedJSON.read(value, rules: list).value))
      }
      return Self(value: try DecodedJSON.read(value, rules: .init()).value)
    } catch {
      guard case .notA = error else { throw error }
      throw .notA("JSON of type \(rules.type)")
    }
  }
}

struct OpaqueJSONRules: ContentCardsGeneratedCode.ValueRules {
  /// The name of the Swift type, such as `Array<Offer>`, for use in messages.
  var type = ""
  var isList = false
  var allowsEmpty = false
  var count = 0..<Int.max

  init() {}

  /// Creates the rules for JSON that is decoded into an app-defined type. Returns `nil` for other fields.
  init?(_ field: Field) {
    guard field.type.base == .json, let given = field.swiftType?.value else { return nil }
    let element = given.split(separator: ".").last.map(String.init) ?? given
    type = field.type.isList ? "\(field.isUnique ? "Set" : "Array")<\(element)>" : element
    isList = field.type.isList
    allowsEmpty = field.allowsEmpty
    count = field.counts
  }
}
