extension ContentCardColor: ContentCardsGeneratedCode.DecodableValue {
  /// Reads `#RGB`, `#RRGGBB`, or `#RRGGBBAA`.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NoRules
  ) throws(ContentCardIssue.Reason) -> ContentCardColor {
    let expectation = "a color such as #FF8800"
    guard let color = ValueGrammar.color(try value.text(expected: expectation)) else {
      throw .notA(expectation)
    }
    return color
  }
}

extension ContentCardColor: Encodable {
  /// Encodes the color as `#RRGGBBAA`.
  ///
  /// - Throws: An error from the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
