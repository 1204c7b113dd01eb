extension String: ContentCardValue {
  /// "text".
  public static var expectation: String { "text" }

  /// True: HTML may hold `{{`. A warning is recorded nevertheless.
  public static var takesLiquid: Bool { true }

  /// Text, and nothing else.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.StringRules
  ) throws(ContentCardValueError) -> String {
    try value.text(as: Self.self)
  }
}
