import ContentCards
import Foundation
import Testing

struct DecimalValueTests {
  @Test(
    arguments: [
      ("250.00", "250"), ("0.1", "0.1"), (5, "5"), (0.1, "0.1"), (19.99, "19.99"),
      (.int(.max), "9223372036854775807"),
    ] as [(ExtraValue, String)])
  func numbersAreReadExactly(value: ExtraValue, text: String) throws {
    #expect(try reading(value, as: Decimal.self).get().description == text)
  }

  @Test(
    arguments: [
      ("20%", .notA("a decimal number")), ("1e3", .notA("a decimal number")),
      (
        .string(String(repeating: "9", count: 39)),
        .tooLarge("a decimal number of at most 38 digits")
      ),
      (1e300, .tooLarge("a decimal number of at most 38 digits")),
      (.double(.nan), .notA("a decimal number")),
      (true, .wrongKind("a bool", expected: "a decimal number")),
    ] as [(ExtraValue, ContentCardValueError)])
  func otherValuesAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: Decimal.self) == .failure(error))
  }
}
