import ContentCardSchema
import Foundation
import Testing

struct JSONParserDepthTests {
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
