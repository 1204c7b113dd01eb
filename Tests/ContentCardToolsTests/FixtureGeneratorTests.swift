import ContentCardSchema
import Testing

@testable import ContentCardTools

/// Tests schemas in which rules affect each other.
struct FixtureGeneratorTests {
  @Test(arguments: [
    #"{"a": {"card": {"title": "string"}, "extras": {"card.title": {"type": "string", "property": "x"}}}}"#,
    #"{"a": {"extras": {"k": "int?", "l": "int?"}, "atLeastOne": [["k", "l"], ["k", "l"]]}}"#,
    #"{"a.b": {"extras": {"c": "int"}}, "a": {"extras": {"b.c": "int"}}}"#,
  ])
  func identifiersAreUnique(_ classTypes: String) throws {
    let fixtures = Fixture.all(of: try Schema(#"{"classTypes": \#(classTypes)}"#))
    #expect(fixtures.contains { $0.id.hasSuffix("-2") })
    #expect(Set(fixtures.map(\.id)).count == fixtures.count)
    for fixture in fixtures {
      #expect(fixture.json.hasPrefix("{\"id\": \(fixture.id.jsonLiteral), "))
      #expect(fixture.issues.allSatisfy { $0.contains(fixture.id.quotedExcerpt) })
    }
  }

  /// Returns the identifiers without the class type, and the extras of the valid cards.
  private static func fixtures(_ classType: String) throws -> [String] {
    let schema = try Schema(#"{"discriminator": "kind", "classTypes": {"a": \#(classType)}}"#)
    return FixtureGenerator(CardReader(schema).classTypes[0], of: CardReader(schema)).fixtures.map {
      let name = String($0.id.dropFirst(2))
      let extras = $0.json.split(separator: #""e": {"kind": "a""#).last?.dropLast(2) ?? ""
      return name == "minimal" || name == "full" ? "\(name)\(extras)" : name
    }
  }

  @Test(
    arguments: [
      ("{}", ["minimal", "full"]),
      // Keys that differ only in digits are different keys.
      (
        #"{"extras": {"1": "custom"}}"#.replacing(
          #""custom""#, with: #"{"type": "custom", "swiftType": "A"}"#),
        [
          #"minimal, "1": "text""#, #"full, "1": "text""#, "1.missing", "1.empty",
        ]
      ),
      // A required key whose fallback is another required key is never missing.
      (
        #"{"extras": {"title": "string", "number": {"type": "string", "fallback": ["title"]}}}"#,
        [
          #"minimal, "title": "Summer sale", "number": "some text""#,
          #"full, "title": "Summer sale", "number": "some text""#, "title.missing",
          "title.misspelled-key", "title.empty", "title.wrong-kind", "title.liquid",
          "number.wrong-kind", "number.liquid",
        ]
      ),
      // If an optional key would otherwise read its fallback's value, the fixture includes the optional key.
      (
        #"{"extras": {"title": {"type": "string", "enum": ["x"]}, "number": {"type": "int?", "fallback": ["title"]}}}"#,
        [
          #"minimal, "title": "x", "number": "7""#, #"full, "title": "x", "number": "7""#,
          "title.missing",
          "title.misspelled-key", "title.empty", "title.not-allowed", "title.wrong-kind",
          "title.liquid",
          "number.not-an-int", "number.wrong-kind", "number.too-large", "number.liquid",
        ]
      ),
      // A key that begins with two prefixes is read for both.
      (
        #"{"extras": {"p*": "bool[]?", "p1*": "color[]?", "p1": "bool?"}}"#,
        [
          "minimal", #"full, "p2": "true", "p3": "true", "p1": "true""#, "p*.not-a-bool",
          "p*.wrong-kind", "p*.liquid", "p*.same-number", "p1*.liquid", "p1.not-a-bool",
          "p1.wrong-kind",
          "p1.liquid",
        ]
      ),
      // Older spellings of an optional list: another key, and keys with a prefix, of which one is declared separately
      (
        #"{"extras": {"list": {"type": "bool[]?", "aliases": ["old", "p*"]}, "p1": "bool?"}}"#,
        [
          "minimal", #"full, "list": "true, false", "p1": "true""#, "list.not-a-bool",
          "list.wrong-kind", "list.not-a-list", "list.liquid", "list.old-spelling",
          "list.old-spelling", "p1.not-a-bool", "p1.wrong-kind", "p1.liquid",
        ]
      ),
      // The discriminator's value is also read as a field.
      (
        #"{"extras": {"kind": "string", "number": "bool?"}}"#,
        [
          "minimal", #"full, "number": "true""#, "kind.misspelled-key", "kind.empty",
          "kind.wrong-kind", "number.not-a-bool", "number.wrong-kind",
          "number.liquid",
        ]
      ),
      // A separator that is part of every value
      (
        #"{"extras": {"link": {"type": "url[]", "separator": ":"}}}"#,
        [
          #"minimal, "link": ["https://example.com/"]"#, #"full, "link": ["https://example.com/"]"#,
          "link.missing", "link.misspelled-key", "link.empty", "link.empty-list", "link.not-a-url",
          "link.wrong-kind",
          "link.not-a-list", "link.liquid",
        ]
      ),
      // `atLeastOne` lists that overlap, and a list that contains another one
      (
        """
        {"extras": {"a": "bool?", "b": "bool?", "c": "bool?"}, "atLeastOne": [["a", "b"], ["b", "c"], ["a", "b", "c"]]}
        """,
        [
          #"minimal, "a": "true", "b": "true""#, #"full, "a": "true", "b": "true", "c": "true""#,
          "a.not-a-bool", "a.wrong-kind", "a.liquid", "b.not-a-bool", "b.wrong-kind", "b.liquid",
          "c.not-a-bool", "c.wrong-kind", "c.liquid", "a|b.none-of", "b|c.none-of",
        ]
      ),
      // A key of an `atLeastOne` list that is used only together with another key
      (
        """
        {"extras": {"a": "bool?", "b": "bool?", "c": "bool?"}, "together": [["a", "b"]], "atLeastOne": [["a", "c"]]}
        """,
        [
          #"minimal, "a": "true", "b": "true""#, #"full, "a": "true", "b": "true", "c": "true""#,
          "a.not-a-bool", "a.wrong-kind", "a.liquid", "b.not-a-bool", "b.wrong-kind", "b.liquid",
          "c.not-a-bool", "c.wrong-kind", "c.liquid", "a|c.none-of", "a|b.incomplete",
        ]
      ),
      // A choice and a property that are read from the same key
      (
        """
        {"extras": {"k": "int?"}, "oneOf": {"o": {"required": true, "choices": [{"case": "k", "extras": "k", "type": "int"}]}}}
        """,
        [
          #"minimal, "k": "7""#, #"full, "k": "7""#, "o.k.not-an-int", "o.k.wrong-kind",
          "o.k.too-large", "o.k.liquid", "o.none-of",
        ]
      ),
      (
        #"{"extras": {"list": "json[]"}, "card": {"imageAspectRatio": {"type": "double", "minimum": 1.0}, "openURLInWebView": "bool"}}"#,
        [
          #"minimal, "list": "[1, 2]""#, #"full, "list": "[1, 2]""#,
          "card.imageAspectRatio.missing", "card.imageAspectRatio.below-minimum", "list.missing",
          "list.misspelled-key", "list.empty", "list.empty-list", "list.not-json", "list.liquid",
        ]
      ),
    ] as [(String, [String])])
  func fixturesHaveExactlyTheExpectedIssues(classType: String, fixtures: [String]) throws {
    #expect(try Self.fixtures(classType) == fixtures)
  }

  @Test func deprecatedClassTypesHaveAWarningInEveryFixture() throws {
    let schema = try Schema(
      #"{"classTypes": {"a": {"deprecated": "use b", "extras": {"number": "int?"}}}}"#)
    let fixtures = Fixture.all(of: schema)
    let advice = { (id: String) in
      #"Content card "\#(id)" of class type "a": the class type is deprecated: use b."#
    }
    #expect(fixtures.first?.issues == [advice("a.minimal")])
    #expect(
      fixtures.first { $0.id == "a.number.liquid" }?.issues.first == advice("a.number.liquid"))
    #expect(fixtures.first { $0.id == "unknown-class-type" }?.issues.count == 1)
  }

  @Test func oneClassTypeIsMisspelled() throws {
    // Names that differ only in digits do not count as misspellings.
    let schema = try Schema(#"{"classTypes": {"1": {}, "b": {}, "c": {}}}"#)
    let fixtures = Fixture.all(of: schema).filter { $0.id == "misspelled-class-type" }
    #expect(fixtures.count == 1)
    #expect(fixtures.first?.json.contains(#""class_type": "bb""#) == true)
  }

  @Test func largeBoundsAreExceededByDoubling() throws {
    let schema = try Schema(
      #"{"classTypes": {"a": {"extras": {"number": {"type": "double?", "maximum": 1e300}}}}}"#)
    let fixture = Fixture.all(of: schema).first { $0.id == "a.number.above-maximum" }
    #expect(fixture?.json.contains(#""number": "2e+300""#) == true)
  }
}
