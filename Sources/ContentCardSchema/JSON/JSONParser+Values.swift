extension JSONParser {
  mutating func document() throws(JSONSyntaxError) -> JSONNode {
    try checkEncoding()
    skipWhiteSpace()
    guard !isAtEnd else { throw missingValue }
    let root = try value()
    skipWhiteSpace()
    guard isAtEnd else { throw unexpectedAfterRoot }
    return root
  }

  /// Parses the value at the current position, including nested values.
  ///
  /// Open objects and lists are kept in an array instead of on the call stack. With recursion, 512 levels could
  /// overflow the stack of a secondary thread, which has 512 KB on Apple platforms.
  private mutating func value() throws(JSONSyntaxError) -> JSONNode {
    var open: [JSONContainer] = []
    next: while true {
      if open.last?.isObject == true { try memberName(of: &open[open.count - 1]) }
      var value: JSONNode
      if let container = beginContainer() {
        guard open.count < Self.maximumDepth else { throw tooDeep(container) }
        open.append(container)
        skipWhiteSpace()
        guard consume(container.closingBracket) else { continue }
        open.removeLast()
        value = container.node
      } else {
        value = try scalar(in: open.last)
      }
      while let innermost = open.indices.last {
        open[innermost].append(value)
        guard try endItem(of: open[innermost]) else { continue next }
        value = open.removeLast().node
      }
      return value
    }
  }

  private mutating func beginContainer() -> JSONContainer? {
    let location = location
    if consume("{") { return JSONContainer(isObject: true, openedAt: location) }
    if consume("[") { return JSONContainer(isObject: false, openedAt: location) }
    return nil
  }

  /// Reads `"name":` and the white space after it.
  private mutating func memberName(of object: inout JSONContainer) throws(JSONSyntaxError) {
    let location = location
    guard next == "\"" else { throw unexpectedInsteadOfName(in: object) }
    object.memberName = Located(try string(), at: location)
    skipWhiteSpace()
    guard consume(":") else { throw unexpectedInsteadOfColon(in: object) }
    skipWhiteSpace()
  }

  /// Parses a value that is not an object or a list.
  private mutating func scalar(in container: JSONContainer?) throws(JSONSyntaxError) -> JSONNode {
    let location = location
    switch next {
    case "\""?: return JSONNode(.string(try string()), at: location)
    case "-"?, ("0"..."9")?: return JSONNode(.number(try number()), at: location)
    case "t"? where consumeWord("true"): return JSONNode(.bool(true), at: location)
    case "f"? where consumeWord("false"): return JSONNode(.bool(false), at: location)
    case "n"? where consumeWord("null"): return JSONNode(.null, at: location)
    default: throw unexpectedInsteadOfValue(in: container)
    }
  }

  /// Skips the given word if it comes next and is not part of a longer word. Returns whether it was skipped.
  private mutating func consumeWord(_ word: String) -> Bool {
    guard bareWord(at: position) == word else { return false }
    skip(word.utf8.count)
    return true
  }

  /// Skips the comma or the closing bracket after a member or an element, and white space. Returns whether it was the
  /// closing bracket.
  private mutating func endItem(of container: JSONContainer) throws(JSONSyntaxError) -> Bool {
    skipWhiteSpace()
    if consume(container.closingBracket) { return true }
    let comma = location
    guard consume(",") else { throw unexpectedInsteadOfComma(in: container) }
    skipWhiteSpace()
    if next == container.closingBracket { throw trailingComma(at: comma, in: container) }
    return false
  }
}
