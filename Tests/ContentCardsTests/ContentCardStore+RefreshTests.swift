import ContentCards
import Foundation
import Testing

/// Tests of refreshes.
@MainActor @Suite(.mustEnd) struct ContentCardStoreRefreshTests {
  let source = GatedSource(cached: [.coupon("cached")])
  let store: ContentCardStore

  // With this clock, no time limit ends.
  init() { store = ContentCardStore(source, clock: TestClock()) }

  /// Begins a refresh, and waits until the source has received the given number of requests.
  private func beginRefresh(request: Int) async -> Task<Void, any Error> {
    let task = Task { try await store.requestContentCardsRefresh() }
    await source.arrival(ofRequest: request)
    return task
  }

  @Test func aRefreshUpdatesTheFeed() async throws {
    let refresh = await beginRefresh(request: 1)
    source.answer(.success([.coupon("new")]))
    try await refresh.value
    #expect(store.ids == ["new"])
  }

  @Test func aFailedRefreshKeepsTheFeedAndSetsTheError() async throws {
    var feeds = store.feeds.makeAsyncIterator()
    _ = await feeds.next()
    let refresh = await beginRefresh(request: 1)
    source.answer(.failure(ServerError()))
    await #expect(throws: ServerError()) { try await refresh.value }
    let feed = await feeds.next()
    #expect(feed?.ids == ["cached"])
    #expect(feed?.refreshError is ServerError)

    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("new")]))
    try await second.value
    #expect(store.feed.refreshError == nil)
  }

  @Test func concurrentCallsShareOneRequest() async throws {
    let first = await beginRefresh(request: 1)
    try await withThrowingTaskGroup { group in
      for _ in 0..<10 {
        group.addTask { try await store.requestContentCardsRefresh() }
      }
      // If a call did not join the request, it would send its own, which is never answered.
      try await Task.sleep(for: .milliseconds(50))
      source.answer(.success([.coupon("new")]))
      try await group.waitForAll()
    }
    try await first.value
    #expect(source.requests == 1)
  }

  @Test func cancellingOneCallerDoesNotCancelTheRequest() async throws {
    let first = await beginRefresh(request: 1)
    let second = Task { try await store.requestContentCardsRefresh() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    source.answer(.success([.coupon("new")]))
    try await second.value
    #expect(store.ids == ["new"])
    #expect(source.requests == 1)
  }

  @Test func aTaskCancelledBeforeTheRequestDoesNotWait() async {
    let refresh = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.requestContentCardsRefresh()
    }
    await #expect(throws: CancellationError.self) { try await refresh.value }
    #expect(source.requests == 0)
  }

  @Test func aRequestEndsWithItsContentCardStore() async {
    let source = CancellableSource()
    var store: ContentCardStore? = ContentCardStore(source)
    let refresh = Task { [weak store] in try await store?.requestContentCardsRefresh() }
    for await _ in source.started { break }
    refresh.cancel()
    _ = await refresh.result
    store = nil
    for await _ in source.cancelled { break }
  }

  // MARK: - Errors

  @Test func theFirstCardsDoNotRemoveTheErrorOfARefresh() async {
    let source = GatedSource(cached: nil)
    let store = ContentCardStore(source, clock: TestClock())
    let recorder = store.record()
    let refresh = Task { try await store.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 1)
    source.answer(.failure(ServerError()))
    _ = await refresh.result
    #expect(recorder.feeds.isEmpty)
    // The first cards can be those that the SDK has cached.
    source.send([.coupon("cached")])
    #expect(recorder.ids == [["cached"]])
    #expect(recorder.feeds[0].refreshError is ServerError)
    source.send([.coupon("cached")])
    #expect(recorder.feeds.map { $0.refreshError == nil } == [false, true])
  }

  @Test func aRefreshDeliversTheFirstCards() async throws {
    let source = GatedSource(cached: nil)
    let store = ContentCardStore(source, clock: TestClock())
    #expect(!store.isLoaded)
    #expect(store.ids == [])
    source.answer(.success([.coupon("new")]))
    try await store.requestContentCardsRefresh()
    #expect(store.isLoaded)
    #expect(store.ids == ["new"])
  }
}

/// A source that never answers, and records when its request is cancelled.
private final class CancellableSource: ContentCardSource {
  let (started, start) = AsyncStream.makeStream(of: Void.self)
  let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)

  func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void { {} }

  func requestContentCardsRefresh() async throws -> [ContentCard] {
    start.yield()
    do {
      try await Task.sleep(for: .seconds(3_600))
    } catch {
      cancel.yield()
      throw error
    }
    return []
  }
}
