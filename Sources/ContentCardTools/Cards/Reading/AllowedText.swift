@_spi(ContentCardsGenerated) import ContentCards

/// One of the allowed values of a field. It is read in the same way as an enum in generated code.
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
  /// The declared values. The text of a card can be equal to one of them and still have other bytes, because Swift
  /// ignores differences in Unicode normalization.
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
