/// How the text of a value reads, type by type: strictly, the whole text or nothing.
///
/// Foundation's own readers take `"20%"` for 20 and `"1,99"` for 1, and differ between systems, so
/// the grammar is written out here, over UTF-8. Every function takes text without white space
/// around it and gives nil for text that is no value of its type.
package enum ValueGrammar {
  /// The text without the white space around it, invisible characters such as the zero-width space
  /// among it.
  package static func trimmed(_ text: String) -> Substring { trimmed(text[...]) }

  /// The text without the white space around it, invisible characters such as the zero-width space
  /// among it.
  package static func trimmed(_ text: Substring) -> Substring {
    // Nearly every text begins and ends in visible ASCII.
    guard let first = text.utf8.first, let last = text.utf8.last,
      !isVisibleASCII(first) || !isVisibleASCII(last)
    else { return text }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isBlank($0) }),
      let end = scalars.lastIndex(where: { !isBlank($0) })
    else { return text[text.endIndex...] }
    // By scalars: a joiner at the end would otherwise stay with the character before it.
    return text[start..<scalars.index(after: end)]
  }

  /// Whether a type can read the text as it is: not empty, without white space around it, and
  /// without a brace, which Liquid needs. Nearly every text is.
  static func isPlain(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let first = bytes.first, let last = bytes.last, isVisibleASCII(first),
        isVisibleASCII(last)
      else { return false }
      return !bytes.containsBrace
    }
  }

  /// Whether a Liquid tag (`{{ … }}`, `{% … %}`) was left in the text.
  package static func containsLiquid(_ text: String) -> Bool {
    text.withBytes { bytes in
      var isAfterBrace = false
      for byte in bytes {
        if isAfterBrace, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") { return true }
        isAfterBrace = byte == UInt8(ascii: "{")
      }
      return false
    }
  }

  static func isVisibleASCII(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80: false
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: scalar.properties.isWhitespace
    }
  }
}

extension String {
  /// What the body makes of the bytes, without a copy of the text where it is Swift's own.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is `{`; eight bytes at a time, as texts can be long.
  fileprivate var containsBrace: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let braces = ones &* UInt64(UInt8(ascii: "{"))
    let bytes = UnsafeRawBufferPointer(self)
    var position = 0
    while position + 8 <= bytes.count {
      // A byte that is a brace becomes zero, and a zero alone borrows into its highest bit.
      let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) ^ braces
      if (word &- ones) & ~word & (ones << 7) != 0 { return true }
      position += 8
    }
    return self[position...].contains(UInt8(ascii: "{"))
  }
}

extension UInt8 {
  /// The value of an ASCII digit; nil for any other byte.
  var asciiDigit: UInt8? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? value : nil
  }

  /// The value of an ASCII hexadecimal digit; nil for any other byte.
  var asciiHexDigit: UInt8? {
    if let asciiDigit { return asciiDigit }
    let value = (self | 0x20) &- UInt8(ascii: "a")
    return value < 6 ? value + 10 : nil
  }

  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
