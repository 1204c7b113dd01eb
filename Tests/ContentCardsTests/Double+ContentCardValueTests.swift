import ContentCards
import Testing

struct DoubleValueTests {
  @Test(arguments: [("0.5", 0.5), ("1e3", 1000), (5, 5), (0.5, 0.5)] as [(ExtraValue, Double)])
  func numbersAreRead(value: ExtraValue, double: Double) {
    #expect(reading(value, as: Double.self) == .success(double))
  }

  @Test(
    arguments: [
      ("1,5", .notA("a number")), ("1e999", .tooLarge("a number")),
      (.double(.nan), .notA("a number")), (.double(.infinity), .notA("a number")),
      (false, .wrongKind("a bool", expected: "a number")),
    ] as [(ExtraValue, ContentCardValueError)])
  func otherValuesAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: Double.self) == .failure(error))
  }
}
