extension JSONParser {
  /// The number whose sign or first digit comes next, as the file spells it.
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = self
    guard skipNumber(), !isBareWord(at: position) else { throw start.malformedNumber }
    return String(decoding: bytes[start.position..<position], as: UTF8.self)
  }

  /// Steps over a number; false, somewhere in it, when it is none.
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

  /// False when there are none.
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] {
      skip()
    }
    return position > start
  }
}

// MARK: - Mistakes

extension JSONParser {
  /// What comes next begins like a number and is none.
  var malformedNumber: JSONSyntaxError {
    let text = bareWord(at: position)
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    if ["nan", "inf", "infinity"].contains(unsigned.lowercased()) { return notFinite(text) }
    guard let mended = Self.mendedNumber(text) else {
      return JSONSyntaxError(
        "\(text) is not a number", at: location,
        hint: "write a number such as 20, 12.5 or -1e3, or text in double quotes: \"\(text)\"")
    }
    let flaw =
      if text.hasPrefix("+") {
        "begins with a plus sign"
      } else if unsigned.hasPrefix(".") {
        "has no digit before its point"
      } else if unsigned.hasPrefix("0"), unsigned.dropFirst().first?.isNumber == true {
        "begins with a zero"
      } else {
        "has no digit after its point"
      }
    return JSONSyntaxError(
      "the number \(text) \(flaw)", at: location,
      hint: "write \(mended), or \"\(text)\" in double quotes if it is text")
  }

  func notFinite(_ word: String) -> JSONSyntaxError {
    JSONSyntaxError(
      "the number \(word), which JSON does not have", at: location,
      hint: "write null, or leave the member out: JSON's numbers are finite")
  }

  /// The number without the liberties that other languages allow; nil when more is wrong with it.
  private static func mendedNumber(_ text: String) -> String? {
    guard text.contains(where: \.isNumber) else { return nil }
    let sign = text.hasPrefix("-") ? "-" : ""
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let isInteger: (Character) -> Bool = { "0"..."9" ~= $0 }
    let integer = unsigned.prefix(while: isInteger)
    var rest = unsigned.dropFirst(integer.count)
    if rest.first == ".", !(rest.dropFirst().first.map(isInteger) ?? false) {
      rest = rest.dropFirst()
    }
    let significant = integer.drop { $0 == "0" }
    let mended = sign + (significant.isEmpty ? "0" : significant) + rest
    var parser = JSONParser(Array(mended.utf8))
    return parser.skipNumber() && parser.isAtEnd ? mended : nil
  }
}
