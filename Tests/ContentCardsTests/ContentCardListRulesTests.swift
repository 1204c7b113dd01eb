import ContentCards
import Testing

struct ContentCardListRulesTests {
  @Test func theDefaultSeparatorIsAComma() {
    let rules = ContentCardsGeneratedCode.ListRules<String>()
    #expect(rules.separator == ",")
    #expect(!rules.allowsEmpty)
  }

  @Test func eachItemIsCheckedAgainstItsRules() {
    let rules = ContentCardsGeneratedCode.ListRules<Int>.list(each: .range(maximum: 9))
    #expect(reading("1,9", as: [Int].self, rules: rules) == .success([1, 9]))
    let error = ContentCardValueError.outOfRange(minimum: nil, maximum: "9")
    #expect(
      reading("1,10", as: [Int].self, rules: rules) == .failure(.element(2, "10", error)))
  }
}
