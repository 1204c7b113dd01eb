extension JSONParser {
  /// What comes next does not belong here: a mistake that has a name of its own wherever it stands,
  /// or else a character that is not the one expected.
  ///
  /// - Parameters:
  ///   - expected: What belongs here.
  ///   - container: What is open here; nil for the file itself.
  ///   - hint: How to mend it, unless the mistake has a name of its own.
  func unexpected(
    _ expected: String, in container: JSONContainer?, hint: String
  ) -> JSONSyntaxError {
    if isAtEnd, let container { return unclosed(container) }
    guard let character = scalar(at: position) else { return notUTF8 }
    if let comment { return comment }
    if character == "'" {
      return JSONSyntaxError(
        "text in single quotes", at: location, hint: "write it in double quotes")
    }
    if character.isTypographicQuote {
      return JSONSyntaxError(
        "the typographic quote \(character.cited)", at: location,
        hint: "write a straight double quote")
    }
    if !character.isVisible {
      return JSONSyntaxError(
        "the invisible character \(character.cited)", at: location,
        hint: "remove it: JSON allows spaces, tabs and line breaks between its values")
    }
    let found = "expected \(expected), found \(character.cited)"
    if let container, character == "]" || character == "}", character != container.closingBracket {
      return JSONSyntaxError(
        found, at: location,
        hint: "close \(container) with \"\(container.closingBracket)\" first")
    }
    return JSONSyntaxError(found, at: location, hint: hint)
  }

  private func unclosed(_ container: JSONContainer) -> JSONSyntaxError {
    JSONSyntaxError(
      "\(container) is never closed", at: endOfToken,
      hint: "write \"\(container.closingBracket)\" where it ends")
  }

  private var comment: JSONSyntaxError? {
    let following = scalar(at: position + 1)
    guard next == "#" || next == "/" && (following == "/" || following == "*") else { return nil }
    return JSONSyntaxError(
      "a comment, which JSON does not have", at: location,
      hint: "remove it; a \"description\" can hold what it says")
  }

  /// Whether a letter, a digit or a sign stands at an offset.
  func isBareWord(at offset: Int) -> Bool {
    scalar(at: offset)?.isInBareWord ?? false
  }

  /// The letters, digits and signs that stand together at an offset, past 40 cut off for the
  /// message's sake; empty for none.
  func bareWord(at start: Int) -> String {
    var word = ""
    var offset = start
    for _ in 0..<40 {
      guard let character = scalar(at: offset), character.isInBareWord else { return word }
      word.unicodeScalars.append(character)
      offset += UTF8.width(character)
    }
    return isBareWord(at: offset) ? word + "…" : word
  }
}

extension Unicode.Scalar {
  fileprivate var isInBareWord: Bool {
    switch self {
    case "0"..."9", "_", "$", "-", "+", ".", "%": true
    default: properties.isAlphabetic
    }
  }
}
