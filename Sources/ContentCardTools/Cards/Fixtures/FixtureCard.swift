import ContentCardSchema
import ContentCards

/// A card to be written as JSON. Its values keep the order in which they were added.
struct FixtureCard {
  private var places: [ContentCardsGeneratedCode.Place] = []
  private(set) var values: [ContentCardsGeneratedCode.Place: ExtraValue] = [:]

  /// Accesses the value of a field or key. Setting the value of a prefix has no effect.
  subscript(place: ContentCardsGeneratedCode.Place) -> ExtraValue? {
    get { values[place] }
    set {
      if case .extrasPrefix = place { return }
      let oldValue = values[place]
      values[place] = newValue
      if oldValue == nil, newValue != nil { places.append(place) }
      if oldValue != nil, newValue == nil { places.removeAll { $0 == place } }
    }
  }

  func with(_ value: ExtraValue?, at place: ContentCardsGeneratedCode.Place) -> Self {
    var card = self
    card[place] = value
    return card
  }

  /// Returns the card as JSON, with the usual members of an SDK card. According to these, the card was created on 31
  /// January 2026 and never expires.
  ///
  /// - Parameter verdict: The verdict of `lint-card`, which tests can compare. SDKs ignore it.
  func json(id: String, verdict: CardVerdict.Kind) -> String {
    let start = [
      ("id", id.jsonLiteral), ("verdict", verdict.rawValue.jsonLiteral), ("tp", "\"short_news\""),
      ("ca", "1769850000"), ("ea", "-1"),
      ("v", "false"), ("cl", "false"), ("p", "false"), ("db", "true"),
    ]
    var fields: [(String, String)] = []
    var extras: [(String, String)] = []
    for place in places {
      let value = values[place]?.json ?? ""
      switch place {
      case .card(let field): fields.append((field.shortKey, value))
      case .extras(let key): extras.append((key.rawValue, value))
      case .extrasPrefix: break
      }
    }
    return jsonLine(start + fields + [("e", jsonLine(extras))])
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
    // No short keys are known for these fields.
    case .imageAltText, .language: rawValue
    }
  }
}

extension ExtraValue {
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
