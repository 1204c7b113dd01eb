import Testing

@testable import ContentCards

struct ValueGrammarIntegerTests {
  @Test(arguments: [
    ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), ("-0", 0), ("007", 7),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("00000000000000000000000000000001", 1),
  ])
  func digitsWithAnOptionalSignAreRead(text: String, value: Int) {
    #expect(ValueGrammar.int(text) == value)
    #expect(ValueGrammar.isInteger(text))
  }

  @Test(arguments: Numbers.malformed + ["5.0", "1.5", "1e3"])
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.int(text) == nil)
    #expect(!ValueGrammar.isInteger(text))
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", String(repeating: "9", count: 400),
  ])
  func tooLargeIsDistinguishedFromInvalid(text: String) {
    #expect(ValueGrammar.int(text) == nil)
    #expect(ValueGrammar.isInteger(text))
  }
}
