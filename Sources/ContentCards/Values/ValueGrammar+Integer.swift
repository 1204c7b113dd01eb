extension ValueGrammar {
  /// Reads a whole number: an optional sign and digits, such as `7`, `-7`, or `+007`.
  ///
  /// Returns `nil` both for other text and for a number outside the range of `Int`. `isInteger` distinguishes the two
  /// cases.
  static func int(_ text: String) -> Int? {
    // `Int` accepts exactly this form: no white space, no digits of other scripts, and no prefix such as `0x`.
    Int(text)
  }

  /// Returns whether the text is a whole number of any size.
  static func isInteger(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let number = NumberText(bytes) else { return false }
      return number.fraction.isEmpty && !number.hasExponent
    }
  }
}
