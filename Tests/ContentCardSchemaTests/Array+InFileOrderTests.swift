import ContentCardSchema
import Testing

struct ArrayInFileOrderTests {
  @Test func sortIsStableAndPutsMissingLocationsFirst() {
    let findings: [(text: String, location: ContentCardSchema.SourceLocation?)] = [
      ("a", SourceLocation(line: 2, column: 1)), ("b", nil),
      ("c", SourceLocation(line: 1, column: 9)), ("d", SourceLocation(line: 2, column: 1)),
      ("e", SourceLocation(line: 1, column: 2)), ("f", nil),
    ]
    #expect(findings.inFileOrder(by: \.location).map(\.text).joined() == "bfecad")
  }
}
