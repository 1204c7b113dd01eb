import ContentCardSchema
import ContentCards

/// A card on its way to JSON. Values keep the order in which they were set.
struct FixtureCard {
  private var fields: [(field: ContentCardField, value: ExtraValue)] = []
  private var extras: [(key: String, value: ExtraValue)] = []

  /// What stands there; nil takes it away. Keys with a common beginning have no value of their own.
  subscript(place: ContentCardsGeneratedCode.Lookup) -> ExtraValue? {
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

  /// The card with something else at one place; nil takes away what stands there.
  func with(_ value: ExtraValue?, at place: ContentCardsGeneratedCode.Lookup) -> Self {
    var card = self
    card[place] = value
    return card
  }

  /// The members that an SDK always sends are those of a card made on 31 January 2026 that never
  /// expires.
  ///
  /// - Parameter verdict: What `lint-card` says of the card, for tests to compare; no SDK reads it.
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
  /// Puts an element in another's place or at the end, or takes the other away.
  fileprivate mutating func replace(at index: Int?, with element: Element?) {
    switch (index, element) {
    case (let index?, let element?): self[index] = element
    case (let index?, nil): remove(at: index)
    case (nil, let element?): append(element)
    case (nil, nil): break
    }
  }
}

extension ContentCardField {
  fileprivate var shortKey: String {
    switch self {
    case .title: "tt"
    case .cardDescription: "ds"
    case .image: "i"
    case .imageAspectRatio: "ar"
    case .urlString: "u"
    case .openURLInWebView: "uw"
    case .domain: "dm"
    // SDKs have no short ones for these.
    case .imageAltText, .language: rawValue
    }
  }
}

extension ExtraValue {
  fileprivate var json: String {
    switch self {
    case .string(let text): text.jsonLiteral
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      jsonLine(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
    case .int, .double, .bool, .null: description
    }
  }
}
