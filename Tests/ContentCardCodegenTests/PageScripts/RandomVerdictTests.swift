import ContentCardSchema
import ContentCards
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests with random cards and values that the page's scripts and `lint-card` give the same verdicts and findings.
///
/// To test more or other cards: `CONTENT_CARDS_FULL=1 RANDOM_CARDS=100000 RANDOM_SEED=2 swift test --filter RandomVerdictTests`. A failure
/// shows the smallest schema and card that it could find.
@Suite(.enabled(if: isFullRun, "needs Chromium and CONTENT_CARDS_FULL"))
struct RandomVerdictTests {
  private static let count = Int(environment("RANDOM_CARDS") ?? "") ?? 1000
  private static let seed = UInt64(environment("RANDOM_SEED") ?? "") ?? 20_260_131

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  @Test func cardsHaveTheVerdictsOfLintCard() async throws {
    let schemas = try Self.schemas()
    let vocabularies = schemas.map(CardVocabulary.init)
    var random = SeededGenerator(seed: Self.seed)
    let cases = (0..<Self.count).map { _ in
      let positions = Self.positions(of: schemas, using: &random)
      var grammar = CardTextGrammar(seed: random.next())
      let card = grammar.card(of: vocabularies[random.pick(positions)])
      return (card: card, text: card.text, schemas: positions)
    }
    let found = try await waiting {
      try PageReading.inBrowser(cases.map { ($0.text, $0.schemas) }, schemas: schemas)
    }
    try #require(found.count == cases.count)
    var lints: [[Int]: CardLint] = [:]
    var failures: [(card: CardText, text: String, schemas: [Int])] = []
    var coverage = Coverage()
    for (testCase, found) in zip(cases, found) {
      let used = testCase.schemas.map { schemas[$0] }
      let lint = lints[testCase.schemas] ?? CardLint(used)
      lints[testCase.schemas] = lint
      let expected = PageReading.text(testCase.text, lint, for: used)
      coverage.add(expected, of: testCase.text)
      if !found.isSpelled(as: expected) { failures.append(testCase) }
    }
    if let smallest = failures.min(by: { $0.text.utf8.count < $1.text.utf8.count }) {
      let report = try await waiting {
        try SmallestDifference(smallest.card, schemas: smallest.schemas.map { schemas[$0] })
      }
      Issue.record(
        "\(failures.count) of \(cases.count) differ, RANDOM_SEED=\(Self.seed)\n\(report)")
    }
    if Self.count >= 10_000 { #expect(coverage.missing == []) }
  }

  @Test func valuesAreAcceptedAsByLintCard() async throws {
    var grammar = CardTextGrammar(seed: Self.seed)
    let fields = try Self.schemas().flatMap { schema in
      schema.classTypes.flatMap { classType in
        schema.fields(of: classType).map { SingleField($0, in: schema) }
          + classType.oneOf.flatMap(\.choices).map {
            SingleField($0.field, in: schema, isChoice: true)
          }
      }
    }
    let texts = fields.map { single in
      let field = CardVocabulary.Field(single.field)
      return (0..<max(2, Self.count / 4 / fields.count)).map { _ in
        grammar.value(of: field).string ?? grammar.text()
      }
    }
    let found: [[Bool]] = try await waiting {
      try PageReading.value(
        of: """
          fields.map((schema, index) => texts[index].map(
            text => CardCheck.accepts(schema.classTypes[0].fields[0], text)))
          """,
        with: [
          "fields": "[\(fields.map(\.schema.pageModel).joined(separator: ",\n"))]",
          "texts": String(decoding: try JSONEncoder().encode(texts), as: UTF8.self),
        ])
    }
    try #require(found.count == fields.count)
    var failures: [String] = []
    for (field, (texts, found)) in zip(fields, zip(texts, found)) {
      for (text, isAccepted) in zip(texts, found) where isAccepted != field.accepts(text) {
        failures.append(
          "\(field.schema.pageModel)\n\(text.debugDescription): the page \(isAccepted ? "accepts" : "rejects") it"
        )
      }
    }
    let smallest = failures.min { $0.utf8.count < $1.utf8.count }
    #expect(smallest == nil, "\(failures.count) of them differ\n\(smallest ?? "")")
    #expect(Set(found.joined()) == [true, false])
  }

  @Test func everyExpectationAndEachKindHasASentence() {
    let codes = PageSentences.texts.map(\.code).filter { $0.contains(/^(expected|kind):/) }
    #expect(Set(codes).union(["too-large:decimal"]) == Set(PageReading.phrases.keys))
  }

  /// The scripts must give the same lower case, normalization, and grapheme clusters as Swift.
  @Test func everyCharacterIsReadAsInSwift() async throws {
    // Ranges with thousands of characters that behave alike are omitted.
    let ranges = [
      0..<0x3400, 0xA000..<0xAC10, 0xF900..<0x12000, 0x16000..<0x17000, 0x1D000..<0x1F000,
      0xE0000..<0xE0200,
    ]
    let scalars = ranges.flatMap { $0 }.compactMap(Unicode.Scalar.init(_:))
    let found: [String: [String]] = try await waiting {
      try PageReading.value(
        of: """
          Object.fromEntries(codes.map(code => {
              const text = String.fromCodePoint(code);
              return [code, [
                lowercased(text), text.toLowerCase(), canonical(text), trimmed(text), escaped(text),
                "a".repeat(characters(`a${text}b`).length)]];
            }).filter(([code, texts]) => texts.slice(0, 5).some(text => text !== String.fromCodePoint(code))
              || texts[5] !== "aaa"))
          """, with: ["codes": "\(scalars.map(\.value))"], script: PageScripts.text)
    }
    var different: [String] = []
    for scalar in scalars {
      let text = String(scalar)
      let plain = [text, text, text, text, text, "aaa"]
      // Compares bytes, because two encodings of the same character are equal strings.
      let pair = zip(found[String(scalar.value)] ?? plain, Self.reading(of: text))
      if !pair.allSatisfy({ Array($0.utf8) == Array($1.utf8) }) {
        different.append(String(scalar.value, radix: 16))
      }
    }
    #expect(found.count > 4000)
    #expect(different == [])
  }
}

extension RandomVerdictTests {
  private static func reading(of text: String) -> [String] {
    var escaped = text.quotedExcerpt.unicodeScalars
    escaped.removeFirst()
    escaped.removeLast()
    let trimmed: Substring = ContentCards.ValueGrammar.trimmed(text)
    return [
      ContentCards.ValueGrammar.lowercased(text), text.lowercased(),
      text.precomposedStringWithCanonicalMapping,
      "\(trimmed)", "\(String.UnicodeScalarView(escaped))",
      String(repeating: "a", count: "a\(text)b".count),
    ]
  }
}

// MARK: - Schemas

extension RandomVerdictTests {
  /// Returns the schemas of the repository, the schemas for the traps, and random schemas.
  private static func schemas() throws -> [Schema] {
    let repositorySchemas = try ["BrazeDemo", "Showcase"].map { name in
      let file = repository.appending(path: "Schemas/\(name).contentcards.json")
      return try Schema(String(contentsOf: file, encoding: .utf8), name: name)
    }
    let traps = try CardTraps.schemas.enumerated().map { try Schema($1, name: "Traps\($0)") }
    let random = (0..<30).compactMap { index -> Schema? in
      let random = SchemaGrammar.schema(
        seed: seed &+ UInt64(index), index: index, isPublic: false, hasNamespace: true)
      return readSchema(Array(random.text.utf8), name: random.name, path: random.name).schema
    }
    return repositorySchemas + traps + random.filter { !$0.classTypes.isEmpty }
  }

  /// Returns the positions of one or more schemas that are used together.
  private static func positions(
    of schemas: [Schema], using random: inout SeededGenerator
  ) -> [Int] {
    switch random.number(0...9) {
    case 0: [0, 1]
    case 1: [2, 3]
    case 2: [4, 3, 2]
    case 3: [random.number(0...schemas.count - 1), random.number(0...schemas.count - 1)].uniqued
    case 4: [2]
    case 5, 6: [5]
    case 7: [random.number(0...5)]
    default: [random.number(0...schemas.count - 1)]
    }
  }
}

extension Schema {
  /// Reads a schema, and throws if it has mistakes.
  fileprivate init(_ text: String, name: String) throws {
    let reading = readSchema(Array(text.utf8), name: name, path: "\(name).contentcards.json")
    try #require(reading.diagnostics.map(\.message) == [])
    self = try #require(reading.schema)
  }
}

/// Checks that the random cards cover all codes, verdicts, formats, and traps.
private struct Coverage {
  private var missingWords: Set<String>
  private var missingTraps = CardTraps.texts

  init() {
    // `refused-default` does not occur, because the defaults were validated with the schema, and only an app can cause
    // `app-rejected`.
    let codes = CardFindingCode.allCases.filter { ![.refusedDefault, .appRejected].contains($0) }
      .map { " \($0.rawValue)\n" }
    let kinds = CardVerdict.Kind.allCases.map { " \($0.rawValue) " }
    let forms = [
      "card", "cards", "syncResponse", "apiBody", "pairsInJSON", "lines", "csv comma",
      "csv semicolon", "csv tab", "pairsInCSV comma", "pairsInCSV semicolon", "pairsInCSV tab",
      "export", "mixed",
    ]
    let states = ["live", "draft", "stopped", "archived"].map { " \($0)\n" }
    let reasons = ["sent", "default", "field"].map { "reason=\($0)\n" }
    missingWords = Set(
      codes + kinds + forms.map { "\($0)\n" } + states + reasons
        + ["failure", "campaign \"Autumn\"", "Canvas \"Autumn\", step \"Autumn\""])
  }

  mutating func add(_ reading: String, of text: String) {
    for word in missingWords where reading.range(of: word) != nil { missingWords.remove(word) }
    for (name, texts) in missingTraps {
      if texts.contains(where: { text.range(of: $0, options: .literal) != nil }) {
        missingTraps[name] = nil
      }
    }
  }

  var missing: [String] { (Array(missingWords) + missingTraps.keys).sorted() }
}
