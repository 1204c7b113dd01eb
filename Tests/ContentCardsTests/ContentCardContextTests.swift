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

  @Test func eventsWithoutAClosureAreNotTold() {
    let context = ContentCardContext(logClick: {})
    #expect(!context.logImpression())
    #expect(context.logClick())
    #expect(!context.logDismissed())
  }
}
