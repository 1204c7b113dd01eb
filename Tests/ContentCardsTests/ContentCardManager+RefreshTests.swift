import ContentCards
import Foundation
import Testing

/// Tests of a manager that waits for its source.
@Suite(.mustEnd) struct ContentCardManagerRefreshTests {
  typealias Manager = ContentCardManager<ShopClassType>

  let source = GatedSource(cached: [.coupon("cached")])
  let manager: Manager

  init() async {
    manager = Manager(source: source)
    _ = await manager.contentCards()
  }

  /// Begins a refresh, and waits until the source has received the given number of requests.
  private func beginRefresh(request: Int) async -> Task<Void, any Error> {
    let task = Task { try await manager.requestContentCardsRefresh() }
    await source.arrival(ofRequest: request)
    return task
  }

  @Test func aRefreshUpdatesTheFeed() async throws {
    let refresh = await beginRefresh(request: 1)
    source.answer(.success([.coupon("new")]))
    try await refresh.value
    #expect(await manager.contentCards().ids == ["new"])
  }

  @Test func aFailedRefreshKeepsTheFeedAndSetsTheError() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
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
    #expect(await manager.contentCards().refreshError == nil)
  }

  @Test func concurrentCallsShareOneRequest() async throws {
    let first = await beginRefresh(request: 1)
    try await withThrowingTaskGroup { group in
      for _ in 0..<10 {
        group.addTask { try await manager.requestContentCardsRefresh() }
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
    let second = Task { try await manager.requestContentCardsRefresh() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    try await Task.sleep(for: .milliseconds(20))
    source.answer(.success([.coupon("new")]))
    try await second.value
    #expect(await manager.contentCards().ids == ["new"])
    #expect(source.requests == 1)
  }

  @Test func aTaskCancelledBeforeTheRequestDoesNotWait() async {
    let refresh = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await manager.requestContentCardsRefresh()
    }
    await #expect(throws: CancellationError.self) { try await refresh.value }
    #expect(source.requests == 0)
  }

  @Test func aRequestEndsWithItsManager() async {
    let source = CancellableSource()
    var manager: Manager? = Manager(source: source)
    let refresh = Task { [weak manager] in try await manager?.requestContentCardsRefresh() }
    for await _ in source.started { break }
    refresh.cancel()
    _ = await refresh.result
    manager = nil
    for await _ in source.cancelled { break }
  }

  /// A manager whose first refresh has failed.
  private func managerAfterFailure(_ source: some ContentCardSource) async -> Manager {
    let manager = Manager(source: source)
    let refresh = Task { try await manager.requestContentCardsRefresh() }
    await self.source.arrival(ofRequest: 1)
    self.source.answer(.failure(ServerError()))
    _ = await refresh.result
    return manager
  }

  @Test func cardsFromBeforeTheRefreshDoNotRemoveItsError() async throws {
    // A stream can begin with the cached cards.
    let manager = await managerAfterFailure(SlowSource(source))
    source.send([.coupon("cached")])
    #expect(await manager.contentCards().ids == ["cached"])
    #expect(await manager.contentCards().refreshError is ServerError)
    source.send([.coupon("new")])
    while await manager.contentCards().ids != ["new"] { await Task.yield() }
    #expect(await manager.contentCards().refreshError == nil)
  }

  @Test func anUpdateWithNewCardsRemovesTheError() async throws {
    _ = await manager.contentCards()
    let refresh = await beginRefresh(request: 1)
    source.answer(.failure(ServerError()))
    _ = await refresh.result
    source.send([.coupon("new")])
    while await manager.contentCards().ids != ["new"] { await Task.yield() }
    #expect(await manager.contentCards().refreshError == nil)
  }

  // MARK: - Before the first cards

  @Test func cachedCardsDoNotReplaceNewerCards() async {
    let slow = SlowSource(source)
    let manager = Manager(source: slow)
    source.send([.coupon("new")])
    // The first feed does not wait for cached cards if newer cards have arrived.
    #expect(await manager.contentCards().ids == ["new"])
    slow.open.finish()
    try? await Task.sleep(for: .milliseconds(20))
    #expect(await manager.contentCards().ids == ["new"])
  }

  @Test func anErrorBeforeTheFirstCardsIsInTheFirstFeed() async throws {
    let slow = SlowSource(source)
    let manager = Manager(source: slow)
    var feeds = manager.feeds().makeAsyncIterator()
    let refresh = Task { try await manager.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 1)
    source.answer(.failure(ServerError()))
    await #expect(throws: ServerError()) { try await refresh.value }
    slow.open.finish()
    let feed = await feeds.next()
    #expect(feed?.ids == ["cached"])
    #expect(feed?.refreshError is ServerError)
  }

  @Test func aCancelledTaskDoesNotWaitForCachedCards() async {
    let manager = Manager(source: SlowSource(source))
    let cards = Task { await manager.contentCards() }
    cards.cancel()
    #expect(await cards.value.ids == [])
  }

  // MARK: - Another user

  @Test func changingTheUserEmptiesTheFeed() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    manager.userDidChange()
    #expect(await feeds.next()?.ids == [])
    #expect(await manager.contentCards().ids == [])
  }

  @Test func anAnswerForThePreviousUserIsIgnored() async throws {
    let refresh = await beginRefresh(request: 1)
    manager.userDidChange()
    await #expect(throws: CancellationError.self) { try await refresh.value }

    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("of the user before")]))
    try await Task.sleep(for: .milliseconds(20))
    #expect(await manager.contentCards().ids == [])
    source.answer(.success([.coupon("of the new user")]))
    try await second.value
    #expect(await manager.contentCards().ids == ["of the new user"])
  }

  @Test func updatesForThePreviousUserAreIgnored() async throws {
    for _ in 0..<50 {
      source.send([.coupon("of the user before")])
      manager.userDidChange()
      try await Task.sleep(for: .milliseconds(1))
      #expect(await manager.contentCards().ids == [])
    }
    #expect(source.listenerCount == 1)
    source.send([.coupon("of the new user")])
    var feeds = manager.feeds().makeAsyncIterator()
    while let feed = await feeds.next(), feed.ids.isEmpty {}
    #expect(await manager.contentCards().ids == ["of the new user"])
  }

  @Test func aReleasedManagerStopsListeningToTheSource() async throws {
    let source = GatedSource()
    var manager: Manager? = Manager(source: source)
    #expect(source.listenerCount == 1)
    withExtendedLifetime(manager) {}
    manager = nil
    while source.listenerCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// A source that delivers its cached cards late.
private final class SlowSource: ContentCardSource {
  private let base: GatedSource
  private let gate: AsyncStream<Never>
  let open: AsyncStream<Never>.Continuation

  init(_ base: GatedSource) {
    self.base = base
    (gate, open) = AsyncStream.makeStream()
  }

  func cachedContentCards() async -> [ContentCard] {
    for await _ in gate {}
    return base.cached
  }

  func contentCardUpdates() -> AsyncStream<[ContentCard]> { base.contentCardUpdates() }

  func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await base.requestContentCardsRefresh()
  }
}

/// A source that never answers, and records when its request is cancelled.
private final class CancellableSource: ContentCardSource {
  let (started, start) = AsyncStream.makeStream(of: Void.self)
  let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)

  func cachedContentCards() async -> [ContentCard] { [] }

  func contentCardUpdates() -> AsyncStream<[ContentCard]> { AsyncStream { _ in } }

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
