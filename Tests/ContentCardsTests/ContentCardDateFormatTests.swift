import ContentCards
import Testing

struct ContentCardDateFormatTests {
  @Test func theFormatIsISO8601UnlessSaidOtherwise() {
    #expect(ContentCardsGeneratedCode.DateFormat() == .iso8601)
  }
}
