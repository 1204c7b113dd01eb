extension JSONParser {
  /// Returns the scalar at an offset, or `nil` at the end of the file and for bytes that are not well-formed UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    guard bytes[offset] >= 0x80 else { return Unicode.Scalar(bytes[offset]) }
    var rest = bytes[offset...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
    return UTF8.decode(encoded)
  }
}

// MARK: - Errors

extension JSONParser {
  /// The error for the next byte, which does not begin a well-formed UTF-8 sequence.
  var notUTF8: JSONSyntaxError {
    JSONSyntaxError(
      "the byte 0x\(String(bytes[position], radix: 16, uppercase: true)) is not UTF-8",
      at: location,
      hint: "save the file as UTF-8")
  }

  /// Rejects files with a byte-order mark, and files whose first bytes look like UTF-16 or UTF-32.
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

  /// The likely encoding of the file, or `nil` if its first bytes do not look like UTF-16 or UTF-32.
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
