import ContentCardSchema

extension Field {
  /// Typical values for the field, best first. For a list other than `json[]`, they are values for one element. For
  /// app-defined types, they are guesses.
  var typicalValues: [String] {
    switch type.base {
    case .string: textsByName + ["some text", "more text", "text"]
    case .int: ["7", "12"]
    case .double: ["0.5", "2"]
    case .decimal: ["12.50", "3"]
    case .bool: ["true", "false"]
    case .url where isImage: ["https://example.com/image.png", "https://example.com/image-2.png"]
    case .url: ["https://example.com/", "https://example.com/more"]
    case .color: ["#FF8800", "#0088FF"]
    case .json: type.isList ? ["[1, 2]"] : ["{\"name\": \"Tea\"}"]
    case .custom: ["text"]
    case .date:
      switch dateFormat {
      case .iso8601: ["2026-01-31T09:00:00Z", "2026-02-28T18:30:00+01:00"]
      case .unix: ["1769850000", "1772301600"]
      case .unixMilliseconds: ["1769850000000", "1772301600000"]
      }
    }
  }

  /// Whether the name of the field suggests an image.
  private var isImage: Bool {
    name(hasOneOf: ["image", "picture", "photo", "icon", "logo", "thumbnail"])
  }

  /// Typical texts for the name of the field, or an empty array if none are known.
  private var textsByName: [String] {
    if path.value == .card(CardField.domain.rawValue) { return ["Learn more"] }
    if path.value == .card(CardField.language.rawValue) { return ["en"] }
    if isImage, type.isList == false { return ["A cup of green tea"] }
    if name(hasOneOf: ["title", "headline", "header"]) { return ["Summer sale", "New teas"] }
    if name(hasOneOf: ["tag", "categor"]) { return ["tea", "sale"] }
    return []
  }

  private func name(hasOneOf words: [String]) -> Bool {
    let name = path.value.name.lowercased()
    return words.contains(where: name.contains)
  }
}
