import Testing

@testable import ContentCardSchema

@Suite struct SourceLocationTests {
  @Test func sortIsStableAndPutsMissingLocationsFirst() {
    let findings: [(text: String, location: ContentCardSchema.SourceLocation?)] = [
      ("a", SourceLocation(line: 2, column: 1)), ("b", nil),
      ("c", SourceLocation(line: 1, column: 9)), ("d", SourceLocation(line: 2, column: 1)),
      ("e", SourceLocation(line: 1, column: 2)), ("f", nil),
    ]
    #expect(findings.inFileOrder(by: \.location).map(\.text).joined() == "bfecad")
  }

  @Test func locationsAreIgnoredByEquality() {
    let a = Located("a", at: SourceLocation(line: 1, column: 1))
    let b = Located("a", at: SourceLocation(line: 2, column: 1))
    #expect(a == b)
    #expect(Set([a, b]).count == 1)
  }
}
