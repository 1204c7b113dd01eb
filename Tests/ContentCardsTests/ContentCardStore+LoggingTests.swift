import ContentCards
import Foundation
import Testing

/// Tests of the events that are passed to the source, and of dismissals.
@MainActor @Suite(.mustEnd) struct ContentCardStoreLoggingTests {
  let source: JSONContentCardSource
  let store: ContentCardStore

  init() throws {
    source = try JSONContentCardSource(json: couponJSON("a", "b"))
    // With this clock, no time limit ends.
    store = ContentCardStore(source, clock: TestClock())
  }

  private var log: [String] { source.log.map { "\($0.event) \($0.cardID)" } }

  // MARK: - Events

  @Test func eventsAreLoggedThroughTheContext() {
    let coupon = store.feed.objects(of: Coupon.self)[0]
    #expect(coupon.logContentCardImpression())
    #expect(coupon.logContentCardClicked())
    #expect(coupon.logContentCardClicked())
    #expect(coupon.logContentCardDismissed())
    #expect(log == ["impression a", "click a", "click a", "dismissal a"])
  }

  @Test func eventsAreLoggedByIdentifier() {
    #expect(store.logContentCardImpression(idString: "b"))
    #expect(store.logContentCardClicked(idString: "b"))
    #expect(store.logContentCardDismissed(idString: "b"))
    #expect(log == ["impression b", "click b", "dismissal b"])
    #expect(store.ids == ["a"])
  }

  @Test func unknownIdentifiersLogNothing() {
    #expect(!store.logContentCardImpression(idString: "x"))
    #expect(!store.logContentCardClicked(idString: "x"))
    #expect(store.dismissContentCard(id: "x", force: true) == .kept)
    let own = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(!own.isContentCard && !own.isControl)
    #expect(!own.logContentCardImpression())
    #expect(own.dismissContentCard(force: true) == .kept)
    #expect(!ShopObject.coupon(own).logContentCardClicked())
    #expect(log == [])
  }

  @Test func aCardLogsOneImpressionThroughAnyMethod() throws {
    let first = store.feed.objects[0]
    #expect(first.logContentCardImpression())
    #expect(!first.logContentCardImpression())
    #expect(!store.logContentCardImpression(idString: "a"))
    let again = store.feed.objects[0]
    #expect(again.contentCardData?.context?.log(.impression) == false)
    try source.update(json: couponJSON("b"))
    try source.update(json: couponJSON("a"))
    #expect(!again.logContentCardImpression())
    #expect(!store.feed.objects[0].logContentCardImpression())
    #expect(log == ["impression a"])

    store.resetImpressions()
    #expect(first.logContentCardImpression())
    #expect(!again.logContentCardImpression())
    #expect(log == ["impression a", "impression a"])
  }

  @Test func anEventIsLoggedForSeveralCards() {
    let recorder = store.record()
    #expect(store.logContentCard(.impression, ids: ["a", "x", "b", "a"]) == 2)
    #expect(recorder.feeds.map(\.unviewedCount) == [2, 0])
    #expect(store.logContentCard(.impression, ids: ["a", "b"]) == 0)
    #expect(store.logContentCard(.click, ids: ["b", "b"]) == 2)
    #expect(store.logContentCard(.clickAction, ids: ["a"]) == 0)
    #expect(store.logContentCard(.dismissal, ids: ["a", "b", "a"]) == 2)
    #expect(recorder.feeds.count == 4)
    #expect(log.suffix(4) == ["click b", "click b", "dismissal a", "dismissal b"])
  }

  @Test func anImpressionThatTheSourceRejectsCanBeLoggedAgain() {
    let log = EventLog()
    let card = ContentCard.coupon("a") {
      $0.context = ContentCardContext { _ in !log.events.isEmpty }
    }
    let object = ContentCardStore(GatedSource(cached: [card])).feed.objects[0]
    #expect(!object.logContentCardImpression())
    log.append("ready")
    #expect(object.logContentCardImpression())
    #expect(!object.logContentCardImpression())
  }

  @Test func expiredCardsLogEventsOnlyThroughTheirObjects() {
    let clock = TestClock()
    let card = ContentCard.coupon("a") {
      $0.expiresAt = clock.now + 1
      $0.context = ContentCardContext { _ in true }
    }
    let store = ContentCardStore(GatedSource(cached: [card]), clock: clock)
    let object = store.feed.objects[0]
    #expect(store.logContentCardClicked(idString: "a"))
    clock.advance(by: 1)
    #expect(store.ids == [])
    #expect(!store.logContentCardClicked(idString: "a"))
    #expect(store.dismissContentCard(id: "a") == .kept)
    #expect(object.logContentCardClicked())
    #expect(object.openContentCard() == .opened)
  }

  @Test func objectsLogEventsAfterTheStoreIsReleased() throws {
    var store: ContentCardStore? = ContentCardStore(source)
    let object = try #require(store?.feed.objects.first)
    store = nil
    #expect(object.logContentCardImpression())
    #expect(object.dismissContentCard() == .dismissed)
    #expect(log == ["impression a", "dismissal a"])
  }

  // MARK: - Dismissals

  @Test func aDismissedCardIsRemovedInTheSameTurnAndDoesNotReturn() throws {
    let recorder = store.record()
    let object = store.feed.objects[0]
    #expect(object.dismissContentCard() == .dismissed)
    #expect(recorder.ids == [["a", "b"], ["b"]])
    #expect(object.dismissContentCard(force: true) == .kept)
    #expect(!object.logContentCardClicked())
    #expect(!object.logContentCardImpression())

    try source.update(json: couponJSON("c", "a"))
    #expect(store.ids == ["c"])
    #expect(log == ["dismissal a"])
  }

  @Test func aCardThatIsNotDismissibleIsHiddenOnlyByForce() {
    let context = ContentCardContext { _ in
      Issue.record("The SDK received the event.")
      return true
    }
    let card = ContentCard.coupon("a") { ($0.isDismissible, $0.context) = (false, context) }
    let source = GatedSource(cached: [card])
    let store = ContentCardStore(source)
    let object = store.feed.objects[0]
    #expect(object.dismissContentCard() == .kept)
    #expect(!object.logContentCardDismissed())
    #expect(object.contentCardData?.context?.log(.dismissal) == false)
    #expect(store.dismissContentCard(id: "a") == .kept)
    #expect(store.ids == ["a"])

    #expect(object.dismissContentCard(force: true) == .hiddenOnly)
    #expect(store.ids == [])
    source.send([card])
    #expect(store.ids == [])
    store.userDidChange()
    source.send([card])
    #expect(store.ids == ["a"])
  }

  @Test func theNewestCardDecidesWhetherItIsDismissible() {
    let source = GatedSource(cached: [.coupon("a")])
    let store = ContentCardStore(source)
    let object = store.feed.objects[0]
    source.send([.coupon("a") { $0.isDismissible = false }])
    #expect(object.dismissContentCard() == .kept)
  }

  @Test func aCardWithoutAContextIsHidden() {
    let store = ContentCardStore(GatedSource(cached: [.coupon("a")]))
    let object = store.feed.objects[0]
    #expect(!object.logContentCardImpression())
    #expect(object.dismissContentCard() == .hiddenOnly)
    #expect(store.ids == [])
  }

  @Test func aCardWithoutAStoreIsDismissed() {
    let log = EventLog()
    let card = ContentCard.coupon("a") { $0.context = log.context }
    #expect(card.dismissContentCard() == .dismissed)
    let fixed = ContentCard.coupon("b") { ($0.context, $0.isDismissible) = (log.context, false) }
    #expect(fixed.dismissContentCard(force: true) == .kept)
    #expect(log.events == ["dismissal"])
  }

  @Test func fortySwipesAreShownInTheSameTurn() {
    let context = ContentCardContext { _ in true }
    let store = ContentCardStore(
      GatedSource(cached: (0..<40).map { .coupon("\($0)") { $0.context = context } }))
    let recorder = store.record()
    for count in (0..<40).reversed() {
      #expect(recorder.feeds.last?.objects[0].dismissContentCard() == .dismissed)
      #expect(recorder.feeds.last?.objects.count == count)
    }
  }

  @Test func aDismissalKeepsTheRefreshError() async {
    source.refreshError = ServerError()
    try? await store.requestContentCardsRefresh()
    store.dismissContentCard(id: "a")
    #expect(store.ids == ["b"])
    #expect(store.feed.refreshError is ServerError)
  }
}
