extension JSONParser {
  /// Returns the length, in bytes, of the scalar at an offset.
  ///
  /// - Returns: The length, or `nil` at the end of the file and for bytes that are not well-formed UTF-8 according to
  ///   table 3-7 of the Unicode Standard.
  func scalarLength(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)  // A smaller byte is overlong.
    case 0xED: (length, second) = (3, 0x80...0x9F)  // A larger byte is a surrogate.
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)  // A smaller byte is overlong.
    case 0xF4: (length, second) = (4, 0x80...0x8F)  // A larger byte is past U+10FFFF.
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count, second ~= bytes[offset + 1],
      bytes[(offset + 2)..<(offset + length)].allSatisfy({ 0x80...0xBF ~= $0 })
    else { return nil }
    return length
  }

  /// Returns the scalar at an offset, or `nil` at the end of the file and for bytes that are not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard let length = scalarLength(at: offset) else { return nil }
    guard length > 1 else { return Unicode.Scalar(bytes[offset]) }
    return String(decoding: bytes[offset..<(offset + length)], as: UTF8.self).unicodeScalars.first
  }
}

// MARK: - Errors

extension JSONParser {
  /// The error for a byte that is not UTF-8.
  var notUTF8: JSONSyntaxError {
    JSONSyntaxError(
      "the byte 0x\(String(bytes[position], radix: 16, uppercase: true)) is not UTF-8",
      at: location,
      hint: "save the file as UTF-8")
  }

  /// Rejects files with a byte-order mark and files in UTF-16 or UTF-32.
  func checkEncoding() throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONSyntaxError(
        "the file starts with a byte-order mark", at: location,
        hint: "save it as UTF-8 without a byte-order mark")
    }
    if let otherEncoding {
      throw JSONSyntaxError(
        "the file is in \(otherEncoding)", at: location, hint: "save it as UTF-8")
    }
  }

  /// The name of the file's encoding, or `nil` if the encoding may be UTF-8.
  ///
  /// The encoding is detected from a byte-order mark, or from which of the first four bytes are zero.
  private var otherEncoding: String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    switch bytes.prefix(4).map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }
}
