import Foundation
import Testing

@testable import ContentCards

/// Tests of when listeners receive a feed, and of the work that this takes.
@Suite(.mustEnd) struct ContentCardManagerDeliveryTests {
  typealias Manager = ContentCardManager<ShopClassType>

  let clock = TestClock()
  let source = GatedSource(cached: [.coupon("a"), .tile("b")])
  let manager: Manager

  init() { manager = Manager(source: source, now: { [clock] in clock.now }, sleep: clock.sleep) }

  private func card(_ id: String, of feed: ContentCardFeed<ShopClassType>?) -> ContentCard.Box? {
    feed?.objects.compactMap(\.contentCard).first { $0.id == id }?.box
  }

  // MARK: - Equal feeds

  @Test func anEqualFeedIsNotDelivered() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    source.send([.coupon("a"), .tile("b")])
    try await Task.sleep(for: .milliseconds(50))
    source.send([.coupon("a"), .tile("c")])
    #expect(await feeds.next()?.ids == ["a", "c"])
  }

  @Test func changesOfOtherClassTypesAreNotDelivered() async throws {
    var coupons = manager.feeds(for: [.coupon]).makeAsyncIterator()
    _ = await coupons.next()
    source.send([.coupon("a"), .tile("other")])
    while await manager.contentCards().ids != ["a", "other"] { await Task.yield() }
    source.send([.coupon("new"), .tile("other")])
    #expect(await coupons.next()?.ids == ["new"])
  }

  @Test func anotherOrderOfOtherClassTypesIsNotDelivered() async throws {
    let other = ContentCard(id: "other", title: "Of Braze's own UI")
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    source.send([other, .coupon("a")])
    #expect(await feeds.next()?.otherCards.map(\.id) == ["other"])
    source.send([.coupon("a"), other])
    try await Task.sleep(for: .milliseconds(50))
    source.send([.coupon("b"), other])
    #expect(await feeds.next()?.ids == ["b"])
  }

  @Test func theErrorOfThePreviousUserIsRemoved() async throws {
    let source = GatedSource()
    let manager = Manager(source: source)
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    let refresh = Task { try await manager.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 1)
    source.answer(.failure(ServerError()))
    _ = await refresh.result
    #expect(await feeds.next()?.refreshError is ServerError)
    manager.userDidChange()
    let feed = try #require(await feeds.next())
    #expect(feed.refreshError == nil)
  }

  @Test func anotherOrderIsDelivered() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    source.send([.tile("b"), .coupon("a")])
    #expect(await feeds.next()?.ids == ["b", "a"])
  }

  @Test func theEndOfARefreshIsDelivered() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    for result in [.success(source.cached), .failure(ServerError()), .success(source.cached)]
      as [Result<[ContentCard], any Error>]
    {
      let refresh = Task { try await manager.requestContentCardsRefresh() }
      await source.arrival(ofRequest: source.requests + 1)
      source.answer(result)
      _ = await refresh.result
      let feed = await feeds.next()
      #expect(feed?.ids == ["a", "b"])
      #expect((feed?.refreshError == nil) == ((try? result.get()) != nil))
    }
  }

  // MARK: - Performance

  @Test func aCardIsConvertedOnceUntilItsContentChanges() async throws {
    let first = await manager.contentCards()
    let coupons = await manager.contentCards(for: [.coupon])
    #expect(card("a", of: first) === card("a", of: coupons))
    source.send([.coupon("a") { $0.context = ContentCardContext { _ in true } }, .tile("c")])
    while await manager.contentCards().ids != ["a", "c"] { await Task.yield() }
    let second = await manager.contentCards()
    #expect(card("a", of: first) === card("a", of: second))

    source.send([.coupon("a", percentage: "30"), .tile("c")])
    while await manager.contentCards(for: [.coupon]).objects(of: Coupon.self).map(
      \.discountPercentage) != [30]
    { await Task.yield() }
    let third = await manager.contentCards()
    #expect(card("a", of: third) !== card("a", of: first))
    #expect(card("c", of: third) === card("c", of: second))
  }

  @Test func objectsAreNotSharedBetweenUsers() async throws {
    let before = await manager.contentCards()
    manager.userDidChange()
    source.send(source.cached)
    while await manager.contentCards().ids != ["a", "b"] { await Task.yield() }
    #expect(await card("a", of: manager.contentCards()) !== card("a", of: before))
  }

  @Test func theObjectsOfThePreviousUserAreReleased() async throws {
    weak var kept: ContentCard.Box?
    do {
      let feed = await manager.contentCards()
      kept = card("a", of: feed)
      #expect(kept != nil)
    }
    manager.userDidChange()
    while kept != nil { await Task.yield() }
  }

  @Test func objectsThatLeaveTheFeedAreReleased() async throws {
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
      while await manager.contentCards().ids != ["gone", "b"] { await Task.yield() }
    }
    source.send([.coupon("b"), .coupon("c")])
    while await manager.contentCards().ids != ["b", "c"] { await Task.yield() }
    while kept != nil { await Task.yield() }
  }

  @Test func thousandsOfCardsAreDismissedOneByOneAndTogether() async throws {
    let cards = (0..<4_000).map { ContentCard.coupon("\($0)") }
    let manager = Manager(source: GatedSource(cached: cards))
    _ = await manager.contentCards()
    let start = processorSeconds()
    for number in 0..<2_000 { manager.logContentCardDismissed(idString: "\(number)") }
    manager.logContentCard(.dismissal, ids: (2_000..<3_999).map { "\($0)" })
    let time = processorSeconds() - start
    #expect(await manager.contentCards().ids == ["3999"])
    // Removing each card separately from an array of all cards would take many times as long.
    #expect(time < 5)
  }

  // MARK: - Expiry

  @Test func aListenerGetsAFeedWhenTheNextCardExpires() async throws {
    source.send([
      .coupon("soon") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) },
      .coupon("later") { $0.expiresAt = Date(timeIntervalSince1970: 1_020) }, .coupon("never"),
    ])
    while await manager.contentCards().ids.count != 3 { await Task.yield() }
    var feeds = manager.feeds().makeAsyncIterator()
    #expect(await feeds.next()?.ids == ["soon", "later", "never"])
    await clock.sleepers(1)
    #expect(clock.sleeperCount == 1)
    clock.advance(by: 10)
    #expect(await feeds.next()?.ids == ["later", "never"])
    await clock.sleepers(1)
    clock.advance(by: 10)
    #expect(await feeds.next()?.ids == ["never"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func theTimerFollowsTheCards() async throws {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) }])
    while await manager.contentCards().ids != ["a"] { await Task.yield() }
    await clock.sleepers(1)
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_005) }])
    while await manager.contentCards().objects.first?.contentCardData?.expiresAt?
      .timeIntervalSince1970 != 1_005
    { await Task.yield() }
    while clock.sleeperCount != 1 { await Task.yield() }
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    clock.advance(by: 5)
    #expect(await feeds.next()?.ids == [])
    source.send([.coupon("b")])
    #expect(await feeds.next()?.ids == ["b"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func theTimerForAnExpiryInYearsRunsOnceADay() async throws {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_000 + 200_000) }])
    while await manager.contentCards().ids != ["a"] { await Task.yield() }
    for seconds in [86_400.0, 86_400, 27_199] {
      await clock.sleepers(1)
      clock.advance(by: seconds)
      #expect(await manager.contentCards().ids == ["a"])
    }
    await clock.sleepers(1)
    clock.advance(by: 1)
    while await manager.contentCards().ids != [] { await Task.yield() }
  }

  @Test func aFixedClockEndsTheTimer() async throws {
    let naps = EventLog()
    let manager = Manager(
      source: GatedSource(cached: [.coupon("a") { $0.expiresAt = Date() + 1_000_000 }]),
      now: { [date = Date()] in date }, sleep: { naps.append("\($0)") })
    #expect(await manager.contentCards().ids == ["a"])
    try await Task.sleep(for: .milliseconds(20))
    #expect(naps.events.count < 10)
    #expect(await manager.contentCards().ids == ["a"])
  }

  @Test func aClockThatIsSetBackKeepsTheCard() async throws {
    source.send([.coupon("a") { $0.expiresAt = Date(timeIntervalSince1970: 1_010) }])
    while await manager.contentCards().ids != ["a"] { await Task.yield() }
    await clock.sleepers(1)
    clock.wake(settingTime: -5)
    await clock.sleepers(1)
    #expect(await manager.contentCards().ids == ["a"])
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    clock.advance(by: 15)
    #expect(await feeds.next()?.ids == [])
  }

  // MARK: - Lifetimes

  @Test func nothingOutlivesTheManager() async throws {
    final class Token: Sendable {}
    weak var (token, state): (Token?, FeedState?)
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
      let manager = Manager(source: source)
      state = manager.state
      var feeds = manager.feeds().makeAsyncIterator()
      let feed = await feeds.next()
      #expect(feed?.objects.first?.logContentCardImpression() == true)
      let observation = manager.observeFeeds { _ in }
      try? await manager.requestContentCardsRefresh(timeout: .milliseconds(1))
      // The continuation must be resumed at some time.
      source.answer(.success([]))
      observation.cancel()
    }
    while token != nil || state != nil || weakSource != nil { await Task.yield() }
  }

  @Test func aHangingRequestKeepsOnlyTheSourceAlive() async throws {
    weak var state: FeedState?
    let source = GatedSource(cached: [.coupon("a")])
    do {
      let manager = Manager(source: source)
      state = manager.state
      _ = await manager.contentCards()
      await #expect(throws: ContentCard.TimeoutError.self) {
        try await manager.requestContentCardsRefresh(timeout: .milliseconds(1))
      }
    }
    while state != nil { await Task.yield() }
    source.answer(.success([]))
  }
}

/// Returns the processor time of this thread in seconds. It does not grow while other threads run.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
