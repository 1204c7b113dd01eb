import Testing

@testable import ContentCards

struct DecodedJSONTests {
  @Test func whatIsExpectedIsNamed() {
    #expect(ContentCardsGeneratedCode.DecodedJSON<JSONValue>.expectation == "JSON")
    #expect(ContentCardsGeneratedCode.DecodedJSON<[JSONValue]>.expectation == "a JSON list")
    #expect(ContentCardsGeneratedCode.DecodedJSON<Set<JSONValue>>.expectation == "a JSON list")
    #expect(ContentCardsGeneratedCode.DecodedJSON<[Int]>.expectation == "JSON of type Array<Int>")
  }

  @Test(arguments: ["[1, 2]", [1, 2]] as [ExtraValue])
  func textAndNativeJSONAreDecoded(value: ExtraValue) throws {
    #expect(
      try ContentCardsGeneratedCode.DecodedJSON<[Int]>.read(value, rules: .list()).value == [1, 2])
  }

  @Test func aListWithoutElementsIsEmptyUnlessItIsAllowed() throws {
    for value in ["[]", []] as [ExtraValue] {
      #expect(throws: ContentCardValueError.empty) {
        try ContentCardsGeneratedCode.DecodedJSON<[Int]>.read(value, rules: .list())
      }
      #expect(
        try ContentCardsGeneratedCode.DecodedJSON<[Int]>.read(
          value, rules: .list(allowsEmpty: true)
        ).value == [])
      #expect(
        try ContentCardsGeneratedCode.DecodedJSON<JSONValue>.read(value, rules: .init()).value == []
      )
    }
  }

  @Test(arguments: ["", "{", "[1", "1 2"])
  func otherTextIsRefused(text: String) {
    #expect(throws: ContentCardValueError.notA("JSON")) {
      try ContentCardsGeneratedCode.DecodedJSON<JSONValue>.read(.string(text), rules: .init())
    }
  }

  /// A decoder takes it for UTF-16, in which the first text ends elsewhere.
  @Test func levelsBehindNULsAreRefused() throws {
    let text =
      "[\"\u{122}\"," + String(repeating: "[", count: 200) + String(repeating: "]", count: 201)
    let disguised = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let json = try #require(String(bytes: disguised, encoding: .utf8))
    #expect(throws: ContentCardValueError.notA("JSON")) {
      try ContentCardsGeneratedCode.DecodedJSON<JSONValue>.read(.string(json), rules: .init())
    }
  }

  @Test func moreThan128LevelsAreRefused() throws {
    let text =
      String(repeating: "[", count: 128) + #""[\"{""# + String(repeating: "]", count: 128)
    _ = try ContentCardsGeneratedCode.DecodedJSON<JSONValue>.read(.string(text), rules: .init())
    #expect(throws: ContentCardValueError.notA("JSON of at most 128 levels")) {
      try ContentCardsGeneratedCode.DecodedJSON<JSONValue>.read(
        .string("[\(text)]"), rules: .init())
    }
    let siblings = "[" + String(repeating: "[{}],", count: 200) + "1]"
    _ = try ContentCardsGeneratedCode.DecodedJSON<JSONValue>.read(.string(siblings), rules: .init())
  }
}
