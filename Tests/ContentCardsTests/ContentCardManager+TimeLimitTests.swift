import ContentCards
import Foundation
import Testing

/// Tests with sources that answer late or never.
@Suite(.mustEnd) struct ContentCardManagerTimeLimitTests {
  typealias Manager = ContentCardManager<ShopClassType>

  let clock = TestClock()
  let source = GatedSource(cached: [.coupon("cached")])
  let manager: Manager

  init() async {
    manager = Manager(source: source, now: { [clock] in clock.now }, sleep: clock.sleep)
    _ = await manager.contentCards()
    // The limit for the cached cards is over.
    while clock.sleeperCount > 0 { await Task.yield() }
  }

  /// Begins a refresh, and waits until the source has received the given number of requests and the time limit runs.
  private func beginRefresh(
    request: Int, timeout: Duration = .seconds(10), sleepers: Int = 1
  ) async -> Task<Void, any Error> {
    let task = Task { try await manager.requestContentCardsRefresh(timeout: timeout) }
    await source.arrival(ofRequest: request)
    await clock.sleepers(sleepers)
    return task
  }

  @Test func aRefreshEndsAfterTenSecondsAndKeepsTheFeed() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    let refresh = await beginRefresh(request: 1)
    clock.advance(by: 9.9)
    #expect(clock.sleeperCount == 1)
    clock.advance(by: 0.1)
    let error = ContentCard.TimeoutError(timeout: .seconds(10))
    await #expect(throws: error) { try await refresh.value }
    let feed = await feeds.next()
    #expect(feed?.ids == ["cached"])
    #expect(feed?.refreshError as? ContentCard.TimeoutError == error)
    #expect("\(error)" == "The operation timed out after 10.0 seconds.")
    #expect(error.localizedDescription == "\(error)")
  }

  @Test func afterATimeoutTheNextCallBeginsANewRequest() async throws {
    let first = await beginRefresh(request: 1, timeout: .seconds(1))
    clock.advance(by: 1)
    await #expect(throws: ContentCard.TimeoutError(timeout: .seconds(1))) { try await first.value }
    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("late")]))
    source.answer(.success([.coupon("new")]))
    try await second.value
    while await manager.contentCards().ids != ["new"] { await Task.yield() }
    #expect(await manager.contentCards().refreshError == nil)
  }

  @Test func anAnswerAfterTheTimeLimitIsUsed() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    let refresh = await beginRefresh(request: 1)
    clock.advance(by: 10)
    await #expect(throws: ContentCard.TimeoutError.self) { try await refresh.value }
    #expect(await feeds.next()?.refreshError != nil)
    source.answer(.success([.coupon("late")]))
    let feed = await feeds.next()
    #expect(feed?.ids == ["late"])
    #expect(feed?.refreshError == nil)
  }

  @Test func anAnswerIsIgnoredAfterTheAnswerToANewerRequest() async throws {
    let first = await beginRefresh(request: 1)
    clock.advance(by: 10)
    await #expect(throws: ContentCard.TimeoutError.self) { try await first.value }
    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("new")]), latest: true)
    try await second.value
    source.answer(.success([.coupon("old")]))
    source.send([.coupon("from the stream")])
    while await manager.contentCards().ids != ["from the stream"] {
      #expect(await manager.contentCards().ids != ["old"])
      await Task.yield()
    }
  }

  @Test func anErrorIsIgnoredAfterTheAnswerToANewerRequest() async throws {
    let first = await beginRefresh(request: 1)
    clock.advance(by: 10)
    await #expect(throws: ContentCard.TimeoutError.self) { try await first.value }
    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("new")]), latest: true)
    try await second.value
    source.answer(.failure(ServerError()))
    try await Task.sleep(for: .milliseconds(20))
    #expect(await manager.contentCards().refreshError == nil)
  }

  @Test func aCallerThatStillWaitsReceivesTheAnswerToANewerRequest() async throws {
    let patient = await beginRefresh(request: 1, timeout: .seconds(60))
    let hasty = Task { try await manager.requestContentCardsRefresh(timeout: .seconds(1)) }
    await clock.sleepers(2)
    clock.advance(by: 1)
    await #expect(throws: ContentCard.TimeoutError.self) { try await hasty.value }
    let newer = await beginRefresh(request: 2, sleepers: 2)
    source.answer(.success([.coupon("new")]), latest: true)
    try await newer.value
    try await patient.value
  }

  @Test func aDelayedSixthRefreshDoesNotAffectTheOthers() async throws {
    for number in 1...5 {
      let refresh = await beginRefresh(request: number)
      source.answer(.success([.coupon("\(number)")]))
      try await refresh.value
    }
    let sixth = await beginRefresh(request: 6)
    clock.advance(by: 10)
    await #expect(throws: ContentCard.TimeoutError.self) { try await sixth.value }
    #expect(await manager.contentCards().ids == ["5"])
    source.answer(.success([.coupon("6")]))
    while await manager.contentCards().ids != ["6"] { await Task.yield() }
  }

  @Test func changingTheUserCancelsARefresh() async throws {
    let refresh = await beginRefresh(request: 1)
    manager.userDidChange()
    await #expect(throws: CancellationError.self) { try await refresh.value }
    #expect(clock.sleeperCount == 0)
    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("of the user before")]))
    source.answer(.success([.coupon("of the new user")]))
    try await second.value
    #expect(await manager.contentCards().ids == ["of the new user"])
  }

  @Test func aRequestWithoutCallersIsNotJoinedForever() async throws {
    let first = await beginRefresh(request: 1)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    clock.advance(by: 9)
    let joins = Task { try await manager.requestContentCardsRefresh() }
    await clock.sleepers(1)
    #expect(source.requests == 1)
    joins.cancel()
    _ = await joins.result
    clock.advance(by: 1)
    _ = await beginRefresh(request: 2)
    source.answer(.success([]))
    source.answer(.success([]))
  }

  @Test func theThrownErrorIsTheRefreshError() async throws {
    for _ in 0..<100 {
      let source = GatedSource()
      let manager = Manager(source: source)
      let refresh = Task { try await manager.requestContentCardsRefresh(timeout: .milliseconds(1)) }
      await source.arrival(ofRequest: 1)
      try await Task.sleep(for: .microseconds(Int.random(in: 0..<1_500)))
      source.answer(.failure(ServerError()))
      let isTimeout: Bool
      do {
        try await refresh.value
        Issue.record("no error")
        return
      } catch { isTimeout = error is ContentCard.TimeoutError }
      let shown = await manager.contentCards().refreshError
      // The late answer may follow the timeout.
      #expect(isTimeout || shown is ServerError)
    }
  }

  @Test func aFailedSleepEndsTheTimeLimit() async throws {
    let manager = Manager(source: SilentSource(), sleep: { _ in throw ServerError() })
    #expect(await manager.contentCards().ids == [])
    await #expect(throws: ContentCard.TimeoutError.self) {
      try await manager.requestContentCardsRefresh()
    }
  }

  @Test func theTimeLimitCanBeTheLongestDuration() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let manager = Manager(source: source, timeout: .seconds(Int64.max))
    try await manager.requestContentCardsRefresh(timeout: .seconds(Int64.max))
    #expect(await manager.contentCards().ids == ["a"])
  }

  // MARK: - Cached cards

  @Test func theFirstFeedIsEmptyIfTheSourceDoesNotAnswer() async throws {
    let silent = SilentSource()
    let manager = Manager(
      source: silent, timeout: .seconds(3), now: { [clock] in clock.now }, sleep: clock.sleep)
    var feeds = manager.feeds().makeAsyncIterator()
    let cards = Task { await manager.contentCards() }
    await clock.sleepers(1)
    clock.advance(by: 3)
    #expect(await cards.value.ids == [])
    #expect(await feeds.next()?.ids == [])
    silent.sendCachedCards([.coupon("late")])
    #expect(await feeds.next()?.ids == ["late"])
  }

  @Test func lateCachedCardsDoNotReplaceNewerCards() async throws {
    let silent = SilentSource()
    let manager = Manager(source: silent, now: { [clock] in clock.now }, sleep: clock.sleep)
    silent.send([.coupon("new")])
    while await manager.contentCards().ids != ["new"] { await Task.yield() }
    silent.sendCachedCards([.coupon("cached")])
    try await Task.sleep(for: .milliseconds(20))
    #expect(await manager.contentCards().ids == ["new"])
  }

  // MARK: - Local items

  @Test func theFeedHasTheCardsIfLocalItemsNeverLoad() async throws {
    let load = Task {
      try await manager.supplementalFeed(for: [.coupon], timeout: .seconds(5)) { () -> [String] in
        try? await Task.sleep(for: .seconds(3_600))
        return []
      }
    }
    await source.arrival(ofRequest: 1)
    source.answer(.success([.coupon("new")]))
    while await manager.contentCards().ids != ["new"] { await Task.yield() }
    await clock.sleepers(1)
    clock.advance(by: 5)
    let feed = try await load.value
    #expect(feed.items.compactMap(\.contentCard?.id) == ["new"])
    #expect(feed.localError as? ContentCard.TimeoutError == .init(timeout: .seconds(5)))
  }

  @Test func aStreamDeliversCachedAndLocalItemsAndAgainAfterTheRefresh() async throws {
    let feeds = manager.supplementalFeeds(for: [.coupon]) { ["x"] }
    var iterator = feeds.makeAsyncIterator()
    let first = try #require(await iterator.next())
    #expect(first.items.compactMap(\.contentCard?.id) == ["cached"])
    #expect(first.items.count == 2)
    #expect(first.cards.refreshError == nil)

    await source.arrival(ofRequest: 1)
    source.answer(.success([.coupon("new")]))
    #expect(await iterator.next()?.items.compactMap(\.contentCard?.id) == ["new"])

    source.send([.coupon("newer")])
    #expect(await iterator.next()?.items.compactMap(\.contentCard?.id) == ["newer"])
  }

  @Test func slowLocalItemsFollowInTheNextFeed() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    var feeds = manager.supplementalFeeds(for: [.coupon]) {
      for await _ in gate { break }
      return ["x"]
    }.makeAsyncIterator()
    #expect(await feeds.next()?.items.compactMap(\.contentCard?.id) == ["cached"])
    open.yield()
    #expect(await feeds.next()?.items.count == 2)
  }

  @Test func aStreamReportsTheErrorOfTheLocalItems() async throws {
    var feeds = manager.supplementalFeeds(for: [.coupon], timeout: .seconds(2)) { () -> [String] in
      await Task { try? await Task.sleep(for: .seconds(3_600)) }.value
      return []
    }.makeAsyncIterator()
    #expect(await feeds.next()?.localError == nil)
    await clock.sleepers(2)
    clock.advance(by: 2)
    while let feed = await feeds.next(), feed.localError == nil {}
  }

  @Test func aStreamReportsTheErrorOfTheRefresh() async throws {
    var feeds = manager.supplementalFeeds(for: [.coupon], timeout: .seconds(2)) { ["x"] }
      .makeAsyncIterator()
    #expect(await feeds.next()?.cards.refreshError == nil)
    await source.arrival(ofRequest: 1)
    await clock.sleepers(1)
    clock.advance(by: 2)
    let second = await feeds.next()
    #expect(second?.items.count == 2)
    #expect(second?.cards.refreshError is ContentCard.TimeoutError)
  }

  @Test func aHangingCacheDoesNotDelayOtherCalls() async throws {
    let manager = Manager(source: SilentSource(), sleep: clock.sleep)
    var feeds = manager.supplementalFeeds(for: [.coupon], timeout: .seconds(1)) { ["x"] }
      .makeAsyncIterator()
    let load = Task {
      try await manager.supplementalFeed(for: [.coupon], timeout: .seconds(1)) { ["x"] }
    }
    // The time limits of the cache, and of the refresh and the cards of each call.
    await clock.sleepers(5)
    clock.advance(by: 1)
    #expect(await feeds.next()?.items.count == 1)
    #expect(try await load.value.items.count == 1)
  }

  @Test func aTaskCancelledWhileTheCacheHangsReceivesNoFeed() async throws {
    let manager = Manager(source: SilentSource(), sleep: clock.sleep)
    let load = Task { try await manager.supplementalFeed(for: [.coupon]) { ["x"] } }
    await clock.sleepers(2)
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func aSlowConsumerReceivesTwoFeeds() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let manager = Manager(source: source)
    var count = 0
    for await feed in manager.supplementalFeeds(for: [.coupon], local: { ["x"] }) {
      try await Task.sleep(for: .milliseconds(20))
      #expect(feed.items.count == 2)
      count += 1
      if count == 2 { break }
    }
    #expect(count == 2)
  }

  @Test func aStreamEndsWithTheManager() async throws {
    var manager: Manager? = Manager(source: SilentSource(), sleep: clock.sleep)
    var feeds = try #require(manager).supplementalFeeds(for: [.coupon]) { ["x"] }
      .makeAsyncIterator()
    manager = nil
    while await feeds.next() != nil {}
  }
}

/// A source that answers only when the test tells it to.
private final class SilentSource: ContentCardSource {
  private let (gate, opening) = AsyncStream.makeStream(of: [ContentCard].self)
  private let (updates, update) = AsyncStream.makeStream(of: [ContentCard].self)

  func sendCachedCards(_ cards: [ContentCard]) { opening.yield(cards) }
  func send(_ cards: [ContentCard]) { update.yield(cards) }

  func cachedContentCards() async -> [ContentCard] {
    // Ignores cancellation.
    await Task { [gate] in await gate.first { _ in true } ?? [] }.value
  }

  func contentCardUpdates() -> AsyncStream<[ContentCard]> { updates }

  func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await Task.sleep(for: .seconds(3_600))
    return []
  }
}
