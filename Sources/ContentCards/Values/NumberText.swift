/// The parts of a number's text, as ranges of its bytes.
struct NumberText {
  let isNegative: Bool
  let integer: Range<Int>
  /// The digits after the decimal point, or an empty range if there is no point.
  let fraction: Range<Int>
  /// The exponent with its sign, or `nil` if the number has no exponent.
  let exponent: Range<Int>?

  /// Splits the text of a number: an optional sign, digits, an optional point with digits, and an optional exponent.
  /// Returns `nil` for other text, such as `.5`, `5.`, `1,99`, `0x1F`, or `NaN`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = 0
    isNegative = bytes.first == UInt8(ascii: "-")
    Self.skipSign(in: bytes, at: &position)
    guard let integer = Self.digits(in: bytes, at: &position) else { return nil }
    self.integer = integer

    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard let fraction = Self.digits(in: bytes, at: &position) else { return nil }
      self.fraction = fraction
    } else {
      fraction = position..<position
    }

    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      let start = position
      Self.skipSign(in: bytes, at: &position)
      guard Self.digits(in: bytes, at: &position) != nil else { return nil }
      exponent = start..<position
    } else {
      exponent = nil
    }
    guard position == bytes.count else { return nil }
  }

  private static func skipSign(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { position += 1 }
  }

  private static func digits(
    in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int
  ) -> Range<Int>? {
    let start = position
    while position < bytes.count, bytes[position].asciiDigit != nil { position += 1 }
    return start == position ? nil : start..<position
  }
}
