import Foundation
import Testing

@testable import ContentCards

struct ValueGrammarDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.00", "0"), ("-0.0", "0"), ("250", "250"), ("250.00", "250"),
    ("+12.50", "12.5"), ("-0.5", "-0.5"), ("007.10", "7.1"), ("0.001", "0.001"), ("1000", "1000"),
    ("1234567890123456789", "1234567890123456789"),
    ("18446744073709551615", "18446744073709551615"),
    ("12345678901234567890", "12345678901234567890"),
    ("1234567890123456789.0123456789012345678", "1234567890123456789.0123456789012345678"),
    ("-10000000000000000000000000000000000001", "-10000000000000000000000000000000000001"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    (
      "0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"
    ),
    (String(repeating: "0", count: 50) + "1." + String(repeating: "0", count: 50), "1"),
  ])
  func allDigitsAreKept(text: String, description: String) throws {
    let value = try #require(ValueGrammar.decimal(text))
    #expect("\(value)" == description)
    #expect(value == Decimal(string: description))
    #expect(ValueGrammar.isDecimal(text))
  }

  @Test(arguments: [
    ["250", "250.0", "250.00", "+250", "00250"], ["0", "-0", "0.00"], ["1000", "1000.0"],
    ["0.1", "0.10"],
    ["10000000000000000000000000000000000000", "10000000000000000000000000000000000000.0"],
  ])
  func equalNumbersAreEqualAndHashAlike(texts: [String]) {
    #expect(Set(texts.map { ValueGrammar.decimal($0) }).count == 1)
  }

  @Test func textAndNativeNumbersAreEqualAndHashAlike() {
    #expect(
      Set([ValueGrammar.decimal("250.00"), Decimal(250), ValueGrammar.decimal(250.0)]).count == 1)
  }

  @Test(arguments: Numbers.malformed + ["1e3", "1E3"])
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.decimal(text) == nil)
    #expect(!ValueGrammar.isDecimal(text))
  }

  @Test(arguments: [
    "100000000000000000000000000000000000000", "0.000000000000000000000000000000000000001",
    "1234567890123456789.01234567890123456789", String(repeating: "9", count: 400),
  ])
  func moreThan38DigitsAreDistinguishedFromInvalid(text: String) {
    #expect(ValueGrammar.decimal(text) == nil)
    #expect(ValueGrammar.isDecimal(text))
  }

  @Test(arguments: [
    (0.1, "0.1"), (19.99, "19.99"), (-0.0, "0"), (250, "250"), (1e20, "100000000000000000000"),
    (1.5e-7, "0.00000015"), (-2.5e16, "-25000000000000000"), (0.3, "0.3"),
  ])
  func aDoubleIsReadAsItsShortestText(double: Double, description: String) throws {
    let value = try #require(ValueGrammar.decimal(double))
    #expect("\(value)" == description)
  }

  @Test(arguments: [
    .infinity, -.infinity, .nan, 1e38, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func aDoubleOfMoreThan38DigitsIsRejected(double: Double) {
    #expect(ValueGrammar.decimal(double) == nil)
  }
}
