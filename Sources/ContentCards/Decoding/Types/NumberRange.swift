extension ContentCardsGeneratedCode {
  /// The allowed range of a number, including both bounds.
  public struct NumberRange<Value: Comparable & Sendable>: ContentCardRules {
    /// The minimum value, or `nil` for no lower bound.
    public let minimum: Value?
    /// The maximum value, or `nil` for no upper bound.
    public let maximum: Value?

    /// Creates a range without bounds.
    @inlinable public init() { self.init(minimum: nil, maximum: nil) }

    @inlinable init(minimum: Value?, maximum: Value?) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Returns a range.
    ///
    /// - Parameters:
    ///   - minimum: The minimum value, or `nil` for no lower bound.
    ///   - maximum: The maximum value, or `nil` for no upper bound.
    @inlinable public static func range(minimum: Value? = nil, maximum: Value? = nil) -> Self {
      Self(minimum: minimum, maximum: maximum)
    }

    /// Returns the value if it is in the range.
    ///
    /// - Throws: `.outOfRange` if it is not in the range.
    func checked(_ value: Value) throws(ContentCardValueError) -> Value {
      let isTooSmall = minimum.map { value < $0 } ?? false
      let isTooLarge = maximum.map { value > $0 } ?? false
      guard !isTooSmall, !isTooLarge else { throw outOfRange }
      return value
    }

    /// The error for a value outside the range.
    var outOfRange: ContentCardValueError {
      .outOfRange(minimum: minimum.map { "\($0)" }, maximum: maximum.map { "\($0)" })
    }
  }
}
