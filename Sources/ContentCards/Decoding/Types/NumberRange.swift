extension ContentCardsGeneratedCode {
  /// The least and the greatest value of a number, both of them allowed.
  public struct NumberRange<Value: Comparable & Sendable>: ContentCardRules {
    /// The least value; nil: there is none.
    public let minimum: Value?
    /// The greatest value; nil: there is none.
    public let maximum: Value?

    /// Any value.
    @inlinable public init() { self.init(minimum: nil, maximum: nil) }

    @inlinable init(minimum: Value?, maximum: Value?) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// The values from the minimum to the maximum; nil: there is no such bound.
    @inlinable public static func range(minimum: Value? = nil, maximum: Value? = nil) -> Self {
      Self(minimum: minimum, maximum: maximum)
    }

    /// The value, if it is in the range.
    func checked(_ value: Value) throws(ContentCardValueError) -> Value {
      let isTooSmall = minimum.map { value < $0 } ?? false
      let isTooLarge = maximum.map { value > $0 } ?? false
      guard !isTooSmall, !isTooLarge else { throw outOfRange }
      return value
    }

    /// The error for a value that is less than the minimum or more than the maximum.
    var outOfRange: ContentCardValueError {
      .outOfRange(minimum: minimum.map { "\($0)" }, maximum: maximum.map { "\($0)" })
    }
  }
}
