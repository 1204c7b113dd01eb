import ContentCardSchema

extension Field {
  /// Typical values for the field, best first. For a list other than `json[]`, they are values for one element. For
  /// app-defined types, they are guesses.
  var typicalValues: [String] {
    let samples = typeDescription.samples
    return switch type.base {
    case .string: textsByName + samples
    case .url where isImage: ["https://example.com/image.png", "https://example.com/image-2.png"]
    case .json where type.isList:
      ["[\(sampleItems(["1", "2"], count(near: 2)).joined(separator: ", "))]"]
    default: samples
    }
  }

  private var isImage: Bool {
    name(hasOneOf: ["image", "picture", "photo", "icon", "logo", "thumbnail"])
  }

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
