extension Bool: ContentCardsGeneratedCode.DecodableValue {
  /// Reads a JSON Boolean, or `true`, `yes`, `1`, `false`, `no`, or `0` as text. Case is ignored.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> Bool {
    if case .bool(let bool) = value { return bool }
    let expectation = "true or false"
    guard let bool = ValueGrammar.bool(try value.text(expected: expectation)) else {
      throw .notA(expectation)
    }
    return bool
  }
}
