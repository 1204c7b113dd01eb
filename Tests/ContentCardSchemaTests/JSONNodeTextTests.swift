import Testing

@testable import ContentCardSchema

@Suite struct JSONNodeTextTests {
  @Test(arguments: [
    #"{"a": [1, -2.50e3, "x"], "b": {"c": null, "d": true}, "e": {}, "f": []}"#,
    #""quote \" backslash \\ newline \u000a nul \u0000 bidi \u202e größe 🎁""#,
  ])
  func parsedJSONIsWrittenUnchanged(text: String) throws {
    #expect(try JSONNode(parsing: Array(text.utf8)).text == text)
  }
}
