import Foundation

extension Decimal: ContentCardValue {
  /// The phrase `a decimal number`.
  public static var expectation: String { "a decimal number" }

  /// Reads text such as `250`, `250.00`, or `-0.5` as an exact decimal number. Reads a JSON number in its shortest
  /// decimal form: `0.1` is read as exactly 0.1.
  ///
  /// - Parameters:
  ///   - value: The card's value.
  ///   - rules: The allowed range.
  /// - Throws: A ``ContentCardValueError`` if the value is invalid.
  public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NumberRange<Decimal>
  ) throws(ContentCardValueError) -> Decimal {
    switch value {
    case .string(let text):
      guard let decimal = ValueGrammar.decimal(text) else {
        throw ValueGrammar.isDecimal(text) ? tooLong : .notA(expectation)
      }
      return try rules.checked(decimal)
    case .int(let int):
      return try rules.checked(Decimal(int))
    case .double(let double):
      guard double.isFinite else { throw .notA(expectation) }
      guard let decimal = ValueGrammar.decimal(double) else { throw tooLong }
      return try rules.checked(decimal)
    default:
      throw value.mismatch(with: Self.self)
    }
  }

  private static var tooLong: ContentCardValueError {
    .tooLarge("a decimal number of at most 38 digits")
  }
}
