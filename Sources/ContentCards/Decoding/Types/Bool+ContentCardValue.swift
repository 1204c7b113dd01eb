extension Bool: ContentCardValue {
  /// The phrase `true or false`.
  public static var expectation: String { "true or false" }

  /// Reads a JSON Boolean, or `true`, `yes`, `1`, `false`, `no`, or `0` as text. Case is ignored.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: Unused, because this type has no rules.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
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
