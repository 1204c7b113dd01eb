extension JSONParser {
  /// The text whose opening quote comes next.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = self
    skip()
    var text = try unescapedText()
    while true {
      switch next {
      case "\""?:
        skip()
        return text
      case "\\"?:
        text += try escapedText(in: opening)
        text += try unescapedText()
      case "\n"?, "\r"?, nil:
        throw opening.unclosedText(upTo: position)
      default:
        throw controlCharacterInText
      }
    }
  }

  /// The text up to the next quote, backslash or control character.
  private mutating func unescapedText() throws(JSONSyntaxError) -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x80 {
        guard let length = scalarLength(at: position) else { throw notUTF8 }
        skipScalar(ofLength: length)
      } else if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        break
      } else {
        skip()
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - Escapes

extension JSONParser {
  /// What the escape that comes next stands for.
  ///
  /// - Parameter opening: The parser before the text that the escape stands in.
  private mutating func escapedText(in opening: JSONParser) throws(JSONSyntaxError) -> String {
    let backslash = location
    skip()
    let text: String
    switch next {
    case "\""?: text = "\""
    case "\\"?: text = "\\"
    case "/"?: text = "/"
    case "b"?: text = "\u{8}"
    case "f"?: text = "\u{C}"
    case "n"?: text = "\n"
    case "r"?: text = "\r"
    case "t"?: text = "\t"
    case "u"?: return try escapedScalar(from: backslash)
    case "\n"?, "\r"?, nil: throw opening.unclosedText(upTo: position)
    default: throw unknownEscape(at: backslash)
    }
    skip()
    return text
  }

  /// The scalar of `\u0000`, or of two such escapes that are the halves of a surrogate pair.
  private mutating func escapedScalar(from backslash: SourceLocation) throws(JSONSyntaxError)
    -> String
  {
    let unit = try escapedUnit(from: backslash)
    guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else {
      return String(decoding: [unit], as: UTF16.self)
    }
    let second = location
    guard UTF16.isLeadSurrogate(unit), consume("\\"), next == "u" else {
      throw loneSurrogate(unit, at: backslash)
    }
    let secondUnit = try escapedUnit(from: second)
    guard UTF16.isTrailSurrogate(secondUnit) else {
      throw loneSurrogate(unit, at: backslash)
    }
    return String(decoding: [unit, secondUnit], as: UTF16.self)
  }

  /// The UTF-16 code unit of `u0000`.
  private mutating func escapedUnit(from backslash: SourceLocation) throws(JSONSyntaxError)
    -> UInt16
  {
    skip()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalValue else {
        throw malformedUnicodeEscape(at: backslash)
      }
      unit = unit << 4 | digit
      skip()
    }
    return unit
  }
}

// MARK: - Mistakes

extension JSONParser {
  /// The text whose opening quote comes next has no closing one before the line ends.
  private func unclosedText(upTo end: Int) -> JSONSyntaxError {
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    let isLastLine = end == bytes.count
    let hint =
      if text.unicodeScalars.contains(where: \.isTypographicQuote) {
        "close it with a straight double quote: a typographic one is text"
      } else if isLastLine {
        "close it with a double quote"
      } else {
        "close it with a double quote; a line break inside text is written \\n"
      }
    return JSONSyntaxError(
      isLastLine ? "text that is never closed" : "text that is not closed on its line",
      at: location, hint: hint)
  }

  private var controlCharacterInText: JSONSyntaxError {
    guard next != "\t" else {
      return JSONSyntaxError("a tab in text", at: location, hint: "write it as \\t")
    }
    let code = Unicode.Scalar(bytes[position]).hexadecimal
    return JSONSyntaxError(
      "the control character U+\(code) in text", at: location,
      hint: "remove it, or write it as \\u\(code)")
  }

  /// - Parameter backslash: Where the escape begins; the parser stands behind the backslash.
  private func unknownEscape(at backslash: SourceLocation) -> JSONSyntaxError {
    guard let character = scalar(at: position) else { return notUTF8 }
    return JSONSyntaxError(
      "a backslash before \(character.cited) makes no escape", at: backslash,
      hint: "remove it, or write \\\\ for a backslash;"
        + " JSON's escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00E9")
  }

  private func malformedUnicodeEscape(at backslash: SourceLocation) -> JSONSyntaxError {
    JSONSyntaxError(
      "\\u without four hexadecimal digits", at: backslash,
      hint: "write all four, such as \\u00E9, or the character itself")
  }

  private func loneSurrogate(_ unit: UInt16, at backslash: SourceLocation) -> JSONSyntaxError {
    let code = String(unit, radix: 16, uppercase: true)
    return JSONSyntaxError(
      "\\u\(code) is half of a surrogate pair", at: backslash,
      hint: "write both halves, such as \\uD83D\\uDE00, or the character itself")
  }
}

extension Unicode.Scalar {
  /// Nil when the scalar is not one of JSON's 22 hexadecimal digits.
  fileprivate var hexadecimalValue: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 0x30)
    case "A"..."F": UInt16(value - 0x41 + 10)
    case "a"..."f": UInt16(value - 0x61 + 10)
    default: nil
    }
  }
}
