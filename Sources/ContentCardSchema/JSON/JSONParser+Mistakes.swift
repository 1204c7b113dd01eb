// Each mistake is described where the parser stands when it meets it.

extension JSONParser {
  /// The file holds no value.
  var nothing: JSONSyntaxError {
    JSONSyntaxError(
      bytes.isEmpty ? "the file is empty" : "the file holds nothing but white space",
      at: SourceLocation(line: 1, column: 1),
      hint: "write an object: { \"classTypes\": { … } }")
  }

  var unexpectedAfterRoot: JSONSyntaxError {
    switch next {
    case "}"?, "]"?:
      unexpected(
        "the end of the file", in: nil,
        hint: "remove it: nothing is open here")
    default:
      unexpected(
        "the end of the file", in: nil,
        hint: "remove it, or put it inside the value before: a file holds one value")
    }
  }

  func unexpectedInsteadOfValue(in container: JSONContainer?) -> JSONSyntaxError {
    switch next {
    case "+"?, "."?: return malformedNumber
    case ","?:
      return unexpected("a value", in: container, hint: "write a value before it, or remove it")
    default:
      let word = bareWord(at: position)
      return word.isEmpty
        ? unexpected(
          "a value", in: container,
          hint: "write an object, a list, text in double quotes, a number, true, false or null")
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
        "no colon after the member name", at: endOfToken, hint: "write a colon here")
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
    let isGluedToText = bytes[position - 1] == UInt8(ascii: "\"")
    return JSONSyntaxError(
      "no comma between two \(container.item)s", at: endOfToken,
      hint: isGluedToText
        ? "write a comma here; a double quote inside text is written \\\"" : "write a comma here")
  }

  func trailingComma(at comma: SourceLocation, in container: JSONContainer) -> JSONSyntaxError {
    JSONSyntaxError("a comma after the last \(container.item)", at: comma, hint: "remove it")
  }

  func tooDeep(_ container: JSONContainer) -> JSONSyntaxError {
    JSONSyntaxError(
      "more than \(Self.maximumDepth) objects and lists within each other", at: container.opening,
      hint: "close some of them first: a schema needs fewer than ten")
  }

  /// A word that is not true, false or null stands where a value belongs.
  private func unknownWord(_ word: String) -> JSONSyntaxError {
    let meant: String
    switch word.lowercased() {
    case "true", "yes", "on": meant = "true"
    case "false", "no", "off": meant = "false"
    case "null", "nil", "none", "undefined": meant = "null"
    case "nan", "inf", "infinity": return notFinite(word)
    default:
      return JSONSyntaxError(
        "the text \(word) is not in quotes", at: location,
        hint: "write \"\(word)\": only true, false and null stand without quotes")
    }
    return JSONSyntaxError(
      "the word \(word), which JSON does not have", at: location,
      hint: "write \(meant), or \"\(word)\" in double quotes if it is text")
  }

  /// Whether what comes next looks like a value or a member name.
  private var beginsValue: Bool {
    switch next {
    case "\""?, "{"?, "["?: true
    default: !bareWord(at: position).isEmpty
    }
  }
}
