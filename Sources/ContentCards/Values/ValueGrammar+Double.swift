extension ValueGrammar {
  /// Reads a number: an optional sign, digits, an optional point with digits, and an optional exponent, such as `0.5`
  /// or `-2e3`.
  ///
  /// Returns `nil` both for other text and for a number that is too large for `Double`. `isDouble` distinguishes the
  /// two cases.
  package static func double(_ text: String) -> Double? {
    guard isDouble(text), let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Returns whether the text is a number of any size, with or without an exponent.
  static func isDouble(_ text: String) -> Bool { text.withBytes { NumberText($0) != nil } }
}
