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
    let lowercased = ValueGrammar.lowercased(text)
    guard let match = rules.values.first(where: { ValueGrammar.lowercased($0) == lowercased })
    else { throw .notAllowed(rules.values) }
    return Self(text: match)
  }
}

struct AllowedTexts: ContentCardsGeneratedCode.ValueRules {
  var values: [String] = []

  fileprivate var expectation: String {
    "one of \(values.map(\.quotedExcerpt).joined(separator: ", "))"
  }
}
