@_spi(ContentCardsGenerated) import ContentCards
import Testing

@Suite struct ContentCardDecoderPrefixTests {
  private func values(
    forPrefix prefix: String, in extras: ContentCardExtras, excluding keys: [ContentCardKey] = []
  ) -> [String]? {
    var decoder = ContentCardDecoder(ContentCard(id: "a", extras: extras))
    let values = decoder.optional([String].self, prefix: prefix, except: keys)
    #expect(decoder.issues == [])
    return values
  }

  @Test func numbersAreSortedByValueBeforeNames() {
    #expect(
      values(
        forPrefix: "line_",
        in: ["line_10": "ten", "line_b": "b", "line_2": "two", "line_": "none", "line_a": "a"])
        == ["two", "ten", "a", "b"])
  }

  @Test func namesAreSortedByTheirCodePoints() {
    #expect(
      values(forPrefix: "line_", in: ["line_f": "f", "line_e\u{301}": "e", "line_\u{E9}a": "é"])
        == ["e", "f", "é"])
  }

  @Test func aSetHasEachValueOnce() {
    let card = ContentCard(id: "a", extras: ["tag_1": "tea", "tag_2": "sale", "tag_3": "tea"])
    var decoder = ContentCardDecoder(card)
    #expect(decoder.required(Set<String>.self, prefix: "tag_") == ["tea", "sale"])
    #expect(decoder.optional(Set<String>.self, prefix: "tag_") == ["tea", "sale"])
    #expect(decoder.issues == [])
    #expect(decoder.required(Set<String>.self, prefix: "line_") == nil)
    #expect(decoder.issues.map(\.reason) == [.missing])
  }

  @Test func theNumberOfValuesHasAMinimumAndAMaximum() {
    let card = ContentCard(id: "a", extras: ["tag_1": "tea", "tag_2": "", "tag_3": "tea"])
    var decoder = ContentCardDecoder(card)
    #expect(decoder.required([String].self, prefix: "tag_", count: 2...2) == ["tea", "tea"])
    #expect(decoder.required(Set<String>.self, prefix: "tag_", count: ...1) == ["tea"])
    #expect(decoder.required(Set<String>.self, prefix: "tag_", count: 2...) == nil)
    #expect(decoder.optional([String].self, prefix: "tag_", count: ...1) == nil)
    #expect(decoder.required([String].self, prefix: "line_", count: 2...) == nil)
    #expect(
      decoder.issues.map(\.description) == [
        #"Content card "a" is rejected: "tag_*" has 1 item instead of at least 2."#,
        #"Content card "a": "tag_*" has 2 items instead of at most 1; the value is ignored."#,
        #"Content card "a" is rejected: no key such as "line_1" has a value."#,
      ])
  }

  /// Swift treats a precomposed letter as equal to a letter with a combining accent.
  @Test(arguments: ["caf\u{E9}_", "cafe\u{301}_"])
  func prefixesInTwoEncodingsAreEqual(prefix: String) {
    #expect(
      values(
        forPrefix: prefix,
        in: [
          "caf\u{E9}_10": "ten", "cafe\u{301}_9": "nine", "cafe\u{301}_11": "eleven",
          "caf\u{E9}_x": "x", "caf\u{E9}_": "none", "cafe\u{301}_w": "w",
          "caf\u{E9}_own": "own",
        ],
        excluding: [ContentCardKey("cafe\u{301}_own")])
        == ["nine", "ten", "eleven", "w", "x"])
    #expect(values(forPrefix: prefix, in: ["cafe\u{301}_": "none", "caf\u{E9}": "none"]) == nil)
  }

  @Test func aPrefixDoesNotEndInsideALetter() {
    #expect(values(forPrefix: "cafe", in: ["cafe\u{301}": "none"]) == nil)
  }
}
