import Testing

@testable import ContentCards

struct ValueGrammarDoubleTests {
  @Test(arguments: [
    ("0", 0), ("0.5", 0.5), ("-0.5", -0.5), ("+3.25", 3.25), ("007.50", 7.5), ("1e3", 1000),
    ("1E3", 1000), ("2.5e-3", 0.0025), ("1e+2", 100), ("0.1", 0.1),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("1e-999", 0),
    ("5e-324", Double.leastNonzeroMagnitude),
  ])
  func digitsWithPointAndExponentAreRead(text: String, value: Double) {
    #expect(ValueGrammar.double(text) == value)
    #expect(ValueGrammar.isDouble(text))
  }

  @Test(arguments: Numbers.malformed)
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.double(text) == nil)
    #expect(!ValueGrammar.isDouble(text))
  }

  @Test(arguments: ["1e999", "-1e999", "1e309", String(repeating: "9", count: 400)])
  func tooLargeIsDistinguishedFromInvalid(text: String) {
    #expect(ValueGrammar.double(text) == nil)
    #expect(ValueGrammar.isDouble(text))
  }
}
