extension ValueGrammar {
  /// An optional sign and digits: `7`, `-7`, `+007`. Nil also for a number that is too large for
  /// `Int`; `isInteger` tells the two apart.
  static func int(_ text: String) -> Int? {
    // The standard library takes exactly this: no white space, no other script's digits, no prefix.
    Int(text)
  }

  /// Whether the text is a whole number of any size.
  static func isInteger(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let number = NumberText(bytes) else { return false }
      return number.fraction.isEmpty && number.exponent == nil
    }
  }
}
