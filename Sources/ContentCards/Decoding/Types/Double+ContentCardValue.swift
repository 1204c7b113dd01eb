extension Double: ContentCardValue {
  /// The phrase `a number`.
  public static var expectation: String { "a number" }

  /// Reads a number from text, or from a JSON number. The text consists of an optional sign, digits, optional
  /// decimals, and an optional exponent.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: The allowed range.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NumberRange<Double>
  ) throws(ContentCardValueError) -> Double {
    switch value {
    case .string(let text):
      guard let double = ValueGrammar.double(text) else {
        throw ValueGrammar.isDouble(text) ? .tooLarge(expectation) : .notA(expectation)
      }
      return try rules.checked(double)
    case .int(let int):
      return try rules.checked(Double(int))
    case .double(let double):
      guard double.isFinite else { throw .notA(expectation) }
      return try rules.checked(double)
    default:
      throw value.mismatch(with: Self.self)
    }
  }
}
