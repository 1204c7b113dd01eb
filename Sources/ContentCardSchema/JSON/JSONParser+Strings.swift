extension JSONParser {
  /// Reads the string whose opening quote is at the current position.
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

  /// Reads text up to the next quote, backslash, or control character below U+0020, or to the end of the file.
  private mutating func unescapedText() throws(JSONSyntaxError) -> String {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x80 {
        guard let scalar = scalar(at: position) else { throw notUTF8 }
        skip(scalar)
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
  /// Reads the escape at the current position, and returns the character that it represents.
  ///
  /// - Parameter opening: A copy of the parser at the string's opening quote.
  private mutating func escapedText(in opening: JSONParser) throws(JSONSyntaxError) -> String {
    let backslash = location
    skip()
    if let escape = next, let text = Self.escapes[escape] {
      skip()
      return text
    }
    switch next {
    case "u"?: return try escapedScalar(from: backslash)
    case "\n"?, "\r"?, nil: throw opening.unclosedText(upTo: position)
    default: throw unknownEscape(at: backslash)
    }
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Reads an escape such as `\u00E9`, or two such escapes that form a surrogate pair. The first backslash has already
  /// been skipped.
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

  /// Reads the `u` and the four digits of an escape, and returns the UTF-16 code unit.
  private mutating func escapedUnit(from backslash: SourceLocation) throws(JSONSyntaxError)
    -> UInt16
  {
    skip()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard !isAtEnd, let digit = bytes[position].asciiHexDigit else {
        throw malformedUnicodeEscape(at: backslash)
      }
      unit = unit << 4 | UInt16(digit)
      skip()
    }
    return unit
  }
}

// MARK: - Errors

extension JSONParser {
  /// Returns the error for a string without a closing quote on its line. The parser must be at the opening quote.
  private func unclosedText(upTo end: Int) -> JSONSyntaxError {
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    let isLastLine = end == bytes.count
    let hint =
      if text.unicodeScalars.contains(where: \.isTypographicQuote) {
        "add a straight double quote; a typographic quote is part of the text"
      } else if isLastLine {
        "add a double quote at its end"
      } else {
        "add a double quote at its end; write a line break inside text as \\n"
      }
    return JSONSyntaxError(
      isLastLine ? "the text has no closing quote" : "the text has no closing quote on its line",
      at: location, hint: hint)
  }

  private var controlCharacterInText: JSONSyntaxError {
    guard next != "\t" else {
      return JSONSyntaxError("tabs are not allowed in text", at: location, hint: "write \\t")
    }
    let code = Unicode.Scalar(bytes[position]).hexadecimal
    return JSONSyntaxError(
      "the control character U+\(code) is not allowed in text", at: location,
      hint: "remove it, or write \\u\(code)")
  }

  /// - Parameter backslash: The location of the backslash. The parser's position is after it.
  private func unknownEscape(at backslash: SourceLocation) -> JSONSyntaxError {
    guard let character = scalar(at: position) else { return notUTF8 }
    return JSONSyntaxError(
      "a backslash before \(character.cited) is not a valid escape", at: backslash,
      hint: "remove it, or write \\\\ for a backslash;"
        + " the valid escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t"
        + " and \\u with four hexadecimal digits")
  }

  private func malformedUnicodeEscape(at backslash: SourceLocation) -> JSONSyntaxError {
    JSONSyntaxError(
      "\\u must be followed by four hexadecimal digits", at: backslash,
      hint: "write four digits, such as \\u00E9, or the character itself")
  }

  private func loneSurrogate(_ unit: UInt16, at backslash: SourceLocation) -> JSONSyntaxError {
    let code = String(unit, radix: 16, uppercase: true)
    return JSONSyntaxError(
      "\\u\(code) is half of a surrogate pair", at: backslash,
      hint: "write both halves, such as \\uD83D\\uDE00, or the character itself")
  }
}
