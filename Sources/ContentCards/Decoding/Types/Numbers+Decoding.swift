import Foundation

extension ContentCardsGeneratedCode {
  /// The allowed range of a number, including both bounds.
  public struct NumberRange<Value: Comparable & Sendable>: ValueRules {
    @usableFromInline package let minimum: Value?
    @usableFromInline package let maximum: Value?

    /// Creates a range without bounds.
    @inlinable public init() { self.init(minimum: nil, maximum: nil) }

    @inlinable package init(minimum: Value?, maximum: Value?) {
      self.minimum = minimum
      self.maximum = maximum
    }

    func checked(_ value: Value) throws(ContentCardIssue.Reason) -> Value {
      let isTooSmall = minimum.map { value < $0 } ?? false
      let isTooLarge = maximum.map { value > $0 } ?? false
      guard !isTooSmall, !isTooLarge else {
        throw .outOfRange(minimum: minimum.map { "\($0)" }, maximum: maximum.map { "\($0)" })
      }
      return value
    }
  }
}

@_spi(ContentCardsGenerated)
extension ContentCardsGeneratedCode.NumberRange {
  @inlinable public static func `in`(_ range: ClosedRange<Value>) -> Self {
    Self(minimum: range.lowerBound, maximum: range.upperBound)
  }

  @inlinable public static func `in`(_ range: PartialRangeFrom<Value>) -> Self {
    Self(minimum: range.lowerBound, maximum: nil)
  }

  @inlinable public static func `in`(_ range: PartialRangeThrough<Value>) -> Self {
    Self(minimum: nil, maximum: range.upperBound)
  }
}

extension Int: ContentCardsGeneratedCode.DecodableValue {
  private static let expectation = "a whole number"

  /// Reads a whole number from text with digits and an optional sign, or from a JSON number without a fraction, such as
  /// 5 or 5.0.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NumberRange<Int>
  ) throws(ContentCardIssue.Reason) -> Int {
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
      throw .wrongKind(value.kind, expected: expectation)
    }
  }
}

extension Double: ContentCardsGeneratedCode.DecodableValue {
  private static let expectation = "a number"

  /// Reads a number from text, or from a JSON number. The text consists of an optional sign, digits, optional
  /// decimals, and an optional exponent.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NumberRange<Double>
  ) throws(ContentCardIssue.Reason) -> Double {
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
      throw .wrongKind(value.kind, expected: expectation)
    }
  }
}

extension Decimal: ContentCardsGeneratedCode.DecodableValue {
  private static let expectation = "a decimal number"
  private static let limit = "a decimal number of at most 38 digits"

  /// Reads text such as `250`, `250.00`, or `-0.5` as an exact decimal number. Reads a JSON number in its shortest
  /// decimal form: `0.1` is read as exactly 0.1.
  @_spi(ContentCardsGenerated) public static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.NumberRange<Decimal>
  ) throws(ContentCardIssue.Reason) -> Decimal {
    switch value {
    case .string(let text):
      guard let decimal = ValueGrammar.decimal(text) else {
        throw ValueGrammar.isDecimal(text) ? .tooLarge(limit) : .notA(expectation)
      }
      return try rules.checked(decimal)
    case .int(let int):
      return try rules.checked(Decimal(int))
    case .double(let double):
      guard double.isFinite else { throw .notA(expectation) }
      guard let decimal = ValueGrammar.decimal(double) else { throw .tooLarge(limit) }
      return try rules.checked(decimal)
    default:
      throw .wrongKind(value.kind, expected: expectation)
    }
  }
}
