import ContentCards
import Testing

struct ColorValueTests {
  @Test func colorsAreRead() {
    #expect(
      reading("#F80", as: ContentCardColor.self)
        == .success(ContentCardColor(red: 255, green: 136, blue: 0)))
  }

  @Test(
    arguments: [
      ("red", .notA("a color such as #FF8800")),
      (5, .wrongKind("a number", expected: "a color such as #FF8800")),
    ] as [(ExtraValue, ContentCardValueError)])
  func otherValuesAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: ContentCardColor.self) == .failure(error))
  }
}
