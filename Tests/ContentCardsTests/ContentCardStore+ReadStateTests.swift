import ContentCards
import Foundation
import Testing

/// Tests of whether feeds show that a card was viewed or clicked.
@MainActor @Suite(.mustEnd) struct ContentCardStoreReadStateTests {
  let source: JSONContentCardSource
  let store: ContentCardStore

  init() throws {
    source = try JSONContentCardSource(json: couponJSON("a", "b"))
    store = ContentCardStore(source)
  }

  @Test func anImpressionIsShownInTheSameTurnAndTheIdentityStays() {
    let before = store.feed
    #expect(before.unviewedCount == 2)
    before.objects[0].logContentCardImpression()
    let after = store.feed
    #expect(after.objects.map { $0.contentCardData?.isViewed } == [true, false])
    #expect(after.unviewedCount == 1)
    #expect(after.objects[0] != before.objects[0])
    #expect(after.objects[0].id == before.objects[0].id)
    #expect(after.objects[1] == before.objects[1])
    #expect(after != before)
  }

  @Test func aSecondClickDeliversNoFeed() {
    let recorder = store.record()
    #expect(store.logContentCardClicked(idString: "b"))
    #expect(store.logContentCardClicked(idString: "b"))
    #expect(recorder.feeds.count == 2)
    #expect(recorder.feeds[1].objects.map { $0.contentCardData?.isClicked } == [false, true])
    #expect(recorder.feeds[1].unviewedCount == 2)
  }

  @Test func eventsThatTheSourceRejectsAreNotShown() {
    let card = ContentCard.coupon("a") { $0.context = ContentCardContext { _ in false } }
    let store = ContentCardStore(GatedSource(cached: [card]))
    let object = store.feed.objects[0]
    #expect(!object.logContentCardImpression())
    #expect(!object.logContentCardClicked())
    #expect(store.feed.objects == [object])
  }

  @Test func staleCardsDoNotUndoAnEvent() {
    let context = ContentCardContext { _ in true }
    let cards = ["a", "b"].map { ContentCard.coupon($0) { $0.context = context } }
    let source = GatedSource(cached: cards)
    let store = ContentCardStore(source)
    store.logContentCardImpression(idString: "a")
    store.logContentCardClicked(idString: "b")
    let recorder = store.record()
    source.send(cards)
    #expect(recorder.feeds.count == 1)
    // A card that has left the feed and returns keeps its state as well.
    source.send([])
    source.send(cards)
    let data = store.feed.objects.compactMap(\.contentCardData)
    #expect(data.map(\.isViewed) == [true, false])
    #expect(data.map(\.isClicked) == [false, true])
  }

  @Test func eventsAreLoggedThroughTheNewestContext() {
    let (old, new) = (EventLog(), EventLog())
    let source = GatedSource(cached: [.coupon("a") { $0.context = old.context }])
    let store = ContentCardStore(source)
    let object = store.feed.objects[0]
    source.send([.coupon("a") { $0.context = new.context }, .coupon("b")])
    object.logContentCardImpression()
    #expect(old.events == [])
    #expect(new.events == ["impression"])

    // A card that has left the feed can still be on the screen.
    source.send([.coupon("b")])
    #expect(object.logContentCardClicked())
    #expect(old.events == ["click"])
  }
}
