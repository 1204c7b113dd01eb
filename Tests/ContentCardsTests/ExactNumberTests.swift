import Foundation
import TestSupport
import Testing

@testable import ContentCards

struct ExactNumberTests {
  @Test func numbersCompareLikeDecimals() throws {
    var random = SeededGenerator(seed: 1)
    func text() -> String {
      let digits = String(random.next() >> UInt64(random.number(0...63)))
      let zeros = String(repeating: "0", count: random.number(0...4))
      return random.pick(["", "-"])
        + random.pick([digits, "0", digits + zeros, digits + digits.prefix(12)])
        + random.pick(["", "." + zeros + digits, ".5", "." + zeros])
    }
    for _ in 0..<5000 {
      let (a, b) = (text(), text())
      guard let number = ValueGrammar.exactNumber(a), let value = ValueGrammar.decimal(a),
        let bound = ValueGrammar.decimal(b)
      else { continue }
      #expect(number.isLess(than: bound) == (value < bound), "\(a) and \(b)")
      #expect(number.isGreater(than: bound) == (value > bound), "\(a) and \(b)")
      #expect(!number.isLess(than: value) && !number.isGreater(than: value), "\(a)")
    }
  }

  @Test(arguments: [
    ("12.5", 12, 13), ("-12.5", -13, -12), ("0.01", 0, 1), ("-0.01", -1, 0),
    ("99.999999999999999999", 99, 100),
  ])
  func aFractionIsBetweenItsNeighbors(text: String, below: Int, above: Int) throws {
    let number = try #require(ValueGrammar.exactNumber(text))
    #expect(number.isGreater(than: Decimal(below)) && number.isLess(than: Decimal(above)))
    #expect(!number.isLess(than: Decimal(below)) && !number.isGreater(than: Decimal(above)))
  }
}
