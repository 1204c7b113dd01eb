import ContentCards
import Testing

struct ContentCardStringRulesTests {
  @Test func anEmptyTextCountsAsMissingByDefault() {
    #expect(!ContentCardsGeneratedCode.StringRules().allowsEmpty)
    #expect(ContentCardsGeneratedCode.StringRules.allowsEmpty.allowsEmpty)
  }
}
