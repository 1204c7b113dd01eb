import ContentCardSchema
import Testing

/// Returns `line:column: message (hint)`, or `accepted`.
func parseOutcome(of bytes: [UInt8]) -> String {
  do {
    _ = try JSONNode(parsing: bytes)
    return "accepted"
  } catch {
    return "\(error.location.line):\(error.location.column): \(error.message) (\(error.hint))"
  }
}

func parseOutcome(of text: String) -> String { parseOutcome(of: Array(text.utf8)) }

struct JSONParserTests {
  @Test(arguments: [
    ("a\n", "1:1"), (" \t a", "1:4"), ("\na", "2:1"), ("\r\na", "2:1"), ("\ra", "2:1"),
    ("\n\ra", "3:1"), ("\r\r\n\n  a", "4:3"), ("[\"é\", a", "1:7"), ("[\"😀\", a", "1:7"),
    ("[\"👩‍👩‍👧\", a", "1:11"), ("[\"e\u{301}\", a", "1:8"), ("[\"\u{301}\", a", "1:7"),
    ("[\"\\u00E9\", a", "1:12"), ("[\"é\",\n \"ü\", a", "2:7"), ("[\"\u{2028}\", a", "1:7"),
    ("[\"\u{85}\u{7F}\", a", "1:8"),
  ])
  func columnsAreCountedInScalars(text: String, place: String) {
    #expect(parseOutcome(of: text).hasPrefix("\(place): the text a is not in quotes"))
  }

  @Test func columnsOfOneLongLineAreExact() throws {
    let count = 100_000
    let root = try JSONNode(
      parsing: Array("[\(String(repeating: "\"é\",", count: count))null]".utf8))
    guard case .array(let elements) = root.value else {
      Issue.record("\(root.value.kind)")
      return
    }
    #expect(elements.map(\.location.column) == (0...count).map { 2 + 4 * $0 })
    #expect(Set(elements.map(\.location.line)) == [1])
  }
}
