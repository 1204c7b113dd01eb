extension Int: ContentCardValue {
  /// The phrase `a whole number`.
  public static var expectation: String { "a whole number" }

  /// Reads a whole number from text with digits and an optional sign, or from a JSON number without a fraction, such as
  /// 5 or 5.0.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: The allowed range.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NumberRange<Int>
  ) throws(ContentCardValueError) -> Int {
    switch value {
    case .string(let text):
      guard let int = ValueGrammar.int(text) else {
        throw ValueGrammar.isInteger(text) ? .tooLarge(expectation) : .notA(expectation)
      }
      return try rules.checked(int)
    case .int(let int):
      return try rules.checked(int)
    case .double(let double):
      guard let int = Int(exactly: double) else {
        throw double == double.rounded() ? .tooLarge(expectation) : .notA(expectation)
      }
      return try rules.checked(int)
    default:
      throw value.mismatch(with: Self.self)
    }
  }
}
