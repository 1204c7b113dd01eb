import Testing

@testable import ContentCards

struct DecodedJSONTests {
  @Test func theExpectationNamesTheType() {
    #expect(ContentCardsGeneratedCode.DecodedJSON<ExtraValue>.expectation == "JSON")
    #expect(ContentCardsGeneratedCode.DecodedJSON<[ExtraValue]>.expectation == "a JSON array")
    #expect(ContentCardsGeneratedCode.DecodedJSON<Set<ExtraValue>>.expectation == "a JSON array")
    #expect(ContentCardsGeneratedCode.DecodedJSON<[Int]>.expectation == "JSON of type Array<Int>")
  }

  @Test func anEmptyListIsMissingUnlessAllowed() throws {
    for value in ["[]", []] as [ExtraValue] {
      #expect(throws: ContentCardValueError.empty) {
        try ContentCardsGeneratedCode.DecodedJSON<[Int]>.read(value, rules: .list())
      }
      #expect(
        try ContentCardsGeneratedCode.DecodedJSON<[Int]>.read(
          value, rules: .list(allowsEmpty: true)
        ).value == [])
      #expect(
        try ContentCardsGeneratedCode.DecodedJSON<ExtraValue>.read(value, rules: .init()).value
          == []
      )
    }
  }

  /// A decoder reads a text with NULs as UTF-16, in which the first string ends at another position.
  @Test func levelsAfterNULsAreRejected() throws {
    let text =
      "[\"\u{122}\"," + String(repeating: "[", count: 200) + String(repeating: "]", count: 201)
    let disguised = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let json = try #require(String(bytes: disguised, encoding: .utf8))
    #expect(throws: ContentCardValueError.notA("JSON")) {
      try ContentCardsGeneratedCode.DecodedJSON<ExtraValue>.read(.string(json), rules: .init())
    }
  }
}
