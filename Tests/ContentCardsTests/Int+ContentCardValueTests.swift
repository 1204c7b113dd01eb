import ContentCards
import Testing

struct IntValueTests {
  @Test(arguments: [("5", 5), ("-5", -5), (5, 5), (5.0, 5), (-0.0, 0)] as [(ExtraValue, Int)])
  func wholeNumbersAreRead(value: ExtraValue, int: Int) {
    #expect(reading(value, as: Int.self) == .success(int))
  }

  @Test(
    arguments: [
      ("5.0", .notA("a whole number")), ("20%", .notA("a whole number")),
      ("99999999999999999999", .tooLarge("a whole number")), (5.5, .notA("a whole number")),
      (1e30, .tooLarge("a whole number")),
      (true, .wrongKind("a bool", expected: "a whole number")),
      ([5], .wrongKind("an array", expected: "a whole number")),
    ] as [(ExtraValue, ContentCardValueError)])
  func otherValuesAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: Int.self) == .failure(error))
  }
}
