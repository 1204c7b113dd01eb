extension Bool: ContentCardValue {
  /// `true or false`.
  public static var expectation: String { "true or false" }

  /// Reads `true`, `yes`, `1`, `false`, `no`, or `0` in any case, or a JSON Boolean.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: No rules.
  /// - Throws: The reason why the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: NoContentCardRules
  ) throws(ContentCardValueError) -> Bool {
    if case .bool(let bool) = value { return bool }
    guard let bool = ValueGrammar.bool(try value.text(as: Self.self)) else {
      throw .notA(expectation)
    }
    return bool
  }
}
