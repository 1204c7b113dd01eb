import ContentCardSchema
import ContentCards

extension CardInput {
  /// Whether the line has a key and a value, as `class_type: home_tile`, `class_type=home_tile` or
  /// `"class_type": "home_tile",`.
  static func isPair(_ line: Substring) -> Bool {
    if line.hasPrefix("\"") {
      let rest = line.dropFirst().drop { $0 != "\"" }.dropFirst()
      return rest.first { $0 != " " && $0 != "\t" } == ":"
    }
    guard let mark = line.firstIndex(where: { ",;\t:=".contains($0) }) else { return false }
    return ":=".contains(line[mark])
  }

  /// The card whose key-value pairs stand in the lines, one in each.
  static func lines(_ text: String) throws(Failure) -> Entry {
    var card = KeyValueCard()
    var numbers: [String: Int] = [:]
    var first: Int?
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    for (number, line) in zip(1..., lines) where !line.allSatisfy(\.isWhitespace) {
      let place = SourceLocation(line: number, column: 1)
      for (key, value) in try pairs(line, at: place) {
        if let other = numbers.updateValue(number, forKey: key) {
          throw Failure(
            message: "\(key.quotedExcerpt) stands in line \(other) already", location: place,
            hint: "remove one of them, or check one card after the other")
        }
        card.set(key, to: value)
      }
      first = first ?? number
    }
    var entry = card.entry(number: 1, label: "card 1", line: first ?? 1)
    entry.lines = numbers
    return entry
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
        message: "the line begins with a quotation mark, and is not like "
          + "\"class_type\": \"home_tile\", or has a number beyond any double",
        location: place, hint: "mend it, or put { before the first line and } behind the last")
    }
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
    return [(key, .string(line[line.index(after: mark)...].trimmingBlanks))]
  }

  /// The pairs of a line out of a JSON object, such as `"class_type": "home_tile",`; nil for any other line.
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
  /// The place of the first typographic quote in a line that begins with a quote; nil for any other line.
  fileprivate var typographicQuote: Index? {
    let text = unicodeScalars.drop { $0 == " " || $0 == "\t" }
    guard let first = text.first, first == "\"" || first.isTypographicQuote else { return nil }
    return unicodeScalars.firstIndex(where: \.isTypographicQuote)
  }

  /// Without the spaces and tabs around it. What else counts as white space came with the value, and
  /// is for the library to judge.
  var trimmingBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    guard let last = lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(self[...last].drop(while: isBlank))
  }
}
