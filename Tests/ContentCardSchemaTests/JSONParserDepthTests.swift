import ContentCardSchema
import Foundation
import Testing

struct JSONParserValuesTests {
  @Test(arguments: [
    "{}", "[]", "null", "true", "false", "0", "\"\"", " [] ", "\t\r\n[\t\r\n]\t\r\n", "[[]   ]",
    "[null, 1, \"1\", {}]", "[1\n]", "[1,null,null,null,2]", "[2] ", " [1]", "[\"a\"]", "[]\n",
    "{\"\":0}", "{\"a\":[]}", "{\"a\":\"b\",\"a\":\"c\"}", "{\"a\":\"b\",\"a\":\"b\"}",
    "{\"foo\\u0000bar\": 42}", "{\n\"a\": \"b\"\n}", "{\"min\": -1.0e+28, \"max\": 1.0e+28}",
    "{\"a\":{\"a\":{\"a\":[{}]}}}", "{\"title\":\"\\u041f\\u043e\\u043b\"}",
    "{\"😀\":\"\u{10FFFF}\"}",
  ])
  func wellFormedFilesAreAccepted(text: String) {
    #expect(parseOutcome(of: text) == "accepted")
  }

  @Test(arguments: [512, 513, 100_000])
  func depthIsLimited(depth: Int) {
    let expected =
      depth == 512
      ? "accepted"
      : "1:513: objects and lists are nested more than 512 levels deep"
        + " (reduce the nesting: schemas and cards need far fewer levels)"
    let opening = String(repeating: "[", count: depth)
    #expect(parseOutcome(of: opening + String(repeating: "]", count: depth)) == expected)
    let objects = String(repeating: "{\"a\":\n", count: depth) + "1"
    #expect(
      parseOutcome(of: objects + String(repeating: "}", count: depth))
        == expected.replacing("1:513", with: "513:1"))
  }

  @Test func siblingsDoNotCountAsDepth() {
    #expect(parseOutcome(of: "[" + String(repeating: "[[]],", count: 1_000) + "1]") == "accepted")
  }

  /// Secondary threads on Apple's systems have a stack of half a megabyte.
  @Test func deepestFileIsReadOnASmallStack() async {
    let bytes = Array(
      (String(repeating: "{\"a\":[", count: 256) + String(repeating: "]}", count: 256)).utf8)
    let result = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: parseOutcome(of: bytes)) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(result == "accepted")
  }
}
