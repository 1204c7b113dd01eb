import ContentCardSchema
import ContentCards

extension CardInput {
  /// Returns whether the line looks like a key-value pair, such as `class_type: home_tile`, `class_type=home_tile`, or
  /// `"class_type": "home_tile",`.
  static func isPair(_ line: Substring) -> Bool {
    if line.hasPrefix("\"") {
      let rest = line.dropFirst().drop { $0 != "\"" }.dropFirst()
      return rest.first { $0 != " " && $0 != "\t" } == ":"
    }
    guard let mark = line.firstIndex(where: { ",;\t:=".contains($0) }) else { return false }
    return ":=".contains(line[mark])
  }

  static func lines(_ text: String) throws(Failure) -> Entry {
    var card = KeyValueCard()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    for (number, line) in zip(1..., lines) where !line.allSatisfy(\.isWhitespace) {
      let place = SourceLocation(line: number, column: 1)
      for (key, value) in try pairs(line, at: place) {
        try card.add(
          key, value, at: place,
          hint: "remove one of the two pairs: all lines are read as one card")
      }
    }
    return card.entry(number: 1, label: "card 1")
  }

  private static func pairs(
    _ line: Substring, at place: SourceLocation
  ) throws(Failure) -> [(key: String, value: ExtraValue?)] {
    if let pairs = quotedPairs(line) { return pairs }
    if let quote = line.typographicQuote {
      throw Failure(
        typographicQuote: line.unicodeScalars[quote],
        at: SourceLocation(
          line: place.line, column: line.unicodeScalars[..<quote].count + 1))
    }
    guard !line.trimmingBlanks.hasPrefix("\"") else {
      throw Failure(
        message: "the line is not a valid JSON pair such as \"class_type\": \"home_tile\"",
        location: place,
        hint: "fix the line, or enclose all lines in { and }; numbers must be below 1.8e308")
    }
    guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else {
      throw Failure(
        message: "the line contains no \":\" or \"=\" after a key", location: place,
        hint: "write a key-value pair on each line, such as class_type: home_tile")
    }
    let key = line[..<mark].trimmingBlanks
    guard !key.isEmpty else {
      throw Failure(
        message: "there is no key before \(quoted(String(line[mark])))", location: place,
        hint: "add the key")
    }
    return [(key, .string(line[line.index(after: mark)...].trimmingBlanks))]
  }

  /// Returns the pairs in a line of a JSON object, such as `"class_type": "home_tile",`, or `nil` if the line cannot be
  /// read as one.
  private static func quotedPairs(_ line: Substring) -> [(key: String, value: ExtraValue?)]? {
    let text = line.trimmingBlanks
    guard text.hasPrefix("\"") else { return nil }
    let json = "{\(text.hasSuffix(",") ? String(text.dropLast()) : text)}"
    guard let object = try? JSONNode(parsing: Array(json.utf8)),
      case .object(let members) = object.value
    else { return nil }
    return try? members.map { member in
      (key: member.name, value: try member.value.extraValue(within: KeyValueCard.levels))
    }
  }
}

extension Substring {
  /// The index of the first typographic quote. `nil` if there is none, or if the line does not begin with a straight or
  /// typographic quote.
  fileprivate var typographicQuote: Index? {
    let text = unicodeScalars.drop { $0 == " " || $0 == "\t" }
    guard let first = text.first, first == "\"" || first.isTypographicQuote else { return nil }
    return unicodeScalars.firstIndex(where: \.isTypographicQuote)
  }

  /// The text without leading or trailing spaces or tabs. Other white space is kept.
  var trimmingBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let last = lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(self[...last].drop(while: isBlank))
  }
}
