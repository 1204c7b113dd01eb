extension JSONParser {
  var missingValue: JSONSyntaxError {
    JSONSyntaxError(
      bytes.isEmpty ? "the file is empty" : "the file contains only white space",
      at: SourceLocation(line: 1, column: 1),
      hint: "write an object: { \"classTypes\": { … } }")
  }

  var unexpectedAfterRoot: JSONSyntaxError {
    switch next {
    case "}"?, "]"?:
      unexpected(
        "the end of the file", in: nil,
        hint: "remove it: there is nothing to close")
    default:
      unexpected(
        "the end of the file", in: nil,
        hint: "remove it, or move it into the value before it")
    }
  }

  func unexpectedInsteadOfValue(in container: JSONContainer?) -> JSONSyntaxError {
    switch next {
    case "+"?, "."?: return malformedNumber
    case ","?:
      return unexpected(
        "a value", in: container, hint: "write a value before the comma, or remove the comma")
    default:
      let word = bareWord(at: position)
      return word.isEmpty
        ? unexpected(
          "a value", in: container,
          hint: "write an object, a list, text in double quotes, a number, true, false, or null")
        : unknownWord(word)
    }
  }

  func unexpectedInsteadOfName(in object: JSONContainer) -> JSONSyntaxError {
    let word = bareWord(at: position)
    guard word.isEmpty else {
      return JSONSyntaxError(
        "the member name \(word) is not in quotes", at: location, hint: "write \"\(word)\"")
    }
    return unexpected(
      "a member name", in: object,
      hint: next == "," ? "remove it" : "write a member: \"name\": value")
  }

  func unexpectedInsteadOfColon(in object: JSONContainer) -> JSONSyntaxError {
    guard !beginsValue else {
      return JSONSyntaxError(
        "missing colon after the member name", at: endOfToken, hint: "add a colon here")
    }
    return unexpected(
      "a colon after the member name", in: object, hint: "write a colon and a value")
  }

  func unexpectedInsteadOfComma(in container: JSONContainer) -> JSONSyntaxError {
    let bracket = container.closingBracket
    guard beginsValue else {
      return unexpected(
        "\",\" or \"\(bracket)\"", in: container,
        hint: "write \",\" before another \(container.item), or \"\(bracket)\" after the last one")
    }
    let followsText = bytes[position - 1] == UInt8(ascii: "\"")
    return JSONSyntaxError(
      "missing comma between two \(container.item)s", at: endOfToken,
      hint: followsText
        ? "add a comma here; write a double quote inside text as \\\"" : "add a comma here")
  }

  func trailingComma(at comma: SourceLocation, in container: JSONContainer) -> JSONSyntaxError {
    JSONSyntaxError("trailing comma after the last \(container.item)", at: comma, hint: "remove it")
  }

  func tooDeep(_ container: JSONContainer) -> JSONSyntaxError {
    JSONSyntaxError(
      "objects and lists are nested more than \(Self.maximumDepth) levels deep",
      at: container.opening,
      hint: "reduce the nesting: schemas and cards need far fewer levels")
  }

  private func unknownWord(_ word: String) -> JSONSyntaxError {
    let suggestion: String
    switch word.lowercased() {
    case "true", "yes", "on": suggestion = "true"
    case "false", "no", "off": suggestion = "false"
    case "null", "nil", "none", "undefined": suggestion = "null"
    case "nan", "inf", "infinity": return notFinite(word)
    default:
      let text = unquotedText(beginningWith: word)
      return JSONSyntaxError(
        "the text \(text) is not in quotes", at: location,
        hint: "write \"\(text)\": text must be in double quotes")
    }
    return JSONSyntaxError(
      "the word \(word) is not valid JSON", at: location,
      hint: "write \(suggestion), or \"\(word)\" if it is text")
  }

  /// Returns the text up to a comma, a closing bracket, or the end of the line, without spaces and tabs at its end. It
  /// can be, for example, a URL or several words.
  ///
  /// Returns only the word if the text is longer than 80 bytes, or if it contains a backslash or a double quote.
  private func unquotedText(beginningWith word: String) -> String {
    var text = bytes[position...].prefix { !",]}\r\n".utf8.contains($0) }
    while text.last.map(" \t".utf8.contains) == true { text.removeLast() }
    let isUnclear = text.count > 80 || text.contains { "\"\\".utf8.contains($0) }
    return isUnclear ? word : String(decoding: text, as: UTF8.self)
  }

  /// Whether a value or a member name begins here. Text whose quotes are missing also counts.
  private var beginsValue: Bool {
    switch next {
    case "\""?, "{"?, "["?: true
    default: !bareWord(at: position).isEmpty
    }
  }
}
