extension Set: ContentCardValue where Element: ContentCardValue {
  /// "a list".
  public static var expectation: String { "a list" }

  /// Text with separators, or a JSON array. One bad element is one too many.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.ListRules<Element>
  ) throws(ContentCardValueError) -> Set<Element> {
    Set(try rules.elements(of: value))
  }
}
