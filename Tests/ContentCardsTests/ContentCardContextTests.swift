import ContentCards
import Testing

struct ContentCardContextTests {
  @Test func eachEventCallsItsClosure() {
    let log = EventLog()
    let context = log.context
    context.logImpression()
    context.logClick()
    context.processClickAction()
    context.logDismissed()
    #expect(log.events == ["impression", "click", "click action", "dismissal"])
  }

  @Test func eventsWithoutAClosureAreNotLogged() {
    let context = ContentCardContext(logClick: {})
    #expect(!context.logImpression())
    #expect(context.logClick())
    #expect(!context.processClickAction())
    #expect(!context.logDismissed())
  }
}
