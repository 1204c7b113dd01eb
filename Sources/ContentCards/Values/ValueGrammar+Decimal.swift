#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// An optional sign, digits, an optional point with digits: `250`, `250.00`, `-0.5`. The value is
  /// exact. Nil also for a number of more than 38 digits, which is what `Decimal` can hold;
  /// `isDecimal` tells the two apart.
  static func decimal(_ text: String) -> Decimal? { exactNumber(text)?.decimal }

  /// The same by its digits.
  static func exactNumber(_ text: String) -> ExactNumber? {
    text.withBytes { bytes in
      guard let number = NumberText(bytes), number.exponent == nil else { return nil }
      return ExactNumber(number, of: bytes, shiftedBy: 0)
    }
  }

  /// The number that the shortest text of a double stands for: 0.1 rather than
  /// 0.1000000000000000055. Nil for infinity, NaN, and more than 38 digits.
  static func decimal(_ double: Double) -> Decimal? {
    var text = "\(double)"
    return text.withUTF8 { bytes in
      guard let number = NumberText(bytes) else { return nil }
      let exponent = number.exponent.map { Int(String(decoding: bytes[$0], as: UTF8.self)) } ?? 0
      guard let exponent else { return nil }
      return ExactNumber(number, of: bytes, shiftedBy: exponent)?.decimal
    }
  }

  /// Whether the text is a decimal number of any length.
  static func isDecimal(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let number = NumberText(bytes) else { return false }
      return number.exponent == nil
    }
  }
}
