import ContentCards
import Foundation
import Testing

/// Tests of whether feeds show that a card was viewed or clicked.
@Suite(.mustEnd) struct ContentCardManagerReadStateTests {
  let source: JSONContentCardSource
  let manager: ContentCardManager<ShopClassType>

  init() throws {
    source = try JSONContentCardSource(json: couponJSON("a", "b"))
    manager = ContentCardManager(source: source)
  }

  @Test func anImpressionIsInTheNextFeedAndTheIdentityStays() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    let before = try #require(await feeds.next())
    #expect(before.unviewedCount == 2)
    before.objects[0].logContentCardImpression()
    let after = try #require(await feeds.next())
    #expect(after.objects.map { $0.contentCardData?.isViewed } == [true, false])
    #expect(after.unviewedCount == 1)
    #expect(after.objects[0] != before.objects[0])
    #expect(after.objects[0].id == before.objects[0].id)
    #expect(after.objects[1] == before.objects[1])
  }

  @Test func aClickIsInTheNextFeed() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    #expect(manager.logContentCardClicked(idString: "b"))
    let feed = try #require(await feeds.next())
    #expect(feed.objects.map { $0.contentCardData?.isClicked } == [false, true])
    #expect(feed.unviewedCount == 2)
  }

  @Test func aSecondClickDeliversNoFeed() async throws {
    _ = await manager.contentCards()
    #expect(manager.logContentCardClicked(idString: "b"))
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    #expect(manager.logContentCardClicked(idString: "b"))
    #expect(manager.logContentCardImpression(idString: "a"))
    #expect(await feeds.next()?.unviewedCount == 1)
  }

  @Test func eventsThatTheSourceRejectsAreNotShown() async throws {
    let card = ContentCard.coupon("a") { $0.context = ContentCardContext { _ in false } }
    let manager = ContentCardManager<ShopClassType>(source: GatedSource(cached: [card]))
    let object = try #require(await manager.contentCards().objects.first)
    #expect(!object.logContentCardImpression())
    #expect(!object.logContentCardClicked())
    #expect(await manager.contentCards().objects == [object])
  }

  @Test func aRefreshWithOlderStateDoesNotResetAnEvent() async throws {
    let context = ContentCardContext { _ in true }
    let cards = ["a", "b"].map { ContentCard.coupon($0) { $0.context = context } }
    let source = GatedSource(cached: cards)
    let manager = ContentCardManager<ShopClassType>(source: source)
    let objects = await manager.contentCards().objects
    let refresh = Task { try await manager.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 1)
    objects[0].logContentCardImpression()
    objects[1].logContentCardClicked()
    source.answer(.success(cards))
    try await refresh.value
    let data = await manager.contentCards().objects.compactMap(\.contentCardData)
    #expect(data.map(\.isViewed) == [true, false])
    #expect(data.map(\.isClicked) == [false, true])
  }

  @Test func theReadStateIsNotSharedBetweenUsers() async throws {
    let context = ContentCardContext { _ in true }
    let source = GatedSource(cached: [.coupon("a") { $0.context = context }])
    let manager = ContentCardManager<ShopClassType>(source: source)
    await manager.contentCards().objects.first?.logContentCardImpression()
    manager.userDidChange()
    source.send([.coupon("a")])
    while await manager.contentCards().ids != ["a"] { await Task.yield() }
    #expect(await manager.contentCards().unviewedCount == 1)
  }

  @Test func aJSONSourceAppliesItsEvents() async throws {
    let objects = await manager.contentCards().objects
    objects[0].logContentCardImpression()
    objects[0].logContentCardClicked()
    objects[1].logContentCardDismissed()
    let cards = await source.cachedContentCards()
    #expect(cards.map(\.isViewed) == [true, false])
    #expect(cards.map(\.isClicked) == [true, false])
    #expect(cards.map(\.isDismissed) == [false, true])
    #expect(try await source.requestContentCardsRefresh() == cards)
    try source.update(json: couponJSON("a"))
    #expect(await source.cachedContentCards().map(\.isViewed) == [false])
  }

  @Test func eventsAreLoggedThroughTheNewestContext() async throws {
    let (old, new) = (EventLog(), EventLog())
    let source = GatedSource(cached: [.coupon("a") { $0.context = old.context }])
    let manager = ContentCardManager<ShopClassType>(source: source)
    let object = try #require(await manager.contentCards().objects.first)
    source.send([.coupon("a") { $0.context = new.context }, .coupon("b")])
    while await manager.contentCards().ids.count < 2 { await Task.yield() }
    object.logContentCardImpression()
    #expect(old.events == [])
    #expect(new.events == ["impression"])

    // A card that has left the feed can still be on the screen.
    source.send([.coupon("b")])
    while await manager.contentCards().ids.count > 1 { await Task.yield() }
    #expect(object.logContentCardClicked())
    #expect(old.events == ["click"])
  }
}
