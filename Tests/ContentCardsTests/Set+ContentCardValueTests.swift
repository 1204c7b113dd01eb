import ContentCards
import Testing

struct SetValueTests {
  @Test func duplicatesAreRemoved() {
    #expect(reading("a,b,a", as: Set<String>.self) == .success(["a", "b"]))
    #expect(reading([1, 1.0, 2], as: Set<Int>.self) == .success([1, 2]))
  }

  @Test func otherValuesAreRejected() {
    #expect(
      reading(true, as: Set<Int>.self) == .failure(.wrongKind("a bool", expected: "a list")))
    #expect(reading("", as: Set<Int>.self) == .failure(.empty))
  }
}
