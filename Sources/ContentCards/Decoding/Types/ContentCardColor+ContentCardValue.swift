extension ContentCardColor: ContentCardValue {
  /// The phrase `a color such as #FF8800`.
  public static var expectation: String { "a color such as #FF8800" }

  /// Reads `#RGB`, `#RRGGBB`, or `#RRGGBBAA`.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: Unused, because this type has no rules.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> ContentCardColor {
    guard let color = ValueGrammar.color(try value.text(as: Self.self)) else {
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
