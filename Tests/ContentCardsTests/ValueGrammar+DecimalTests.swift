import Foundation
import Testing

@testable import ContentCards

struct ValueGrammarDecimalTests {
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

  @Test(arguments: [
    ("12.5", 12, 13), ("-12.5", -13, -12), ("0.01", 0, 1), ("-0.01", -1, 0),
    ("99.999999999999999999", 99, 100), ("0.00000000000000000000000000000000000001", 0, 1),
  ])
  func aFractionIsBetweenItsNeighbors(text: String, below: Int, above: Int) throws {
    let number = try #require(ValueGrammar.decimal(text))
    #expect(number > Decimal(below) && number < Decimal(above))
  }

  @Test(arguments: ["123456789012345678", "0.123456789012345678", "-1234567890.12345678"])
  func eighteenDigitsAreReadLikeFoundationReadsThem(text: String) {
    #expect(ValueGrammar.decimal(text) == Decimal(string: text))
  }
}
