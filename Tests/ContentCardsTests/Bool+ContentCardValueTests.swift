import ContentCards
import Testing

struct BoolValueTests {
  @Test(
    arguments: [("Yes", true), ("0", false), (true, true), (false, false)] as [(ExtraValue, Bool)])
  func booleansAreRead(value: ExtraValue, bool: Bool) {
    #expect(reading(value, as: Bool.self) == .success(bool))
  }

  @Test(
    arguments: [
      ("maybe", .notA("true or false")), (1, .wrongKind("a number", expected: "true or false")),
      (0, .wrongKind("a number", expected: "true or false")),
    ] as [(ExtraValue, ContentCardValueError)])
  func numbersAndOtherTextsAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: Bool.self) == .failure(error))
  }
}
