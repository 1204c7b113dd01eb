import ContentCards
import Testing

struct ArrayValueTests {
  @Test(
    arguments: [
      ("1, 2,,3,", [1, 2, 3]), ("1", [1]), ([1, "2", 3.0], [1, 2, 3]),
      ([" 1 ", "", nil, "2"], [1, 2]),
    ] as [(ExtraValue, [Int])])
  func itemsOfTextAndJSONAreRead(value: ExtraValue, list: [Int]) {
    #expect(reading(value, as: [Int].self) == .success(list))
  }

  @Test(
    arguments: [
      ("1,x,3", .element(2, "x", .notA("a whole number"))),
      (
        [1, true],
        .element(2, true, .wrongKind("a bool", expected: "a whole number"))
      ),
      ("", .empty), (" , ", .empty), ([], .empty), ([nil, ""], .empty),
      (5, .wrongKind("a number", expected: "a list")),
      ([:], .wrongKind("an object", expected: "a list")),
    ] as [(ExtraValue, ContentCardValueError)])
  func anInvalidItemMakesTheListInvalid(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: [Int].self) == .failure(error))
  }

  @Test func theSeparatorCanBeAnyText() {
    let list = reading("a, b || c", as: [String].self, rules: .list(separator: "||"))
    #expect(list == .success(["a, b", "c"]))
  }
}
