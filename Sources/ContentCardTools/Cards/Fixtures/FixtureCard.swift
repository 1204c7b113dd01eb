import ContentCardSchema
import ContentCards

/// A card to be written as JSON. Its values keep the order in which they were set.
struct FixtureCard {
  private var fields: [(field: ContentCardsGeneratedCode.StandardField, value: ExtraValue)] = []
  private var extras: [(key: String, value: ExtraValue)] = []

  /// Accesses the value of a field or key. Set it to `nil` to remove the value. Prefixes have no value.
  subscript(place: ContentCardsGeneratedCode.Place) -> ExtraValue? {
    get {
      switch place {
      case .card(let field): fields.first { $0.field == field }?.value
      case .extras(let key): extras.first { $0.key == key.rawValue }?.value
      case .extrasPrefix: nil
      }
    }
    set {
      switch place {
      case .card(let field):
        let index = fields.firstIndex { $0.field == field }
        fields.replace(at: index, with: newValue.map { (field, $0) })
      case .extras(let key):
        let index = extras.firstIndex { $0.key == key.rawValue }
        extras.replace(at: index, with: newValue.map { (key.rawValue, $0) })
      case .extrasPrefix: break
      }
    }
  }

  /// Returns a copy with a different value for a field or key. Pass `nil` to remove the value.
  func with(_ value: ExtraValue?, at place: ContentCardsGeneratedCode.Place) -> Self {
    var card = self
    card[place] = value
    return card
  }

  /// Returns the card as JSON, with the members that every SDK card has. The card was created on 31 January 2026 and
  /// never expires.
  ///
  /// - Parameter verdict: The verdict of `lint-card`, which tests can compare. SDKs ignore it.
  func json(id: String, verdict: CardVerdict.Kind) -> String {
    let start = [
      ("id", id.jsonLiteral), ("verdict", verdict.rawValue.jsonLiteral), ("tp", "\"short_news\""),
      ("ca", "1769850000"), ("ea", "-1"),
      ("v", "false"), ("cl", "false"), ("p", "false"), ("db", "true"),
    ]
    let extras = jsonLine(extras.map { ($0.key, $0.value.json) })
    return jsonLine(start + fields.map { ($0.field.shortKey, $0.value.json) } + [("e", extras)])
  }
}

extension Array {
  /// Replaces the element at an index. Without an index, appends the element. Without an element, removes the element
  /// at the index.
  fileprivate mutating func replace(at index: Int?, with element: Element?) {
    switch (index, element) {
    case (let index?, let element?): self[index] = element
    case (let index?, nil): remove(at: index)
    case (nil, let element?): append(element)
    case (nil, nil): break
    }
  }
}

extension ContentCardsGeneratedCode.StandardField {
  fileprivate var shortKey: String {
    switch self {
    case .title: "tt"
    case .cardDescription: "ds"
    case .image: "i"
    case .imageAspectRatio: "ar"
    case .urlString: "u"
    case .openURLInWebView: "uw"
    case .domain: "dm"
    // The SDKs have no short keys for these fields.
    case .imageAltText, .language: rawValue
    }
  }
}

extension ExtraValue {
  /// The value as JSON on one line.
  var json: String {
    switch self {
    case .string(let text): text.jsonLiteral
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      jsonLine(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
    case .int, .double, .bool, .null: description
    }
  }
}
