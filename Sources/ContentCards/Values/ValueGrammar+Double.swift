extension ValueGrammar {
  /// An optional sign, digits, an optional point with digits, an optional exponent: `0.5`, `-2e3`.
  /// Nil also for a number that is too large for `Double`; `isDouble` tells the two apart.
  package static func double(_ text: String) -> Double? {
    guard isDouble(text), let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Whether the text is a number of any size, with or without an exponent.
  static func isDouble(_ text: String) -> Bool {
    text.withBytes { NumberText($0) != nil }
  }
}
