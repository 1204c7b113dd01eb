import Foundation
import Testing

@testable import ContentCards

/// Tests of when listeners receive a feed, and of the work that this takes.
@MainActor @Suite(.mustEnd) struct ContentCardStoreDeliveryTests {
  let clock = TestClock()
  let source = GatedSource(cached: [.coupon("a"), .tile("b")])
  let store: ContentCardStore

  init() { store = ContentCardStore(source, clock: clock) }

  private func card(_ id: String) -> ContentCard.Box? {
    store.feed.objects.compactMap(\.contentCard).first { $0.id == id }?.box
  }

  // MARK: - Closures and streams

  @Test func aClosureReceivesTheFeedInTheSameTurn() {
    let all = store.record()
    let tiles = store.record(for: [.item(.tile)])
    #expect(all.ids == [["a", "b"]])
    source.send([.coupon("c"), .tile("d")])
    #expect(all.ids == [["a", "b"], ["c", "d"]])
    #expect(tiles.ids == [["b"], ["d"]])
    tiles.observation?.cancel()
    source.send([.tile("e")])
    #expect(all.ids.last == ["e"])
    #expect(tiles.ids.count == 2)
  }

  @Test func aClosureIsReleasedWithItsObservation() {
    final class Token: Sendable {}
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let observation = store.observeFeeds(ShopClassType.self) { _ in
        withExtendedLifetime(token) {}
      }
      withExtendedLifetime(observation) {}
    }
    #expect(kept == nil)
  }

  @Test func aSlowConsumerReceivesTheLatestFeed() async {
    var feeds = store.feeds.makeAsyncIterator()
    #expect(await feeds.next()?.ids == ["a", "b"])
    for number in 0..<100 { source.send([.coupon("\(number)")]) }
    #expect(await feeds.next()?.ids == ["99"])
  }

  @Test func aStreamEndsWithItsTask() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let listener = Task {
      for await _ in store.feeds { start.yield() }
      return true
    }
    for await _ in started { break }
    listener.cancel()
    #expect(await listener.value)
  }

  @Test func streamsEndWithTheStore() async throws {
    var store: ContentCardStore? = ContentCardStore(source)
    var feeds = try #require(store).feeds.makeAsyncIterator()
    #expect(await feeds.next() != nil)
    store = nil
    #expect(await feeds.next() == nil)
  }

  // MARK: - Equal feeds

  @Test func anEqualFeedIsNotDelivered() {
    let all = store.record()
    source.send([.coupon("a"), .tile("b")])
    #expect(all.feeds.count == 1)
    source.send([.tile("b"), .coupon("a")])
    #expect(all.ids == [["a", "b"], ["b", "a"]])
  }

  @Test func changesOfOtherClassTypesAreNotDelivered() {
    let coupons = store.record(for: [.coupon])
    source.send([.coupon("a"), .tile("other")])
    #expect(coupons.feeds.count == 1)
  }

  @Test func anotherOrderOfOtherCardsIsNotDelivered() {
    let other = ContentCard(id: "other", title: "Of Braze's own UI")
    source.send([other, .coupon("a")])
    let all = store.record()
    #expect(all.feeds[0].otherCards.map(\.id) == ["other"])
    source.send([.coupon("a"), other])
    #expect(all.feeds.count == 1)
  }

  @Test func theEndOfARefreshIsDelivered() async {
    let all = store.record()
    for result in [.success([.coupon("a"), .tile("b")]), .failure(ServerError())]
      as [Result<[ContentCard], any Error>]
    {
      let refresh = Task { try await store.requestContentCardsRefresh() }
      await source.arrival(ofRequest: source.requests + 1)
      source.answer(result)
      _ = await refresh.result
    }
    #expect(all.ids == [["a", "b"], ["a", "b"], ["a", "b"]])
    #expect(all.feeds.map { $0.refreshError != nil } == [false, false, true])
  }

  // MARK: - Reads and nested calls

  @Test func aReadDoesNotNotify() async {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) }])
    let all = store.record()
    while clock.sleeperCount != 1 { await Task.yield() }
    clock.setTime(by: 10)
    #expect(store.ids == [])
    #expect(store.cards == [])
    #expect(all.ids == [["a"]])
    // Listeners follow.
    while all.ids.count < 2 { await Task.yield() }
    #expect(all.ids == [["a"], []])
  }

  @Test func aListenerCanLogAndReadWhileItIsCalled() {
    let context = ContentCardContext { _ in true }
    let cards = ["a", "b"].map { ContentCard.coupon($0) { $0.context = context } }
    source.send(cards)
    var unviewed: [Int] = []
    let first = store.observeFeeds(ShopClassType.self) { [store] feed in
      feed.objects.first?.dismissContentCard()
      #expect(store.ids == Array(feed.ids.dropFirst()))
    }
    let second = store.observeFeeds(ShopClassType.self) { feed in
      unviewed.append(feed.unviewedCount)
      for object in feed.objects { object.logContentCardImpression() }
    }
    #expect(unviewed == [0])
    source.send(["c", "d"].map { ContentCard.coupon($0) { $0.context = context } })
    #expect(store.ids == [])
    #expect(unviewed.last == 0)
    withExtendedLifetime((first, second)) {}
  }

  @Test func aContextCanCallTheStore() {
    let store = store
    var seen: [[String]] = []
    let all = store.record()
    source.send([
      .coupon("a") {
        $0.context = ContentCardContext { event in
          MainActor.assumeIsolated {
            seen.append(store.ids)
            if event == .dismissal { store.dismissContentCard(id: "b") }
            return true
          }
        }
      }, .coupon("b"), .coupon("c"),
    ])
    store.feed.objects[0].dismissContentCard()
    #expect(seen == [["b", "c"]])
    #expect(store.ids == ["c"])
    #expect(all.ids.last == ["c"])
  }

  @Test func aLogFromAnotherThreadReachesListeners() async {
    source.send([.coupon("a") { $0.context = ContentCardContext { _ in true } }])
    let all = store.record()
    let object = store.feed.objects[0]
    #expect(await Task.detached { object.logContentCardImpression() }.value)
    // A read has the change before the listeners.
    #expect(store.feed.unviewedCount == 0)
    while all.feeds.count < 2 { await Task.yield() }
    #expect(all.feeds.map(\.unviewedCount) == [1, 0])
  }

  // MARK: - Performance

  @Test func aCardIsConvertedOnceUntilItsContentChanges() {
    let (first, tile) = (card("a"), card("b"))
    source.send([.tile("b"), .coupon("a") { $0.context = ContentCardContext { _ in true } }])
    #expect(card("a") === first)
    source.send([.coupon("a", percentage: "30"), .tile("b")])
    #expect(card("a") !== first)
    #expect(card("b") === tile)
    #expect(store.feed.objects(of: Coupon.self).map(\.discountPercentage) == [30])
  }

  @Test func objectsThatLeaveTheFeedAreReleased() {
    final class Token: Sendable {}
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      source.send([
        .coupon("gone") {
          $0.context = ContentCardContext { _ in withExtendedLifetime(token) { true } }
        }, .coupon("b"),
      ])
      store.feed.objects[0].logContentCardImpression()
      #expect(store.ids == ["gone", "b"])
    }
    #expect(kept != nil)
    source.send([.coupon("b"), .coupon("c")])
    #expect(kept == nil)
  }

  @Test func thousandsOfCardsAreDismissedOneByOneAndTogether() {
    let store = ContentCardStore(GatedSource(cached: (0..<4_000).map { .coupon("\($0)") }))
    let all = store.record()
    let start = processorSeconds()
    for number in 0..<200 { store.logContentCardDismissed(idString: "\(number)") }
    store.logContentCard(.dismissal, ids: (200..<3_999).map { "\($0)" })
    #expect(store.ids == ["3999"])
    #expect(all.feeds.count == 202)
    // Removing each card separately from an array of all cards would take many times as long.
    #expect(processorSeconds() - start < 20)
  }

  // MARK: - Expiry

  @Test func aListenerGetsAFeedWhenTheNextCardExpires() async {
    source.send([
      .coupon("soon") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) },
      .coupon("later") { $0.expiresAt = Date(timeIntervalSince1970: 1_020) }, .coupon("never"),
    ])
    var feeds = store.feeds.makeAsyncIterator()
    #expect(await feeds.next()?.ids == ["soon", "later", "never"])
    await clock.sleepers(1)
    clock.advance(by: 10)
    #expect(await feeds.next()?.ids == ["later", "never"])
    await clock.sleepers(1)
    clock.advance(by: 10)
    #expect(await feeds.next()?.ids == ["never"])
    while clock.sleeperCount > 0 { await Task.yield() }
  }

  @Test func theTimerFollowsTheCards() async {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) }])
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_005) }])
    let all = store.record()
    while clock.sleeperCount != 1 { await Task.yield() }
    clock.advance(by: 5)
    while all.ids.last != [] { await Task.yield() }
    #expect(clock.sleeperCount == 0)
  }

  @Test func theTimerForAnExpiryInYearsRunsOnceADay() async {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_000 + 200_000) }])
    let all = store.record()
    while clock.sleeperCount != 1 { await Task.yield() }
    for seconds in [86_400.0, 86_400, 27_199] {
      await clock.sleepers(1)
      clock.advance(by: seconds)
      #expect(store.ids == ["a"])
      while clock.sleeperCount != 1 { await Task.yield() }
    }
    clock.advance(by: 1)
    while all.ids.last != [] { await Task.yield() }
  }

  @Test func aFixedClockEndsTheTimer() async throws {
    let naps = EventLog()
    let store = ContentCardStore(
      source: GatedSource(cached: [.coupon("a") { $0.expiresAt = Date() + 1_000_000 }]),
      schemas: [ShopClassType.self], now: { [date = Date()] in date },
      sleep: { naps.append("\($0)") })
    try await Task.sleep(for: .milliseconds(20))
    #expect(naps.events.count < 10)
    #expect(store.ids == ["a"])
  }

  @Test func aClockThatIsSetBackKeepsTheCard() async {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) }])
    let all = store.record()
    while clock.sleeperCount != 1 { await Task.yield() }
    clock.wake(settingTime: -5)
    await clock.sleepers(1)
    #expect(store.ids == ["a"])
    clock.advance(by: 15)
    while all.ids.last != [] { await Task.yield() }
  }

  // MARK: - Lifetimes

  @Test func nothingOutlivesTheStore() async {
    final class Token: Sendable {}
    weak var (token, store): (Token?, ContentCardStore?)
    weak var weakSource: GatedSource?
    do {
      let held = Token()
      let source = GatedSource(cached: [
        .coupon("a") {
          $0.context = ContentCardContext { _ in withExtendedLifetime(held) { true } }
          $0.expiresAt = Date(timeIntervalSince1970: 4_000_000_000)
        }
      ])
      (token, weakSource) = (held, source)
      let kept = ContentCardStore(source)
      store = kept
      var feeds = kept.feeds.makeAsyncIterator()
      let feed = await feeds.next()
      #expect(feed?.objects.first?.logContentCardImpression() == true)
      let recorder = kept.record()
      try? await kept.requestContentCardsRefresh(timeout: .milliseconds(1))
      // The continuation must be resumed at some time.
      source.answer(.success([]))
      recorder.observation?.cancel()
    }
    while token != nil || store != nil || weakSource != nil { await Task.yield() }
  }

  @Test func aHangingRequestKeepsOnlyTheSourceAlive() async {
    weak var weakStore: ContentCardStore?
    do {
      let store = ContentCardStore(source)
      weakStore = store
      await #expect(throws: ContentCard.TimeoutError.self) {
        try await store.requestContentCardsRefresh(timeout: .milliseconds(1))
      }
    }
    while weakStore != nil { await Task.yield() }
    source.answer(.success([]))
  }

  @Test func anObservationThatAListenerReleasesIsNotCalled() {
    var second: ContentCardStore.Observation?
    var feeds = 0
    let first = store.observeFeeds(ShopClassType.self) { _ in second = nil }
    second = store.observeFeeds(ShopClassType.self) { _ in feeds += 1 }
    #expect(feeds == 1)
    source.send([.coupon("new")])
    #expect(second == nil && feeds == 1)
    withExtendedLifetime(first) {}
  }

  @Test func aReleasedStoreCancelsItsSubscription() async {
    let source = GatedSource()
    var store: ContentCardStore? = ContentCardStore(source)
    #expect(source.subscriberCount == 1)
    withExtendedLifetime(store) {}
    store = nil
    while source.subscriberCount > 0 { await Task.yield() }
  }
}

/// Returns the processor time of this thread in seconds. It does not grow while other threads run.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
