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
  /// exactly. `isDecimal` distinguishes the two cases. Leading zeros of the integer part and trailing zeros of the
  /// fraction do not count as digits.
  static func decimal(_ text: String) -> Decimal? {
    text.withBytes { bytes in
      guard let number = NumberText(bytes), !number.hasExponent else { return nil }
      let zero = UInt8(ascii: "0")
      let integer = number.integer.drop { $0 == zero }
      var fraction = number.fraction
      while fraction.last == zero { fraction.removeLast() }
      let digits = integer.count + fraction.count
      guard digits <= 18 else { return digits <= 38 ? Decimal(string: text) : nil }

      var significand: UInt64 = 0
      for byte in integer { significand = significand * 10 + UInt64(byte - zero) }
      for byte in fraction { significand = significand * 10 + UInt64(byte - zero) }
      // A Decimal with a zero significand and a minus sign is NaN.
      return Decimal(
        sign: number.isNegative && significand > 0 ? .minus : .plus, exponent: -fraction.count,
        significand: Decimal(significand))
    }
  }

  /// Converts a double to a decimal number, using its shortest decimal form: 0.1 is converted to exactly 0.1 instead of
  /// 0.1000000000000000055.
  ///
  /// Returns `nil` for infinity, NaN, and numbers that have more than 38 digits when they are written without an
  /// exponent.
  static func decimal(_ double: Double) -> Decimal? {
    guard abs(double) < 1e38, let decimal = Decimal(string: "\(double)"), decimal.exponent >= -38
    else { return nil }
    return decimal
  }

  /// Returns whether the text is a decimal number of any length, without an exponent.
  static func isDecimal(_ text: String) -> Bool {
    text.withBytes { NumberText($0)?.hasExponent == false }
  }
}
