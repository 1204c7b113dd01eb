import ContentCards
import Foundation
import Testing

struct ContentCardRangeTests {
  @Test(
    arguments: [("0", true), ("100", true), ("-1", false), ("101", false)] as [(ExtraValue, Bool)])
  func bothBoundsAreAllowedValues(text: ExtraValue, isAllowed: Bool) {
    let value = reading(text, as: Int.self, rules: .range(minimum: 0, maximum: 100))
    let error = ContentCardValueError.outOfRange(minimum: "0", maximum: "100")
    #expect((value == .failure(error)) == !isAllowed)
  }

  @Test func eachBoundIsOptional() {
    #expect(
      reading("-1", as: Int.self, rules: .range(minimum: 0))
        == .failure(.outOfRange(minimum: "0", maximum: nil)))
    #expect(
      reading("1.5", as: Double.self, rules: .range(maximum: 1))
        == .failure(.outOfRange(minimum: nil, maximum: "1.0")))
    #expect(reading("-1", as: Int.self, rules: .init()) == .success(-1))
  }

  @Test func jsonNumbersAreCheckedToo() {
    let half = Decimal(string: "0.5")
    let error = ContentCardValueError.outOfRange(minimum: "0.5", maximum: nil)
    #expect(reading(0.25, as: Decimal.self, rules: .range(minimum: half)) == .failure(error))
    #expect(reading(0, as: Decimal.self, rules: .range(minimum: half)) == .failure(error))
    #expect(reading(0.5, as: Decimal.self, rules: .range(minimum: half)) == .success(half ?? 0))
  }
}
