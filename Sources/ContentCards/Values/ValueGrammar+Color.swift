extension ValueGrammar {
  /// Reads a color: `#RGB`, `#RRGGBB`, or `#RRGGBBAA`, with uppercase or lowercase hexadecimal digits.
  package static func color(_ text: String) -> ContentCardColor? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), [3, 6, 8].contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.asciiHexDigit else { return nil }
      value = value << 4 | UInt32(digit)
      // The short form "#RGB" means "#RRGGBB".
      if digits.count == 3 { value = value << 4 | UInt32(digit) }
    }
    if digits.count < 8 { value = value << 8 | 0xFF }
    return ContentCardColor(
      red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
      blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }
}
