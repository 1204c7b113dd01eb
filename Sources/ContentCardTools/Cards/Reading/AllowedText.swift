@_spi(ContentCardsGenerated) import ContentCards

/// An allowed value of a field. It is read like the enums in generated code.
struct AllowedText: ContentCardsGeneratedCode.DecodableValue {
  /// The value as the schema declares it.
  let text: String

  static func read(
    _ value: ExtraValue, rules: AllowedTexts
  ) throws(ContentCardIssue.Reason) -> Self {
    guard case .string(let text) = value else {
      throw .wrongKind(value.kind, expected: rules.expectation)
    }
    guard
      let match = rules.valuesByText[text]
        ?? rules.valuesByLowercase[ValueGrammar.lowercased(text)]
    else { throw .notAllowed(rules.values) }
    return Self(text: match)
  }
}

struct AllowedTexts: ContentCardsGeneratedCode.ValueRules {
  fileprivate private(set) var values: [String] = []
  /// Equal texts, and so the keys, can differ in their Unicode normalization.
  fileprivate private(set) var valuesByText: [String: String] = [:]
  fileprivate private(set) var valuesByLowercase: [String: String] = [:]

  init() {}

  init(values: [String]) {
    self.values = values
    valuesByText = Dictionary(values.map { ($0, $0) }) { first, _ in first }
    let pairs = values.map { (ValueGrammar.lowercased($0), $0) }
    valuesByLowercase = Dictionary(pairs) { first, _ in first }
  }

  fileprivate var expectation: String {
    "one of \(values.map(\.quotedExcerpt).joined(separator: ", "))"
  }
}
