import ContentCards
import Testing

struct ContentCardDateFormatTests {
  @Test func theFormatIsISO8601UnlessSaidOtherwise() {
    #expect(ContentCardDateFormat() == .iso8601)
  }
}
