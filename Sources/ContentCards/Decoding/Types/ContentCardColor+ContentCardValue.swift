extension ContentCardColor: ContentCardValue {
  /// "a color such as #FF8800".
  public static var expectation: String { "a color such as #FF8800" }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> ContentCardColor {
    guard let color = ValueGrammar.color(try value.text(as: Self.self)) else {
      throw .notA(expectation)
    }
    return color
  }
}
