extension ValueGrammar {
  /// The elements of a text, without the white space around each; empty ones are dropped.
  ///
  /// Separators are compared byte by byte: a comma separates even when a combining accent follows.
  static func list(_ text: String, separator: String) -> [Substring] {
    var text = text
    // Makes an offset an index in constant time.
    text.makeContiguousUTF8()
    let separator = Array(separator.utf8)
    guard let first = separator.first else { return [trimmed(text)].filter { !$0.isEmpty } }

    let bytes = text.utf8
    var elements: [Substring] = []
    var start = bytes.startIndex
    var position = start
    func add(_ element: Substring) {
      let element = trimmed(element)
      if !element.isEmpty { elements.append(element) }
    }
    while let found = bytes[position...].firstIndex(of: first) {
      if bytes[found...].starts(with: separator) {
        add(text[start..<found])
        position = bytes.index(found, offsetBy: separator.count)
        start = position
      } else {
        position = bytes.index(after: found)
      }
    }
    add(text[start...])
    return elements
  }
}
