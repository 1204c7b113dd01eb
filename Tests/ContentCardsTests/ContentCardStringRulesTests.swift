import ContentCards
import Testing

struct ContentCardStringRulesTests {
  @Test func emptyCountsAsMissingUnlessSaidOtherwise() {
    #expect(!ContentCardStringRules().allowsEmpty)
    #expect(ContentCardStringRules.allowsEmpty.allowsEmpty)
  }
}
