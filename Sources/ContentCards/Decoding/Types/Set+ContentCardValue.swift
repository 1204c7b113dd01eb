extension Set: ContentCardValue where Element: ContentCardValue {
  /// The phrase `a list`.
  public static var expectation: String { "a list" }

  /// Reads a set from text with separators or from a JSON array. Duplicates are ignored.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: The separator, whether the list can be empty, and the rules for each item.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid. One invalid item makes the whole set invalid.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.ListRules<Element>
  ) throws(ContentCardValueError) -> Set<Element> {
    Set(try rules.elements(of: value))
  }
}
