extension JSONParser {
  /// Returns the error for an unexpected character or byte, or for the unexpected end of the file.
  ///
  /// - Parameters:
  ///   - expected: What is expected at the current position. It is not used for errors that have their own message,
  ///     such as comments and single quotes.
  ///   - container: The innermost open object or list, or `nil` at the top level of the file.
  ///   - hint: How to fix the error. It is not used for errors that have their own hint.
  func unexpected(
    _ expected: String, in container: JSONContainer?, hint: String
  ) -> JSONSyntaxError {
    if isAtEnd, let container { return unclosed(container) }
    guard let character = scalar(at: position) else { return notUTF8 }
    if let comment { return comment }
    if character == "'" {
      return JSONSyntaxError(
        "text must be in double quotes, not single quotes", at: location,
        hint: "write double quotes")
    }
    if character.isTypographicQuote {
      return JSONSyntaxError(
        "the typographic quote \(character.cited) cannot enclose text", at: location,
        hint: "write a straight double quote")
    }
    if !character.isVisible {
      return JSONSyntaxError(
        "the invisible character \(character.cited) is not allowed here", at: location,
        hint: "remove it, or replace it with a space")
    }
    let found = "expected \(expected), found \(character.cited)"
    if let container, character == "]" || character == "}", character != container.closingBracket {
      return JSONSyntaxError(
        found, at: location,
        hint: "close \(container.description) with \"\(container.closingBracket)\" first")
    }
    return JSONSyntaxError(found, at: location, hint: hint)
  }

  private func unclosed(_ container: JSONContainer) -> JSONSyntaxError {
    JSONSyntaxError(
      "\(container.description) is never closed", at: endOfToken,
      hint: "add \"\(container.closingBracket)\" where it ends")
  }

  private var comment: JSONSyntaxError? {
    let following = scalar(at: position + 1)
    guard next == "#" || next == "/" && (following == "/" || following == "*") else { return nil }
    return JSONSyntaxError(
      "JSON does not allow comments", at: location,
      hint:
        "remove it, or put it in quotes if it is text; in a schema, you can move a comment into a \"description\""
    )
  }

  /// Returns whether the character at an offset is alphabetic, an ASCII digit, or one of `_ $ - + . %`.
  func isBareWord(at offset: Int) -> Bool {
    scalar(at: offset)?.isInBareWord ?? false
  }

  /// Returns the word without quotes that begins at an offset, or an empty string if no word begins there. After 40
  /// scalars, an ellipsis replaces the rest of the word.
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
