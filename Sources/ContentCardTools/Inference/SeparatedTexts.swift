import ContentCardSchema

/// Texts split into lists at a separator.
struct SeparatedTexts {
  private let separator: String
  private let lists: [(text: String, elements: [String])]

  init(_ texts: [String], separator: String) {
    self.separator = separator
    lists = texts.map { ($0, ValueGrammar.list($0, separator: separator)) }
  }

  var elements: [String] { lists.flatMap(\.elements) }

  var haveSeveralElements: Bool { lists.contains { $0.elements.count > 1 } }

  /// Returns whether the elements and the key suggest lists, rather than sentences or numbers with commas.
  func areEvident(of base: BaseType, key: String) -> Bool {
    switch base {
    case .bool: key.isPlural
    case .int, .double, .decimal: key.isPlural && !mayBeSingleNumbers
    case .string: key.isPlural && elements.allSatisfy(\.looksLikeTag)
    case .json, .custom: false
    default: true
    }
  }

  /// Whether each text with commas may be a single number, such as `1,99` or `1,234,567`, unlike `1, 2` or `1,2,3`.
  private var mayBeSingleNumbers: Bool {
    guard separator == Field.defaultSeparator else { return false }
    return lists.filter { $0.elements.count > 1 }.allSatisfy { text, elements in
      !text.contains(", ")
        && (elements.count == 2 || elements.dropFirst().allSatisfy { $0.utf8.count == 3 })
    }
  }
}

extension String {
  /// Whether the last word of a key looks like a plural or ends in `list`. Plurals such as `terms` do not count,
  /// because their value is usually a single text.
  fileprivate var isPlural: Bool {
    let word = String(split { !$0.isLetter }.last ?? "").lowercased()
    let isSingular = ["ss", "us", "is"].contains(where: word.hasSuffix)
    let others = ["conditions", "details", "hours", "instructions", "news", "series", "terms"]
    return word.hasSuffix("list")
      || (word.hasSuffix("s") && word.count > 2 && !isSingular
        && !others.contains(where: word.hasSuffix))
  }

  fileprivate var looksLikeTag: Bool {
    count <= 24 && split(separator: " ").count <= 3
      && !contains { ".!?:<>{}[]\n".contains($0) }
  }
}
