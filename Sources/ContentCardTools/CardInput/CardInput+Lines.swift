import ContentCardSchema

extension CardInput {
  /// Whether the line has a key and a value, as `class_type: home_tile` or `class_type=home_tile`.
  static func isPair(_ line: Substring) -> Bool {
    guard !line.hasPrefix("\""), let mark = line.firstIndex(where: { ",:=".contains($0) }) else {
      return false
    }
    return line[mark] != ","
  }

  /// The card whose key-value pairs stand in the lines, one in each.
  static func lines(_ text: String) throws(Failure) -> Entry {
    var card = PairedCard()
    var numbers: [String: Int] = [:]
    var first: Int?
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    for (number, line) in zip(1..., lines) where !line.allSatisfy(\.isWhitespace) {
      let place = SourceLocation(line: number, column: 1)
      guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else {
        throw Failure(
          message: "the line has no key: neither \":\" nor \"=\" stands in it", location: place,
          hint: "write a key-value pair in each line, such as class_type: home_tile")
      }
      let key = line[..<mark].trimmingBlanks
      guard !key.isEmpty else {
        throw Failure(
          message: "nothing stands before \(quoted(String(line[mark])))", location: place,
          hint: "write the key in front of it")
      }
      if let other = numbers.updateValue(number, forKey: key) {
        throw Failure(
          message: "\(quoted(key)) stands in line \(other) already", location: place,
          hint: "remove one of them, or check one card after the other")
      }
      card.set(key, to: line[line.index(after: mark)...].trimmingBlanks)
      first = first ?? number
    }
    return card.entry(number: 1, label: "card 1", line: first ?? 1)
  }
}

extension Substring {
  /// Without the spaces and tabs around it. What else counts as white space came with the value, and
  /// is for the library to judge.
  var trimmingBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let last = lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(self[...last].drop(while: isBlank))
  }
}
