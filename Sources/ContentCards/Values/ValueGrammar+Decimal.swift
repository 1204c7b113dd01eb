#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ValueGrammar {
  /// An optional sign, digits, an optional point with digits: `250`, `250.00`, `-0.5`. The value is
  /// exact. Nil also for a number of more than 38 digits, which is what `Decimal` can hold;
  /// `isDecimal` tells the two apart.
  static func decimal(_ text: String) -> Decimal? {
    text.withBytes { bytes in
      guard let number = NumberText(bytes), number.exponent == nil else { return nil }
      return decimal(number, of: bytes, shiftedBy: 0)
    }
  }

  /// The number that the shortest text of a double stands for: 0.1 rather than
  /// 0.1000000000000000055. Nil for infinity, NaN, and more than 38 digits.
  static func decimal(_ double: Double) -> Decimal? {
    var text = "\(double)"
    return text.withUTF8 { bytes in
      guard let number = NumberText(bytes) else { return nil }
      guard let range = number.exponent else { return decimal(number, of: bytes, shiftedBy: 0) }
      guard let exponent = Int(String(decoding: bytes[range], as: UTF8.self)) else { return nil }
      return decimal(number, of: bytes, shiftedBy: exponent)
    }
  }

  /// Whether the text is a decimal number of any length.
  static func isDecimal(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let number = NumberText(bytes) else { return false }
      return number.exponent == nil
    }
  }

  private static let maximumDigits = 38

  /// The digits of a number as an integer, times a power of ten.
  private static func decimal(
    _ number: NumberText, of bytes: UnsafeBufferPointer<UInt8>, shiftedBy shift: Int
  ) -> Decimal? {
    let zero = UInt8(ascii: "0")
    let integer = bytes[number.integer].drop { $0 == zero }
    var fraction = bytes[number.fraction]
    while fraction.last == zero { fraction.removeLast() }

    // As many digits as the number has when it is written without an exponent.
    let digits = max(integer.count + shift, 0) + max(fraction.count - shift, 0)
    guard digits <= maximumDigits else { return nil }

    // Two halves of at most 19 digits, which is what UInt64 holds.
    var high: UInt64 = 0
    var low: UInt64 = 0
    var count = 0
    for byte in integer { append(byte) }
    for byte in fraction { append(byte) }
    func append(_ byte: UInt8) {
      if count == 19 {
        high = low
        low = 0
      }
      low = low * 10 + UInt64(byte - zero)
      count += 1
    }

    var significand = Decimal(low)
    if count > 19 {
      significand += Decimal(sign: .plus, exponent: count - 19, significand: Decimal(high))
    }
    // Decimal's minus zero is NaN.
    guard significand != 0 else { return 0 }
    return Decimal(
      sign: number.isNegative ? .minus : .plus, exponent: shift - fraction.count,
      significand: significand)
  }
}
