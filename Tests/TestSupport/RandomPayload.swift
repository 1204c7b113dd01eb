import Foundation

/// Creates random elements of payloads: valid cards, cards with invalid members, and values that are not cards. With
/// the same seed and vocabulary, the same calls return the same elements.
package struct RandomPayload: RandomNumberGenerator {
  /// The keys of the extras, and the values of the discriminator.
  package struct Vocabulary: Sendable {
    package var discriminator: String
    package var types: [String]
    package var keys: [String]

    package init(discriminator: String, types: [String], keys: [String]) {
      self.discriminator = discriminator
      self.types = types
      self.keys = keys
    }
  }

  private var generator: SeededGenerator
  private let vocabulary: Vocabulary

  package init(seed: UInt64, vocabulary: Vocabulary = .brazeDemo) {
    generator = SeededGenerator(seed: seed)
    self.vocabulary = vocabulary
  }

  package mutating func next() -> UInt64 { generator.next() }

  /// Returns an element of a payload: usually an object with some members of a card, and sometimes another value.
  package mutating func element() -> String {
    guard chance(9) else { return value(depth: 2) }
    var members = chance(9) ? [#""id": "\#(next() % 1_000)""#] : []
    for _ in 0..<Int.random(in: 0..<8, using: &self) {
      members.append("\"\(pick(Self.names))\": \(value(depth: 1))")
    }
    if chance(8) { members.append("\"\(pick(["e", "extras"]))\": \(extras())") }
    return "{\(members.shuffled(using: &self).joined(separator: ", "))}"
  }

  private mutating func extras() -> String {
    guard chance(9) else { return value(depth: 1) }
    let name = chance(9) ? "\"\(pick(vocabulary.types))\"" : scalar()
    var pairs = chance(9) ? ["\"\(vocabulary.discriminator)\": \(name)"] : []
    for key in vocabulary.keys where chance(8) {
      pairs.append("\"\(key)\": \(extra())")
    }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// Returns a value for the extras, which is usually text.
  package mutating func extra() -> String { chance(7) ? pick(Self.texts) : value(depth: 2) }

  package mutating func value(depth: Int) -> String {
    guard depth > 0, !chance(7) else { return scalar() }
    let values = (0..<Int.random(in: 0..<4, using: &self)).map { _ in value(depth: depth - 1) }
    guard chance(5) else { return "[\(values.joined(separator: ", "))]" }
    return "{\(values.map { "\"\(pick(Self.names))\": \($0)" }.joined(separator: ", "))}"
  }

  private mutating func scalar() -> String { pick(chance(5) ? Self.texts : Self.others) }

  /// Returns `true` with a probability of `times` in ten.
  private mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<10, using: &self) < times
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// Returns the bytes after up to three changes. Each change replaces, removes, or duplicates a byte.
  package mutating func damaged(_ bytes: Data) -> Data {
    var damaged = Array(bytes)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      guard let index = damaged.indices.randomElement(using: &self) else { break }
      switch Int.random(in: 0..<4, using: &self) {
      case 0: damaged.remove(at: index)
      case 1: damaged.insert(damaged[index], at: index)
      case 2: damaged[index] = .random(in: 0...255, using: &self)
      default: damaged[index] = Array("{}[]\",:\\019-+.eEtu ".utf8).randomElement(using: &self) ?? 0
      }
    }
    return Data(damaged)
  }
}

extension RandomPayload.Vocabulary {
  package static let brazeDemo = Self(
    discriminator: "class_type",
    types: [
      "ad_banner", "coupon_code", "home_tile", "group", "message_full_page", "message_webview",
      " HOME_TILE ", "hometile", "other", "", "{{type}}",
    ],
    keys: [
      "discount_percentage", "image", "tile_id", "tile_title", "tile_price", "tile_image",
      "tile_detail", "tile_tags", "message_header", "message_title", "html", "content_block_id",
      "clas_type", "tile_idd",
    ])
}

extension RandomPayload {
  private static let names = [
    "id", "r", "removed", "ea", "expiresAt", "tt", "title", "ds", "cardDescription", "description",
    "i", "image", "imageUrl", "imageAltText", "altImageText", "ar", "imageAspectRatio",
    "aspectRatio", "u", "url", "uw", "openURLInWebView", "dm", "domain", "linkText", "language",
    "ca", "created", "v", "viewed", "cl", "clicked", "p", "pinned", "db", "dismissible", "d",
    "dismissed", "t", "test", "isControl", "tp", "type", "cards", "é", "",
  ]
  private static let texts = [
    "", " ", "1", "-7", "12.50", "1e999", "20%", "1,99", "0x1F", "99999999999999999999", "true",
    "No",
    "{{ x }}", "https://example.com/a%20b", "example.com", "a, b,,c", ",", #"\u0000"#,
    #"\u200B1\uFEFF"#,
    #"\ud83d\ude00"#, "e\u{301}", "\u{202E}", "control", "captioned_image", "banner_image",
    "2026-01-31T09:00Z", "0000-00-00T00:00Z", #"\"quoted\" \\ \n"#,
  ].map { "\"\($0)\"" }
  private static let others = [
    "null", "true", "false", "0", "1", "-1", "-0", "-0.0", "0.1", "5.0", "1e3", "1e308", "5e-324",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e15", "1E+19",
    "0.1000000000000000055511151231257827", "[]", "{}",
  ]
}
