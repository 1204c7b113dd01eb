import ContentCards
import Foundation
import Testing

@MainActor @Suite(.mustEnd) struct JSONContentCardSourceTests {
  @Test func textInAnyFormIsRead() throws {
    let source = try JSONContentCardSource(
      json: Data(#"{"cards": [{"id": "a", "tt": "Tea"}, {"tt": "no id"}]}"#.utf8))
    #expect(source.cards.map(\.title) == ["Tea"])
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
    #expect(source.cards.map(\.id) == ["a"])
  }

  @Test func eventsAreRecordedInOrder() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a", "b"))
    let cards = source.cards
    #expect(cards[1].context?.log(.click) == true)
    cards[0].context?.log(.impression)
    cards[0].context?.log(.dismissal)
    #expect(
      source.log == [
        .init(event: .click, cardID: "b"), .init(event: .impression, cardID: "a"),
        .init(event: .dismissal, cardID: "a"),
      ])
  }

  @Test func updatesReachEverySubscriberInTheSameTurn() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    var ids: [[String]] = []
    let cancel = source.subscribeToContentCards(afterUserChange: false) { ids.append($0.map(\.id)) }
    _ = source.subscribeToContentCards(afterUserChange: true) { ids.append($0.map(\.id)) }
    #expect(ids == [["a"]])
    try source.update(json: couponJSON("b"))
    #expect(ids == [["a"], ["b"], ["b"]])
    cancel()
    await Task.yield()
    try source.update(json: couponJSON("c"))
    while ids.count < 4 { await Task.yield() }
    #expect(ids.last == ["c"])
  }

  @Test func afterAnUpdateInsideAnUpdateEverySubscriberHasTheNewestCards() throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let stores = [ContentCardStore(source), ContentCardStore(source)]
    var isNested = false
    let observations = stores.map { store in
      store.observeFeeds(ShopClassType.self) { feed in
        guard feed.ids == ["b"], !isNested else { return }
        isNested = true
        try? source.update(json: couponJSON("c"))
      }
    }
    try source.update(json: couponJSON("b"))
    #expect(stores.map(\.ids) == [["c"], ["c"]])
    withExtendedLifetime(observations) {}
  }

  @Test func refreshesAreDelayedOrFail() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    source.refreshError = ServerError()
    await #expect(throws: ServerError()) { try await source.requestContentCardsRefresh() }
    source.refreshError = nil
    #expect(try await source.requestContentCardsRefresh().map(\.id) == ["a"])

    source.refreshDelay = .seconds(3_600)
    let refresh = Task { try await source.requestContentCardsRefresh() }
    refresh.cancel()
    await #expect(throws: CancellationError.self) { try await refresh.value }
  }
}
