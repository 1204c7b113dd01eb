import ContentCards
import Foundation
import ShowcaseApp
import Testing

@Suite struct NumbersTests {
  @Test func everyValueIsThere() throws {
    let outcome = Outcome(
      Cards.numbers.with([
        "ratio": "0.25", "price": "1.99", "old_price": "3", "primes": "2,3,3", "rates": "1e1",
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
    #expect(numbers.rates == [10])
    #expect(numbers.steps == [Decimal(string: "0.1"), Decimal(string: "0.2")])
    let _: any Countable = numbers
  }

  @Test func whatIsNotThereIsNilOrTheDefault() throws {
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
  func thePriceIsSoughtUnderItsKeyItsAliasesAndItsFallbacks(
    changes: [String: ExtraValue?], price: String
  ) {
    #expect(Outcome(Cards.numbers.with(changes)).numbers?.price == Decimal(string: price))
  }

  @Test func theDefaultComesLast() {
    // Without a count there is no object, so the price is read for itself.
    let card = Cards.numbers.with(["list_price": nil, "count": nil])
    var decoder = ContentCardDecoder(card)
    let price = decoder.required(
      Decimal.self, for: .Showcase.price, fallback: [.extras(.Showcase.listPrice)],
      defaultText: "2.50")
    #expect(price == Decimal(string: "2.5"))
  }

  @Test(
    arguments: [
      (["count": nil], #""count" is missing."#),
      (["count": ""], #""count" is empty."#),
      (["count": "x"], #""count" is "x", which is not a whole number."#),
      (["count": "0"], #""count" is "0", which is not between 1 and 10."#),
      (["count": "11"], #""count" is "11", which is not between 1 and 10."#),
      (["count": true], #""count" is true, which is a bool, not a whole number."#),
      (["sizes": nil], #""sizes" is missing."#),
      (["sizes": "|"], #""sizes" is empty."#),
      (
        ["sizes": "1|-2"],
        #"item 2 of "sizes" is "-2", which is less than 0."#
      ),
      (
        ["sizes": "1,2"],
        #"item 1 of "sizes" is "1,2", which is not a whole number."#
      ),
    ] as [([String: ExtraValue?], String)])
  func aRequiredValueThatIsWrongRejectsTheCard(changes: [String: ExtraValue?], issue: String) {
    let outcome = Outcome(Cards.numbers.with(changes))
    #expect(outcome.object == nil)
    #expect(outcome.issues == [issue])
  }

  @Test(
    arguments: [
      (
        ["ratio": "0.6"],
        #""ratio" is "0.6", which is not between 0.0 and 0.5; the value is ignored."#
      ),
      (["ratio": "half"], #""ratio" is "half", which is not a number; the value is ignored."#),
      (
        ["price": "1,99"],
        #""price" is "1,99", which is not a decimal number; the value is ignored."#
      ),
      (
        ["cost": "free"], #""cost" is "free", which is not a decimal number; the value is ignored."#
      ),
      (
        ["primes": "2,x"],
        #"item 2 of "primes" is "x", which is not a whole number; the value is ignored."#
      ),
      (["rates": "a"], #"item 1 of "rates" is "a", which is not a number; the value is ignored."#),
      (
        ["old_price": "-"],
        #""old_price" is "-", which is not a decimal number; the value is ignored."#
      ),
    ] as [([String: ExtraValue?], String)])
  func anyOtherValueThatIsWrongIsAWarning(changes: [String: ExtraValue?], issue: String) throws {
    let outcome = Outcome(Cards.numbers.with(changes))
    let numbers = try #require(outcome.numbers)
    #expect(outcome.issues == [issue])
    #expect(numbers.ratio == nil)
    #expect(numbers.primes == nil)
    #expect(numbers.rates == [0.5, 1])
    if changes["price"] != nil || changes["cost"] != nil {
      #expect(numbers.price == Decimal(string: "2.5"), "a bad value does not move on to a fallback")
    }
  }

  @available(*, deprecated)
  @Test func aDeprecatedPropertyIsReadAndMadeAsBefore() {
    let numbers = Outcome(Cards.numbers.with(["old_price": "5"])).numbers
    #expect(numbers?.oldPrice == 5)
    #expect(numbers != Outcome(Cards.numbers.with(["old_price": "6"])).numbers)
  }
}
