import ContentCards
import Testing

struct ContentCardDateFormatTests {
  @Test func theDefaultFormatIsISO8601() {
    #expect(ContentCardsGeneratedCode.DateFormat() == .iso8601)
  }
}
