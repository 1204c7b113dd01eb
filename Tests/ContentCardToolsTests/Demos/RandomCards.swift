import Foundation
import TestSupport

/// Creates random cards for a schema: valid cards, cards with one or more mistakes, and cards with unusual content. The
/// same seed always gives the same cards.
struct RandomCards {
  private var random: RandomPayload
  private let demo: Demo
  private let fixtures: [String]
  /// The fixtures of rules that a random change seldom breaks.
  private let fixturesOfRareRules: [String]

  init(_ demo: Demo, seed: UInt64) throws {
    self.demo = demo
    random = RandomPayload(seed: seed, vocabulary: demo.vocabulary)
    fixtures = try RecordedFixtures(of: demo.rawValue).elements
    let rules = ["too-few", "too-many", "out-of-order", "same-number"]
    fixturesOfRareRules = fixtures.filter { fixture in
      rules.contains { fixture.contains(".\($0)\"") }
    }
  }

  /// Returns the members of a random card in JSON.
  mutating func card() throws -> [String: Any] {
    if !demo.rejectedByApp.isEmpty, random.oneIn(25) {
      guard let card = try Self.value(random.pick(demo.rejectedByApp)) as? [String: Any] else {
        return try self.card()
      }
      return card
    }
    // A card with all values is changed in more places.
    let (json, most) =
      switch random.number(0...9) {
      case 0, 1: (random.element(), 3)
      case 2...5: (random.pick(fixtures.filter { $0.contains(".full\"") }), 8)
      case 6: (random.pick(fixturesOfRareRules.isEmpty ? fixtures : fixturesOfRareRules), 1)
      default: (random.pick(fixtures), 3)
      }
    guard var card = try Self.value(json) as? [String: Any] else { return try self.card() }
    for _ in 0..<random.number(0...most) { try change(&card) }
    return card
  }

  private mutating func change(_ card: inout [String: Any]) throws {
    var extras = card["e"] as? [String: Any] ?? [:]
    let present = extras.keys.sorted()
    switch random.number(0...10) {
    case 0, 1:
      if let key = present.randomElement(using: &random) { extras[key] = try value(of: key) }
    case 2, 10:
      guard let key = present.randomElement(using: &random), demo.ownValues[key] == nil,
        let text = extras[key] as? String
      else { break }
      extras[key] = random.pick([
        text.uppercased(), " \(text)\u{A0}", "\(text),\(text)", "\(text)|9;\(text)", "-\(text)",
        "\(text)%", "\(text){{x}}", String(text.prefix { !",|".contains($0) }),
      ])
    case 3: if let key = present.randomElement(using: &random) { extras[key] = nil }
    case 4, 5:
      let key = random.pick(demo.vocabulary.keys + demo.ownValues.keys.sorted())
      extras[key] = try value(of: key)
    case 6:
      guard let key = present.randomElement(using: &random) else { break }
      // The second key with the same number
      if key.hasSuffix("_1"), random.oneIn(2) { extras["\(key.dropLast())01"] = extras[key] }
      let other = random.oneIn(2) ? String(key.dropLast()) : key + "x"
      if demo.ownValues[other] == nil { extras[other] = extras.removeValue(forKey: key) }
    case 7:
      let key = random.oneIn(3) ? "card_kind" : demo.vocabulary.discriminator
      if random.oneIn(2) { extras[demo.vocabulary.discriminator] = nil }
      extras[key] = random.pick(demo.vocabulary.types)
    case 8:
      let name = random.pick([
        "tt", "ds", "i", "i", "imageAltText", "ar", "u", "uw", "dm", "language",
      ])
      card[name] = try Self.value(random.extra())
      if name == "i", random.oneIn(2) { card[name] = random.pick(["shop:8080", "HTTP://a.b"]) }
    default:
      let flag = random.pick([("tp", "\"control\""), ("isControl", "true"), ("r", "true")])
      if random.oneIn(3) { card[flag.0] = try Self.value(flag.1) }
    }
    card["e"] = extras
  }

  private mutating func value(of key: String) throws -> Any {
    try Self.value(demo.ownValues[key].map { random.pick($0) } ?? random.extra())
  }

  private static func value(_ json: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }

  /// Returns the card as the `metaData` dictionary of Braze's guide.
  static func metaData(of card: [String: Any]) -> [String: Any] {
    let names = [
      "id": "idString", "ca": "created", "db": "dismissible", "e": "extras", "tt": "title",
      "ds": "cardDescription", "i": "image", "imageAltText": "imageAltText", "u": "urlString",
      "ar": "imageAspectRatio", "uw": "openURLInWebView", "dm": "domain", "language": "language",
      "isControl": "isControl",
    ]
    return Dictionary(card.compactMap { name, value in names[name].map { ($0, value) } }) { $1 }
  }
}

extension Demo {
  /// Cards with objects that the app rejects.
  fileprivate var rejectedByApp: [String] {
    guard self == .showcase else { return [] }
    return [
      #"{"id": "1", "e": {"kind": "Contact", "phone": "5%", "town": "Here"}}"#,
      #"{"id": "1", "e": {"kind": "Person", "mail": " a:b", "phone": "%", "street": "1"}}"#,
      #"{"id": "1", "e": {"kind": "Own", "count": "0", "mood": "great"}}"#,
    ]
  }

  /// Values that the app's own types accept or reject, by key. Whether they accept other values is known only to the
  /// app.
  fileprivate var ownValues: [String: [String]] {
    guard self == .showcase else { return [:] }
    let none = ["\"\"", "\" \"", "null", "\"{{ x }}\""]
    let stock = ["\"A-1234\"", "\" A-0001\\n\""] + none
    let offer = [#"{"name": "Tea"}"#, #""{\"name\": \"Tea\", \"price\": 1.5}""#, "\"{\"", "\"[\""]
    let offers = [#"[{"name": "Tea"}]"#, #""[{\"name\": \"Tea\"}]""#, "[]", "\"[]\"", "{}", "7"]
    return [
      "stock": stock, "spare": stock, "stocks": ["\"A-1234/A-0001\"", "7", "{}", "\"/\""] + none,
      "offer": offer + none, "story_offer": offer + none, "offers": offers + ["\"{\""] + none,
    ]
  }

  fileprivate var vocabulary: RandomPayload.Vocabulary {
    switch self {
    case .brazeDemo: .brazeDemo
    case .showcase:
      .init(
        discriminator: "kind",
        types: [
          "Numbers", "Figures", "Texts", "Others", "Contact", "Person", "Own", "Story", "Flash",
          " Texts ", "numbers", "Storys", "", "{{kind}}",
        ],
        keys: [
          "count", "ratio", "price", "cost", "amount", "list_price", "old_price", "sizes", "primes",
          "rates", "steps", "body", "greeting", "caption", "tags", "notes", "size", "other_sizes",
          "line_1",
          "line_01", "line_2", "line_x", "line_", "line_height", "score_1", "score_10", "link",
          "links", "starts_at", "ends_at", "days", "tint", "tints", "is_new", "flags", "anything",
          "end", "expiry", "remarks", "note_1", "note_2", "note_size",
          "phone", "mail", "street", "town", "mood", "headline", "urgency", "old_tag", "html",
          "page_ids", "badge", "kinds", "low_score", "high_score", "image_credit", "low_rank",
          "high_rank", "latitude", "longitude",
        ])
    }
  }
}
