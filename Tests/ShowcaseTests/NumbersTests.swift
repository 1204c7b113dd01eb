import ContentCards
import Foundation
import ShowcaseApp
import Testing

@Suite struct NumbersTests {
  @Test func everyValueIsRead() throws {
    let outcome = Outcome(
      Cards.numbers.with([
        "ratio": "0.25", "price": "1.99", "old_price": "3", "primes": "2,3,3", "rates": "1e1,2",
        "steps": "0.1, 0.2",
      ]))
    let numbers = try #require(outcome.numbers)
    #expect(outcome.issues == [])
    #expect(numbers.count == 3)
    #expect(numbers.ratio == 0.25)
    #expect(numbers.price == Decimal(string: "1.99"))
    #expect(numbers.listPrice == 9)
    #expect(numbers.sizes == [1, 2])
    #expect(numbers.primes == [2, 3])
    #expect(numbers.rates == [10, 2])
    #expect(numbers.steps == [Decimal(string: "0.1"), Decimal(string: "0.2")])
    let _: any Countable = numbers
  }

  @Test func missingValuesAreNilOrTheDefault() throws {
    let outcome = Outcome(Cards.numbers.with(["list_price": nil, "count": "7"]))
    let numbers = try #require(outcome.numbers)
    #expect(outcome.issues == [])
    #expect(numbers.ratio == nil)
    #expect(numbers.listPrice == nil)
    #expect(numbers.primes == nil)
    #expect(numbers.rates == [0.5, 1])
    #expect(numbers.steps == [Decimal(string: "1.5"), 2])
  }

  @Test(
    arguments: [
      (["price": "1", "cost": "2", "amount": "3"], "1"),
      (["cost": "2", "amount": "3"], "2"),
      (["price": "", "cost": " ", "amount": "3"], "3"),
      (["price": .null], "9"),
      (["list_price": nil], "3"),
    ] as [([String: ExtraValue?], String)])
  func thePriceIsReadFromTheKeyAliasesAndFallbacks(
    changes: [String: ExtraValue?], price: String
  ) {
    #expect(Outcome(Cards.numbers.with(changes)).numbers?.price == Decimal(string: price))
  }

  @available(*, deprecated)
  @Test func deprecatedPropertiesAreReadAndCompared() {
    let numbers = Outcome(Cards.numbers.with(["old_price": "5"])).numbers
    #expect(numbers?.oldPrice == 5)
    #expect(numbers != Outcome(Cards.numbers.with(["old_price": "6"])).numbers)
  }
}
