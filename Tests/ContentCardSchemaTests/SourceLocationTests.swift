import Testing

@testable import ContentCardSchema

@Suite struct SourceLocationTests {
  @Test func linesComeBeforeColumns() {
    let places = [(2, 1), (1, 9), (1, 2), (10, 1)].map { SourceLocation(line: $0, column: $1) }
    #expect(places.sorted().map(\.line) == [1, 1, 2, 10])
    #expect(places.sorted().map(\.column) == [2, 9, 1, 1])
  }

  @Test func locationsAreIgnoredByEquality() {
    let a = Located("a", at: SourceLocation(line: 1, column: 1))
    let b = Located("a", at: SourceLocation(line: 2, column: 1))
    #expect(a == b)
    #expect(Set([a, b]).count == 1)
  }
}
