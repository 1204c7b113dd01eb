extension JSONParser {
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = self
    guard skipNumber(), !isBareWord(at: position) else { throw start.malformedNumber }
    return String(decoding: bytes[start.position..<position], as: UTF8.self)
  }

  /// Skips a number. Returns `false` if no valid number begins here.
  private mutating func skipNumber() -> Bool {
    _ = consume("-")
    guard consume("0") || skipDigits() else { return false }
    if consume(".") {
      guard skipDigits() else { return false }
    }
    if consume("e") || consume("E") {
      _ = consume("-") || consume("+")
      guard skipDigits() else { return false }
    }
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
      skip()
    }
    return position > start
  }
}

// MARK: - Errors

extension JSONParser {
  /// The error for text at the current position that begins with a digit, a sign, or a decimal point, but is not a
  /// valid number.
  var malformedNumber: JSONSyntaxError {
    let text = bareWord(at: position)
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    if ["nan", "inf", "infinity"].contains(unsigned.lowercased()) { return notFinite(text) }
    guard let corrected = Self.correctedNumber(text) else {
      return JSONSyntaxError(
        "\(text) is not a number", at: location,
        hint: "write a number such as 20, 12.5, or -1e3, or text in double quotes: \"\(text)\"")
    }
    let problem =
      if text.hasPrefix("+") {
        "begins with a plus sign"
      } else if unsigned.hasPrefix(".") {
        "has no digit before its decimal point"
      } else if unsigned.hasPrefix("0"), unsigned.dropFirst().first?.isNumber == true {
        "begins with an extra zero"
      } else {
        "has no digit after its decimal point"
      }
    return JSONSyntaxError(
      "the number \(text) \(problem)", at: location,
      hint: "write \(corrected), or \"\(text)\" if it is text")
  }

  func notFinite(_ word: String) -> JSONSyntaxError {
    JSONSyntaxError(
      "the number \(word) is not valid JSON", at: location,
      hint: "write a finite number, or remove the member or element")
  }

  /// Corrects spellings of numbers that other languages allow: a plus sign, leading zeros, and a decimal point with
  /// digits on only one side.
  ///
  /// - Returns: The corrected number, or `nil` if the text has other errors.
  private static func correctedNumber(_ text: String) -> String? {
    guard text.contains(where: \.isNumber) else { return nil }
    let sign = text.hasPrefix("-") ? "-" : ""
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let isInteger: (Character) -> Bool = { "0"..."9" ~= $0 }
    let integer = unsigned.prefix(while: isInteger)
    var rest = unsigned.dropFirst(integer.count)
    let hasDecimals = rest.first == "." && rest.dropFirst().first.map(isInteger) ?? false
    guard !integer.isEmpty || hasDecimals else { return nil }
    if rest.first == ".", !hasDecimals { rest = rest.dropFirst() }
    let significant = integer.drop { $0 == "0" }
    let corrected = sign + (significant.isEmpty ? "0" : significant) + rest
    var parser = JSONParser(Array(corrected.utf8))
    return parser.skipNumber() && parser.isAtEnd ? corrected : nil
  }
}
