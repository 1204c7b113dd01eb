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
}
