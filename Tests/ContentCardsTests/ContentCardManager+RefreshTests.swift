import ContentCards
import Foundation
import Testing

/// What happens while a manager waits for its source.
@Suite(.timeLimit(.minutes(1))) struct ContentCardManagerRefreshTests {
  typealias Manager = ContentCardManager<ShopClassType>

  let source = GatedSource(cached: [.coupon("cached")])
  let manager: Manager

  init() async {
    manager = Manager(source: source)
    _ = await manager.contentCards()
  }

  /// Begins a refresh, and waits until the source has been asked so many times in all.
  private func beginRefresh(request: Int) async -> Task<Void, any Error> {
    let task = Task { try await manager.requestContentCardsRefresh() }
    await source.arrival(ofRequest: request)
    return task
  }

  @Test func aRefreshBringsTheCardsOfNow() async throws {
    let refresh = await beginRefresh(request: 1)
    source.answer(.success([.coupon("new")]))
    try await refresh.value
    #expect(await manager.contentCards().ids == ["new"])
  }

  @Test func aFailedRefreshKeepsTheFeedAndSaysWhy() async throws {
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

  @Test func atMostOneRequestIsOnItsWay() async throws {
    let first = await beginRefresh(request: 1)
    let others = (0..<10).map { _ in Task { try await manager.requestContentCardsRefresh() } }
    // Those that come now wait as well; whoever comes after the answer asks anew.
    for _ in 0..<100 { await Task.yield() }
    source.answer(.success([.coupon("new")]))
    try await first.value
    let asked = source.requests
    for _ in 1..<max(asked, 1) { source.answer(.success([])) }
    for other in others { other.cancel() }
    #expect(asked <= 2)
  }

  @Test func whoStopsWaitingLeavesTheRequestToTheOthers() async throws {
    let first = await beginRefresh(request: 1)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }

    let second = Task { try await manager.requestContentCardsRefresh() }
    for _ in 0..<100 { await Task.yield() }
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    source.answer(.success([.coupon("new")]))
    #expect(await feeds.next()?.ids == ["new"])
    second.cancel()
    #expect(source.requests == 1)
  }

  @Test func whatIsCachedDoesNotTakeThePlaceOfNewerCards() async {
    let source = GatedSource(cached: [.coupon("cached")])
    let slow = SlowSource(source)
    let manager = Manager(source: slow)
    var feeds = manager.feeds().makeAsyncIterator()
    source.updates.continuation.yield([.coupon("new")])
    #expect(await feeds.next()?.ids == ["new"])
    slow.open.finish()
    #expect(await manager.contentCards().ids == ["new"])
  }

  // MARK: - Another user

  @Test func anotherUserHasAnEmptyFeed() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    manager.userDidChange()
    #expect(await feeds.next()?.ids == [])
    #expect(await manager.contentCards().ids == [])
  }

  @Test func whatWasAskedForTheUserBeforeIsNotTaken() async throws {
    let refresh = await beginRefresh(request: 1)
    manager.userDidChange()
    await #expect(throws: CancellationError.self) { try await refresh.value }

    let second = await beginRefresh(request: 2)
    source.answer(.success([.coupon("of the user before")]))
    source.answer(.success([.coupon("of the new user")]))
    try await second.value
    #expect(await manager.contentCards().ids == ["of the new user"])
  }
}

/// A source whose cached cards take their time.
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
