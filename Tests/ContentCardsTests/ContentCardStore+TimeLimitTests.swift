import ContentCards
import Foundation
import Testing

/// Tests with sources that answer late or never.
@MainActor @Suite(.mustEnd) struct ContentCardStoreTimeLimitTests {
  let clock = TestClock()
  let source = GatedSource(cached: [.coupon("cached")])
  let store: ContentCardStore

  init() { store = ContentCardStore(source, clock: clock) }

  /// Begins a refresh, and waits until the source has received the given number of requests and the time limit runs.
  private func beginRefresh(
    request: Int, timeout: Duration = .seconds(10), sleepers: Int = 1
  ) async -> Task<Void, any Error> {
    let task = Task { try await store.requestContentCardsRefresh(timeout: timeout) }
    await source.arrival(ofRequest: request)
    await clock.sleepers(sleepers)
    return task
  }

  @Test func aRefreshEndsAfterTenSecondsAndKeepsTheFeed() async throws {
    var feeds = store.feeds.makeAsyncIterator()
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
    #expect(store.ids == ["new"])
    #expect(store.feed.refreshError == nil)
  }

  @Test func anAnswerAfterTheTimeLimitIsUsed() async throws {
    var feeds = store.feeds.makeAsyncIterator()
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

  @Test(
    arguments: [.success([.coupon("old")]), .failure(ServerError())]
      as [Result<[ContentCard], any Error>])
  func aLateResultIsIgnoredAfterTheAnswerToANewerRequest(
    late: Result<[ContentCard], any Error>
  ) async throws {
    let first = await beginRefresh(request: 1)
    clock.advance(by: 10)
    await #expect(throws: ContentCard.TimeoutError.self) { try await first.value }
    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("new")]), latest: true)
    try await second.value
    source.answer(late)
    try await Task.sleep(for: .milliseconds(20))
    #expect(store.ids == ["new"] && store.feed.refreshError == nil)
  }

  @Test func aCallerThatStillWaitsIsAnsweredWithItsOwnRequest() async throws {
    let patient = await beginRefresh(request: 1, timeout: .seconds(60))
    let hasty = Task { try await store.requestContentCardsRefresh(timeout: .seconds(1)) }
    await clock.sleepers(2)
    clock.advance(by: 1)
    await #expect(throws: ContentCard.TimeoutError.self) { try await hasty.value }
    let newer = await beginRefresh(request: 2, sleepers: 2)
    source.answer(.success([.coupon("new")]), latest: true)
    try await newer.value
    source.answer(.success([.coupon("old")]))
    try await patient.value
    #expect(store.ids == ["new"])
  }

  @Test func aRequestWithoutCallersIsNotJoinedForever() async throws {
    let first = await beginRefresh(request: 1)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    clock.advance(by: 9)
    let joins = Task { try await store.requestContentCardsRefresh() }
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
      let store = ContentCardStore(source)
      let refresh = Task { try await store.requestContentCardsRefresh(timeout: .milliseconds(1)) }
      await source.arrival(ofRequest: 1)
      try await Task.sleep(for: .microseconds(Int.random(in: 0..<1_500)))
      source.answer(.failure(ServerError()))
      let isTimeout: Bool
      do {
        try await refresh.value
        Issue.record("no error")
        return
      } catch { isTimeout = error is ContentCard.TimeoutError }
      let shown = store.feed.refreshError
      // The late answer may follow the timeout.
      #expect(isTimeout || shown is ServerError)
    }
  }

  @Test func aFailedSleepEndsTheTimeLimit() async throws {
    let store = ContentCardStore(
      source: GatedSource(cached: nil), schemas: [ShopClassType.self],
      sleep: { _ in throw ServerError() })
    while !store.isLoaded { await Task.yield() }
    await #expect(throws: ContentCard.TimeoutError.self) {
      try await store.requestContentCardsRefresh()
    }
  }

  @Test func theTimeLimitCanBeTheLongestDuration() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let store = ContentCardStore(
      source: source, schemas: [ShopClassType.self], timeout: .seconds(Int64.max))
    try await store.requestContentCardsRefresh(timeout: .seconds(Int64.max))
    #expect(store.ids == ["a"])
  }

  // MARK: - Cached cards

  @Test func theFeedIsLoadedAfterTheTimeLimit() async {
    let source = GatedSource(cached: nil)
    let store = ContentCardStore(source, timeout: .seconds(3), clock: clock)
    let recorder = store.record()
    #expect(!store.isLoaded)
    #expect(recorder.feeds.isEmpty)
    await clock.sleepers(1)
    clock.advance(by: 3)
    while !store.isLoaded { await Task.yield() }
    #expect(recorder.ids == [[]])
    source.send([.coupon("late")])
    #expect(recorder.ids == [[], ["late"]])
  }
}
