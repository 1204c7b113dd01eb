import Testing

@_spi(ContentCardsGenerated) @testable import ContentCards

struct DecodedJSONTests {
  @Test func theExpectationNamesTheType() {
    func reason<Value: Decodable & Hashable & Sendable>(_ type: Value.Type) -> String? {
      var decoder = ContentCardDecoder(ContentCard(id: "a", extras: ["k": "{"]))
      _ = decoder.required(json: type, ContentCardKey("k"))
      return decoder.issues.first?.reason.description
    }
    #expect(reason(ExtraValue.self) == "is not JSON")
    #expect(reason([ExtraValue].self) == "is not a JSON array")
    #expect(reason(Set<ExtraValue>.self) == "is not a JSON array")
    #expect(reason([Int].self) == "is not JSON of type Array<Int>")
  }

  @Test func anEmptyListIsMissingUnlessAllowed() throws {
    for value in ["[]", []] as [ExtraValue] {
      #expect(throws: ContentCardIssue.Reason.empty) {
        try DecodedJSON<[Int]>.read(value, rules: .list())
      }
      #expect(
        try DecodedJSON<[Int]>.read(
          value, rules: .list(allowsEmpty: true)
        ).value == [])
      #expect(
        try DecodedJSON<ExtraValue>.read(value, rules: .init()).value == []
      )
    }
  }

  /// A decoder reads a text with NULs as UTF-16, in which the first string ends at another position.
  @Test func levelsAfterNULsAreRejected() throws {
    let text =
      "[\"\u{122}\"," + String(repeating: "[", count: 200) + String(repeating: "]", count: 201)
    let disguised = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let json = try #require(String(bytes: disguised, encoding: .utf8))
    #expect(throws: ContentCardIssue.Reason.notA("JSON")) {
      try DecodedJSON<ExtraValue>.read(.string(json), rules: .init())
    }
  }
}
