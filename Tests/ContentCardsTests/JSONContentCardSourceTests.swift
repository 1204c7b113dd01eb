import ContentCards
import Foundation
import Testing

@Suite(.mustEnd) struct JSONContentCardSourceTests {
  @Test func filesInAnyFormAreRead() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"cards": [{"id": "a", "tt": "Tea"}, {"tt": "no id"}]}"#.utf8).write(to: file)
    let source = try JSONContentCardSource(contentsOf: file)
    #expect(await source.cachedContentCards().map(\.title) == ["Tea"])
    #expect(source.failures.map(\.index) == [1])
  }

  @Test func aTextWithoutCardsThrowsAndTheCardsAreKept() async throws {
    #expect(throws: ContentCard.Payload.ReadingError.notJSON) {
      try JSONContentCardSource(json: Data("{".utf8))
    }
    let source = try JSONContentCardSource(json: couponJSON("a"))
    #expect(throws: ContentCard.Payload.ReadingError.unknownForm) {
      try source.update(json: Data("1".utf8))
    }
    #expect(await source.cachedContentCards().map(\.id) == ["a"])
  }

  @Test func eventsAreRecordedInOrder() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a", "b"))
    let cards = await source.cachedContentCards()
    #expect(cards[1].context?.log(.click) == true)
    cards[0].context?.log(.impression)
    cards[0].context?.log(.dismissal)
    #expect(
      source.log == [
        .init(event: .click, cardID: "b"), .init(event: .impression, cardID: "a"),
        .init(event: .dismissal, cardID: "a"),
      ])
  }

  @Test func updatesReachEveryListener() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    var first = source.contentCardUpdates().makeAsyncIterator()
    var second = source.contentCardUpdates().makeAsyncIterator()
    try source.update(json: couponJSON("b"))
    #expect(await first.next()?.map(\.id) == ["b"])
    #expect(await second.next()?.map(\.id) == ["b"])
  }

  @Test func refreshesFailUntilTheErrorIsRemoved() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    source.failRefreshes(with: ServerError())
    await #expect(throws: ServerError()) { try await source.requestContentCardsRefresh() }
    source.failRefreshes(with: nil)
    #expect(try await source.requestContentCardsRefresh().map(\.id) == ["a"])
  }

  @Test func refreshesAreDelayed() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    source.delayRefreshes(by: .milliseconds(50))
    let clock = ContinuousClock()
    let start = clock.now
    _ = try await source.requestContentCardsRefresh()
    #expect(clock.now - start >= .milliseconds(50))

    source.delayRefreshes(by: .seconds(3_600))
    let refresh = Task { try await source.requestContentCardsRefresh() }
    refresh.cancel()
    await #expect(throws: CancellationError.self) { try await refresh.value }
  }

  @Test func streamsEndWithTheSource() async throws {
    var source: JSONContentCardSource? = try JSONContentCardSource(json: couponJSON("a"))
    var updates = try #require(source).contentCardUpdates().makeAsyncIterator()
    source = nil
    #expect(await updates.next() == nil)
  }
}
