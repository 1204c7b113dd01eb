import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards

/// A value of the type `custom`, which the app reads. Only its presence and the absence of Liquid are checked.
struct OpaqueValue: ContentCardsGeneratedCode.DecodableValue {
  let value: ExtraValue

  static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> Self {
    Self(value: value)
  }
}

/// JSON of any type. The JSON must be valid, and a list must be an array with a valid number of items. Whether the JSON
/// fits an app-defined type is not checked.
struct AnyJSON: ContentCardsGeneratedCode.DecodableValue {
  let value: ExtraValue

  static func read(
    _ value: ExtraValue, rules: AnyJSONRules
  ) throws(ContentCardIssue.Reason) -> Self {
    do throws(ContentCardIssue.Reason) {
      guard let list = rules.list else {
        return Self(value: try DecodedJSON.read(value, rules: .init()).value)
      }
      return Self(value: .array(try DecodedJSON.read(value, rules: list).value))
    } catch {
      guard case .notA = error, let type = rules.type else { throw error }
      throw .notA("JSON of type \(type)")
    }
  }
}

struct AnyJSONRules: ContentCardsGeneratedCode.ValueRules {
  /// The name of an app-defined type, such as `Array<Offer>`, for use in messages.
  private(set) var type: String?
  /// The rules of a list, or `nil` for other JSON.
  private(set) var list: ContentCardsGeneratedCode.JSONRules?

  var allowsEmpty: Bool { list?.allowsEmpty ?? false }

  init() {}

  init(_ field: Field) {
    if field.type.isList {
      list = .init(isList: true, allowsEmpty: field.allowsEmpty, count: field.counts)
    }
    guard let given = field.swiftType?.value else { return }
    let element = given.split(separator: ".").last.map(String.init) ?? given
    type = field.type.isList ? "\(field.isUnique ? "Set" : "Array")<\(element)>" : element
  }
}
