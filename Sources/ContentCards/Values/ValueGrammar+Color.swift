extension ValueGrammar {
  /// Reads a color: `#RGB`, `#RRGGBB`, or `#RRGGBBAA`, with uppercase or lowercase hexadecimal digits.
  package static func color(_ text: String) -> ContentCardColor? {
    text.withBytes { bytes in
      guard bytes.first == UInt8(ascii: "#"), [4, 7, 9].contains(bytes.count) else { return nil }
      var value: UInt32 = 0
      for byte in bytes.dropFirst() {
        guard let digit = byte.asciiHexDigit else { return nil }
        value = value << 4 | UInt32(digit)
        // The short form "#RGB" means "#RRGGBB".
        if bytes.count == 4 { value = value << 4 | UInt32(digit) }
      }
      if bytes.count < 9 { value = value << 8 | 0xFF }
      return ContentCardColor(
        red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
        blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
    }
  }
}
