import ContentCards
import Foundation
import Testing

@Suite(.mustEnd) struct ContentCardManagerTests {
  typealias Manager = ContentCardManager<ShopClassType>

  // MARK: - Contents of a feed

  @Test func onlyTheRequestedClassTypesAreConverted() async {
    let manager = Manager(
      source: GatedSource(cached: [.coupon("a"), .coupon("b", percentage: "x")]))
    #expect(await manager.contentCards(for: [.item(.tile)]).rejected.isEmpty)
    let coupons = await manager.contentCards(for: [.coupon])
    #expect(coupons.ids == ["a"])
    #expect(coupons.rejected.map(\.card.id) == ["b"])
    #expect(await manager.contentCards().ids == ["a"])
  }

  @Test func objectsOfOneTypeOrProtocolNeedNoCast() async {
    let manager = Manager(source: GatedSource(cached: [.coupon("a"), .tile("b"), .coupon("c")]))
    let feed = await manager.contentCards()
    let coupons: [Coupon] = feed.objects(of: Coupon.self)
    #expect(coupons.map(\.contentCardData?.contentCardId) == ["a", "c"])
    #expect(feed.objects(of: (any ContentCardable<ShopClassType>).self).count == 3)
  }

  @Test func removedExpiredAndDismissedCardsAreNotInTheFeed() async {
    let cards: [ContentCard] = [
      .coupon("removed") { $0.isRemoved = true },
      .coupon("dismissed") { $0.isDismissed = true },
      .coupon("expired") { $0.expiresAt = Date(timeIntervalSince1970: 1_000) },
      .coupon("expires later") { $0.expiresAt = Date(timeIntervalSince1970: 1_000.5) },
      .coupon("never expires"),
    ]
    let manager = Manager(
      source: GatedSource(cached: cards), now: { Date(timeIntervalSince1970: 1_000) })
    #expect(await manager.contentCards().ids == ["expires later", "never expires"])
  }

  @Test func theFirstOfDuplicateCardsCounts() async {
    let cards: [ContentCard] = [
      .coupon("a", percentage: "3") { $0.expiresAt = Date(timeIntervalSince1970: 1) },
      .coupon("a", percentage: "4") { $0.isRemoved = true },
      .coupon("a", percentage: "1"), .coupon("a", percentage: "2"),
    ]
    let manager = Manager(source: GatedSource(cached: cards))
    let coupons = await manager.contentCards().objects(of: Coupon.self)
    #expect(coupons.map(\.discountPercentage) == [1])
  }

  @Test func orderIsAsDeliveredOrPinnedThenNewest() async {
    let cards: [ContentCard] = [
      .coupon("old") { $0.createdAt = Date(timeIntervalSince1970: 1) },
      .coupon("new") { $0.createdAt = Date(timeIntervalSince1970: 3) },
      .coupon("pinned old") {
        ($0.createdAt, $0.isPinned) = (Date(timeIntervalSince1970: 1), true)
      },
      .coupon("new too") { $0.createdAt = Date(timeIntervalSince1970: 3) },
      .coupon("pinned new") {
        ($0.createdAt, $0.isPinned) = (Date(timeIntervalSince1970: 2), true)
      },
    ]
    let manager = Manager(source: GatedSource(cached: cards))
    #expect(await manager.contentCards().ids == cards.map(\.id))
    #expect(
      await manager.contentCards(order: .pinnedThenNewest).ids
        == ["pinned new", "pinned old", "new", "new too", "old"])
    var feeds = manager.feeds(order: .pinnedThenNewest).makeAsyncIterator()
    #expect(await feeds.next()?.ids.first == "pinned new")
  }

  // MARK: - Streams

  @Test func aStreamDeliversCachedCardsThenChanges() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let manager = Manager(source: source)
    var feeds = manager.feeds().makeAsyncIterator()
    #expect(await feeds.next()?.ids == ["a"])
    try source.update(json: couponJSON("a", "b"))
    #expect(await feeds.next()?.ids == ["a", "b"])
  }

  @Test func everyListenerHasItsOwnFeed() async throws {
    let source = GatedSource(cached: [.coupon("a"), .tile("b")])
    let manager = Manager(source: source)
    var tiles = manager.feeds(for: [.item(.tile)]).makeAsyncIterator()
    var coupons = manager.feeds(for: [.coupon]).makeAsyncIterator()
    #expect(await tiles.next()?.ids == ["b"])
    #expect(await coupons.next()?.ids == ["a"])
    source.send([.coupon("c"), .tile("d")])
    #expect(await coupons.next()?.ids == ["c"])
    #expect(await tiles.next()?.ids == ["d"])
    var late = manager.feeds().makeAsyncIterator()
    #expect(await late.next()?.ids == ["c", "d"])
  }

  @Test func slowConsumersReceiveOnlyTheLatestFeed() async throws {
    let source = GatedSource()
    let manager = Manager(source: source)
    var feeds = manager.feeds().makeAsyncIterator()
    for number in 0..<100 { source.send([.coupon("\(number)")]) }
    var watcher = manager.feeds().makeAsyncIterator()
    while let feed = await watcher.next(), feed.ids != ["99"] {}
    try await Task.sleep(for: .milliseconds(50))
    #expect(await feeds.next()?.ids == ["99"])
  }

  @Test func noFeedsAreCreatedForAStreamThatHasEnded() async throws {
    let feedsMade = EventLog()
    let source = GatedSource(cached: [.coupon("a")])
    let manager = Manager(
      source: source,
      now: {
        feedsMade.append("now")
        return Date()
      })
    let listener = Task { for await _ in manager.feeds() {} }
    _ = await manager.contentCards()
    listener.cancel()
    await listener.value
    try await Task.sleep(for: .milliseconds(20))
    let before = feedsMade.events.count
    for _ in 0..<10 { source.send([.coupon("a")]) }
    try await Task.sleep(for: .milliseconds(50))
    // Deliveries are received, but no feed is created.
    #expect(feedsMade.events.count <= before + 10)
  }

  @Test func aStreamEndsWithItsTask() async throws {
    let manager = Manager(source: GatedSource(cached: [.coupon("a")]))
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let listener = Task {
      for await _ in manager.feeds() { start.yield() }
      return true
    }
    for await _ in started { break }
    listener.cancel()
    #expect(await listener.value)
    #expect(await manager.contentCards().ids == ["a"])
  }

  @Test func streamsEndWithTheManager() async throws {
    var manager: Manager? = Manager(source: GatedSource(cached: [.coupon("a")]))
    var feeds = try #require(manager).feeds().makeAsyncIterator()
    #expect(await feeds.next() != nil)
    manager = nil
    #expect(await feeds.next() == nil)
  }

  // MARK: - Rejections

  /// Returns the rejections that `onRejection` receives for cards that arrive one after the other.
  private func reports(
    of cards: [ContentCard], revealsValues: Bool, userChanges: Bool = false
  ) async -> [String] {
    let source = GatedSource()
    let log = EventLog()
    let manager = Manager(
      source: source, revealsValues: revealsValues, onRejection: { log.append("\($0)") })
    for card in cards {
      if userChanges { manager.userDidChange() }
      // A valid card after each rejected one shows that it has arrived.
      for cards in [[.coupon("other")], [card]] {
        source.send(cards)
        while true {
          let feed = await manager.contentCards()
          if feed.ids + feed.rejected.map(\.card.id) == cards.map(\.id) { break }
          await Task.yield()
        }
      }
    }
    return log.events
  }

  @Test func aRejectionIsReportedOnceForItsIdentifierAndContent() async {
    let cards: [ContentCard] = [
      .coupon("a", percentage: "20%"), .coupon("a", percentage: "20%"),
      .coupon("a", percentage: "20 %"), .coupon("b", percentage: "20%"),
    ]
    #expect(
      await reports(of: cards, revealsValues: true) == [
        #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is "20%", which is not a decimal number."#,
        #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is "20 %", which is not a decimal number."#,
        #"Content card "b" of class type "coupon_code" is rejected: "discount_percentage" is "20%", which is not a decimal number."#,
      ])
  }

  @Test func aRejectionIsReportedAgainIfTheCardChanges() async {
    let cards: [ContentCard] = [
      .coupon("a", percentage: "x"),
      .coupon("a", percentage: "x") { $0.extras["other"] = "1" },
      .coupon("a", percentage: "x") { $0.title = "Tea" },
    ]
    #expect(await reports(of: cards, revealsValues: false).count == 3)
  }

  @Test func aRejectionIsReportedAgainForAnotherUser() async {
    let cards: [ContentCard] = [.coupon("a", percentage: "x"), .coupon("a", percentage: "x")]
    #expect(await reports(of: cards, revealsValues: false, userChanges: true).count == 2)
  }

  @Test func aReportHasNoValuesByDefault() async {
    #expect(
      await reports(of: [.coupon("a", percentage: "Ann's 20%")], revealsValues: false) == [
        #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is not a decimal number."#
      ])
  }

  // MARK: - Control cards

  @Test func controlCardsAreNotObjectsAndLogImpressions() async throws {
    let json = """
      [
        {"id": "a", "tp": "control", "e": {"class_type": "coupon_code", "discount_percentage": "1"}},
        {"id": "b", "tp": "control", "e": {"class_type": "coupon_code"}},
        {"id": "c", "tp": "control"},
        {"id": "d", "e": {"class_type": "coupon_code", "discount_percentage": "1"}}
      ]
      """
    let source = try JSONContentCardSource(json: Data(json.utf8))
    let manager = Manager(source: source)
    let feed = await manager.contentCards()
    #expect(feed.ids == ["d"])
    #expect(feed.controls.map(\.id) == ["a", "b", "c"])
    #expect(feed.controls.map(\.contentCardClassType) == [.coupon, .coupon, .none])
    #expect(feed.rejected.isEmpty)

    feed.logControlImpressions()
    feed.logControlImpressions()
    #expect(source.log == ["a", "b", "c"].map { .init(event: .impression, cardID: $0) })

    // The control card "c" has no class type, so it belongs to the fallback case.
    let coupons = await manager.contentCards(for: [.coupon])
    #expect(coupons.controls.map(\.id) == ["a", "b"])
  }
}
