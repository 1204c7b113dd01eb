/// The grammar of values that are written as text. The whole text must be valid.
///
/// Each function that reads a single value takes text without leading or trailing white space, and returns `nil` for
/// text that is not valid. Foundation's parsers are not sufficient, because some of them read `"20%"` as 20 and
/// `"1,99"` as 1, and their results differ between systems.
package enum ValueGrammar {
  package static func trimmed(_ text: String) -> Substring { trimmed(text[...]) }

  /// Returns the text without leading or trailing white space. The zero-width space, joiner, and non-joiner, the word
  /// joiner, and the byte-order mark also count as white space.
  package static func trimmed(_ text: Substring) -> Substring {
    // A fast path for text that begins and ends with visible ASCII.
    guard let first = text.utf8.first, let last = text.utf8.last,
      !isVisibleASCII(first) || !isVisibleASCII(last)
    else { return text }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isBlank($0) }),
      let end = scalars.lastIndex(where: { !isBlank($0) })
    else { return text[text.endIndex...] }
    // Advances by one scalar, not by one character, because a joiner at the end belongs to the same character as the
    // scalar before it.
    return text[start..<scalars.index(after: end)]
  }

  /// Returns whether the text contains the beginning of a Liquid tag, `{{` or `{%`.
  package static func containsLiquid(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { first, second in
      first == UInt8(ascii: "{") && (second == UInt8(ascii: "{") || second == UInt8(ascii: "%"))
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

typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

extension String {
  /// Calls a closure with the UTF-8 bytes of the text.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension Bytes {
  /// Removes the first byte if it is the given ASCII character. Returns whether it was removed.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  mutating func removePrefix(while predicate: (UInt8) -> Bool) -> Self {
    let prefix = prefix(while: predicate)
    self = self[prefix.endIndex...]
    return prefix
  }

  mutating func removeDigits() -> Self { removePrefix { $0.asciiDigit != nil } }
}

extension UInt8 {
  /// The value of an ASCII digit, or `nil` for any other byte.
  var asciiDigit: UInt8? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? value : nil
  }

  var asciiHexDigit: UInt8? {
    if let asciiDigit { return asciiDigit }
    let value = (self | 0x20) &- UInt8(ascii: "a")
    return value < 6 ? value + 10 : nil
  }

  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
