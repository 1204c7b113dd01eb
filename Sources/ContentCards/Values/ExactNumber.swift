#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An exact decimal number of at most 38 digits. Its magnitude is `(high * 10^lowDigits + low) * 10^exponent`.
struct ExactNumber {
  private var isNegative: Bool
  // Each half has at most 19 digits, so it fits in a UInt64.
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var lowDigits = 0
  private var exponent: Int

  /// Creates a number from text and multiplies it by a power of ten. Returns `nil` if the result has more than 38
  /// digits when it is written without an exponent.
  ///
  /// - Parameters:
  ///   - number: The parts of the number's text.
  ///   - bytes: The text.
  ///   - shift: The exponent of the power of ten.
  init?(_ number: NumberText, of bytes: UnsafeBufferPointer<UInt8>, shiftedBy shift: Int) {
    let zero = UInt8(ascii: "0")
    let integer = bytes[number.integer].drop { $0 == zero }
    var fraction = bytes[number.fraction]
    while fraction.last == zero { fraction.removeLast() }

    // The number of digits when the number is written without an exponent.
    let digits = max(integer.count + shift, 0) + max(fraction.count - shift, 0)
    guard digits <= 38 else { return nil }

    isNegative = number.isNegative
    exponent = shift - fraction.count
    for byte in integer { append(byte - zero) }
    for byte in fraction { append(byte - zero) }
  }

  private mutating func append(_ digit: UInt8) {
    if lowDigits == 19, high == 0 {
      high = low
      low = 0
      lowDigits = 0
    }
    low = low * 10 + UInt64(digit)
    lowDigits += 1
  }

  private var isZero: Bool { low == 0 && high == 0 }

  /// The number as a `Decimal`.
  var decimal: Decimal {
    var significand = Decimal(low)
    if high > 0 {
      significand += Decimal(sign: .plus, exponent: lowDigits, significand: Decimal(high))
    }
    return Self.decimal(significand, exponent: exponent, isNegative: isNegative)
  }

  private static func decimal(
    _ significand: Decimal, exponent: Int, isNegative: Bool
  ) -> Decimal {
    // A Decimal with a zero significand and a minus sign is NaN.
    guard !significand.isZero else { return 0 }
    return Decimal(
      sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
  }

  /// Returns whether the number is less than another.
  func isLess(than other: Decimal) -> Bool {
    // A fast path, because 0 is the most common bound.
    if other.isZero { return isNegative && !isZero }
    return decimal(rounded: isNegative ? .up : .down, to: other.exponent) < other
  }

  /// Returns whether the number is greater than another.
  func isGreater(than other: Decimal) -> Bool {
    decimal(rounded: isNegative ? .down : .up, to: other.exponent) > other
  }

  private enum Rounding { case down, up }

  /// Returns the number as a `Decimal` with the exponent `unit` and a rounded magnitude, or the exact number if
  /// rounding it needs more than 64 bits.
  ///
  /// Two decimals with the same exponent are compared quickly; with different exponents, the comparison takes longer
  /// than reading both. The bound is a multiple of 10 to the power of `unit`, so each caller can round in the direction
  /// that does not change the result of its comparison.
  private func decimal(rounded rounding: Rounding, to unit: Int) -> Decimal {
    let shift = exponent - unit
    guard high == 0, abs(shift) < 19 else { return decimal }
    let power = (0..<abs(shift)).reduce(1 as UInt64) { power, _ in power * 10 }
    if shift >= 0 {
      let (product, isTooLarge) = low.multipliedReportingOverflow(by: power)
      guard !isTooLarge else { return decimal }
      return Self.decimal(Decimal(product), exponent: unit, isNegative: isNegative)
    }
    let (quotient, rest) = low.quotientAndRemainder(dividingBy: power)
    let rounded = rest > 0 && rounding == .up ? quotient + 1 : quotient
    return Self.decimal(Decimal(rounded), exponent: unit, isNegative: isNegative)
  }
}
