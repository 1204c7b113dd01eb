import ContentCardCodegen
import ContentCardSchema
import ContentCards
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests that drafts have no mistakes and accept the cards that they were inferred from.
struct RandomInferenceTests {
  @Test(arguments: 0..<(isFullRun ? 100 : 20))
  func draftsAcceptTheirSampleCards(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let cards = RandomSampleCards.cards(&random)
    let samples = SampleCards(cards, discriminator: "class_type")
    let inference = Inference(from: cards)
    #expect(inference.schema == Inference(from: cards).schema)
    guard let text = inference.schema else {
      #expect(samples.classTypes.isEmpty)
      return
    }
    try #require(mistakes(in: inference) == [], "\(text)")
    let reading = readSchema(Array(text.utf8), name: "Draft", path: "Draft.contentcards.json")
    let check = CardReader(try #require(reading.schema))
    #expect(check.classTypes.count == samples.classTypes.count)
    for (index, sample) in samples.classTypes.enumerated() {
      for card in sample.cards {
        let result = check.read(card)
        #expect(result.outcome == .object && result.classType == index)
        let issues = result.issues.filter {
          ![.trimmedWhiteSpace, .unrenderedLiquid].contains($0.reason)
        }
        #expect(issues.map(\.description) == [], "\(card.extras)\n\(text)")
      }
    }
  }

  /// Checks that drafts are specific. Otherwise, they would accept any card.
  @Test(.enabled(if: isFullRun)) func draftsUseSpecificTypes() throws {
    var types: Set<String> = []
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = Inference(from: RandomSampleCards.cards(&random)).schema ?? ""
      for match in text.matches(of: /"(?:type": ")?([a-z]+(?:\[\])?\??)"[,\n ]/) {
        types.insert(String(match.1))
      }
      if text.contains("\"enum\"") { types.insert("enum") }
      if text.contains("_*\"") { types.insert("*") }
    }
    let all = ["bool", "int", "decimal", "double", "url", "color", "date", "json", "string"]
    let expected =
      all + all.map { "\($0)?" } + ["string[]", "int[]?", "url[]?", "json[]", "enum", "*"]
    #expect(expected.filter { !types.contains($0) } == [])
  }
}

/// Random cards of a few class types. Each key has values of one kind, apart from mistakes.
enum RandomSampleCards {
  static func cards(_ random: inout SeededGenerator) -> [ContentCard] {
    (0..<random.number(1...4)).flatMap { _ in classType(&random) }.shuffled(using: &random)
  }

  private static func classType(_ random: inout SeededGenerator) -> [ContentCard] {
    let name = random.pick(["tile", "Tile", "coupon", "self", "größe"])
    var kinds = (0..<random.number(0...8)).map { _ in
      (key: random.pick(HostileDraftTests.texts + keys), values: random.pick(self.kinds))
    }
    let lines = random.pick(self.kinds)
    kinds += (1..<random.number(1...4)).map { ("line_\($0)", lines) }
    let mistakes = random.pick([0, 10, 100])
    return (0..<random.pick([1, 2, 3, 5, 12, 25])).map { _ in
      var extras: ContentCardExtras = [:]
      for (key, values) in kinds where !random.oneIn(12) {
        let isMistake = mistakes > 0 && random.oneIn(mistakes)
        extras[key] = random.pick(isMistake ? random.pick(self.kinds) : values)
      }
      extras["class_type"] = .string(random.oneIn(9) ? " \(name.uppercased())" : name)
      return ContentCard(
        id: "\(random.next())", extras: extras, title: random.pick(["A", "", "7", "{{x}}", nil]),
        image: random.pick(["https://a.com/i.png", "https://a.com/i.png", "i.png", nil]),
        imageAspectRatio: random.pick([1.5, nil]), urlString: random.pick(["myapp://x", "", nil]),
        openURLInWebView: random.oneIn(9), language: random.pick(["de", nil]))
    }
  }

  private static let keys = ["tags", "prices", "ids", "size", "price", "when", "links", "flags"]

  private static let kinds: [[ExtraValue]] = [
    ["true", "FALSE", true, "1"], ["yes", "no"], ["0", "1"], ["7", "-12", 5, " 7 "],
    ["7"], ["007", "12"], ["+4915112345"], ["1769850000"], ["1769850000000"],
    ["99999999999999999999"], ["12.50", "7", 0.1], [1e300, 5], [0.5, "1e5"], ["1,99", "20%"],
    ["https://a.com", "myapp://x"], ["https://a.com,https://b.com"], ["Sale:now"],
    ["#F80", "#ff8800"], ["2026-01-31T09:00Z"], ["2026-01-31"],
    [#"{"a": [1]}"#, ["a": 1]], ["[1]"], ["[]", "[1]"], ["{", "{}"], [["a": "x"]],
    ["a, b", "c"], ["a|b", "c|d"], ["1, 2", "3"], ["1,2,3"], ["1,234"], [",", "a, b"],
    [["a", "b"], []], [[1, nil], "3, 4"], [["a", 1]], [[:], [1]], [[["a": 1]], [["b": 2]]],
    ["small", "large"], ["small", "Small", "x-large", "init", "Type"],
    ["Text", "More of it", "and more"], [""], [nil], [" ", "a"], ["{{ x }}", "5"], ["\u{200B}5"],
    [5, "abc"], [true, 5], ["\"\\\n\u{202E}"],
  ]
}
