import ContentCardSchema
import Testing

struct JSONLinesTests {
  @Test func arraysHaveOneObjectPerLine() {
    let line = jsonLine([("a", "1"), ("\"", "[]")])
    #expect(line == #"{"a": 1, "\"": []}"#)
    #expect(jsonLines([line, "2"]) == "[\n  \(line),\n  2\n]\n")
  }

  @Test func emptyArraysAndObjectsAreWritten() {
    #expect(jsonLine([]) == "{}")
    #expect(jsonLines([]) == "[]\n")
  }
}
