extension String: ContentCardValue {
  /// The phrase `text`.
  public static var expectation: String { "text" }

  /// `true`, because HTML can contain `{{`. The decoder still records a warning.
  public static var takesLiquid: Bool { true }

  /// Reads text. Other JSON values, such as numbers, are invalid.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: Whether the text may be empty.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.StringRules
  ) throws(ContentCardValueError) -> String {
    try value.text(as: Self.self)
  }
}
