import ContentCards
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests that drafts have valid names for any text in the dashboard.
struct HostileDraftTests {
  static let texts = [
    "self", "Self", "init", "Type", "type", "none", "None", "default", "Any", "any", "protocol",
    "allCases", "names", "discriminator", "hash", "hashValue", "rawType", "date", "URL", "set",
    "content_card", "content_card_class_type", "content_card_key", "ContentCardKey", "decoder",
    "class_type", "classType", "content_card_data", "is_control", "object", "raw_value", "rules",
    "title", "image", "urlString", "created", "idString", "dismissable", "card.title", "context",
    "価格", "größe", "e\u{301}", "é", "É", "ﬁ", "ß", "SS", "ss", "İ", "i\u{307}", "🎁", "👩‍👩‍👧",
    "ا", "क्षि", "𝒳", "1", "2", "2nd", "_", "__", "_a", "a_", "a b", "a_b", "aB", "a-b", "A_B",
    "a  b", "a.b", "a", "A", "b", "type_1", "key2nd", "key", "keyValue", "aBValue", "a_b_value",
    "line_1", "line_2", "line_", "line", "line_*", "*", "a*", "a*b", "", " ", " a", "a ",
    "a\u{200B}", "a\u{200B}b", "\u{202E}", "a\u{202E}b", "\"", "\\", "\\(evil)", "*/", "`x`", "\n",
    "a\nb", "\0", "\u{1B}[31m", "\u{2028}", "{{x}}", "{%", "#if", "//", "\u{FEFF}x", "func",
    String(repeating: "long_", count: 50),
  ]

  @Test func draftsWithUnusualKeysAreValid() {
    let extras = Dictionary(
      Self.texts.map { ($0, ExtraValue.string("x")) }, uniquingKeysWith: { first, _ in first })
    for discriminator in ["class_type", "a", "line_3", "\u{202E}", "*"] {
      let cards = ["a", "self"].enumerated().map { index, name in
        ContentCard(
          id: "\(index)",
          extras: ContentCardExtras(extras.merging([discriminator: .string(name)]) { $1 }),
          title: "x", image: "x",
          urlString: "https://a.com")
      }
      let inference = Inference(from: cards, discriminator: discriminator)
      #expect(mistakes(in: inference) == [], "\(inference.schema ?? "")")
    }
  }

  @Test func draftsWithUnusualClassTypesAreValid() {
    let cards = Self.texts.enumerated().map { index, name in
      ContentCard(id: "\(index)", extras: ["class_type": .string(name), name + "x": "x"])
    }
    let inference = Inference(from: cards)
    #expect(mistakes(in: inference) == [], "\(inference.schema ?? "")")
  }

  @Test(arguments: 0..<(isFullRun ? 50 : 10))
  func draftsWithRandomNamesAreValid(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cards = (0..<30).map { index in
      let keys = (0..<4).map { _ in random.pick(Self.texts) }
      var extras: ContentCardExtras = [:]
      for key in keys { extras[key] = .string(random.pick(Self.texts)) }
      // Few values, each of which is on many cards.
      extras["choice"] = .string(
        random.pick(["self", "Type", "2nd", "a-b", "a_b"].prefix(random.number(2...5))))
      extras["class_type"] = .string(random.pick(Self.texts))
      if random.oneIn(2) { extras["class_type"] = "often" }
      return ContentCard(id: "\(index)", extras: extras)
    }
    let inference = Inference(from: cards)
    guard inference.schema != nil else { return }
    #expect(mistakes(in: inference) == [], "\(inference.schema ?? "")")
  }
}
