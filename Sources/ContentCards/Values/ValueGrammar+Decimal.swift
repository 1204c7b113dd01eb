#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// Reads an exact decimal number, such as `250`, `250.00`, or `-0.5`: an optional sign, digits, and optionally a
  /// decimal point followed by digits.
  ///
  /// Returns `nil` both for other text and for a number with more than 38 digits, which `Decimal` might not hold
  /// exactly. `isDecimal` distinguishes the two cases.
  static func decimal(_ text: String) -> Decimal? { exactNumber(text)?.decimal }

  /// Reads a decimal number without converting it to `Decimal`; see `decimal(_:)`.
  static func exactNumber(_ text: String) -> ExactNumber? {
    text.withBytes { bytes in
      guard let number = NumberText(bytes), number.exponent == nil else { return nil }
      return ExactNumber(number, of: bytes, shiftedBy: 0)
    }
  }

  /// Converts a double to a decimal number, using its shortest decimal form: 0.1 is converted to exactly 0.1 instead of
  /// 0.1000000000000000055.
  ///
  /// Returns `nil` for infinity, NaN, and numbers that have more than 38 digits when they are written without an
  /// exponent.
  static func decimal(_ double: Double) -> Decimal? {
    var text = "\(double)"
    return text.withUTF8 { bytes in
      guard let number = NumberText(bytes) else { return nil }
      let exponent = number.exponent.map { Int(String(decoding: bytes[$0], as: UTF8.self)) } ?? 0
      guard let exponent else { return nil }
      return ExactNumber(number, of: bytes, shiftedBy: exponent)?.decimal
    }
  }

  /// Returns whether the text is a decimal number of any length.
  static func isDecimal(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let number = NumberText(bytes) else { return false }
      return number.exponent == nil
    }
  }
}
