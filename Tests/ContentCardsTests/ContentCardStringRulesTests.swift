import ContentCards
import Testing

struct ContentCardStringRulesTests {
  @Test func emptyCountsAsMissingUnlessSaidOtherwise() {
    #expect(!ContentCardsGeneratedCode.StringRules().allowsEmpty)
    #expect(ContentCardsGeneratedCode.StringRules.allowsEmpty.allowsEmpty)
  }
}
