import ContentCards
import Testing

struct ContentCardContextTests {
  @Test func eachEventHasItsOwnWayBack() {
    let log = EventLog()
    let context = log.context
    context.logImpression()
    context.logClick()
    context.logDismissed()
    #expect(log.events == ["impression", "click", "dismissal"])
  }
}
