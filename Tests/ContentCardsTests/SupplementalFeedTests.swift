import ContentCards
import Foundation
import Testing

@MainActor @Suite(.mustEnd) struct SupplementalFeedTests {
  typealias Feed = SupplementalFeed<ShopClassType, String>

  let clock = TestClock()
  let source = GatedSource(cached: [.tile("cached")])
  let store: ContentCardStore

  init() { store = ContentCardStore(source, clock: clock) }

  private func names(of items: [Feed.Item]?) -> [String] {
    (items ?? []).map { item in
      switch item {
      case .card(let object): object.contentCardData?.contentCardId ?? ""
      case .control(let data): "control \(data.id)"
      case .local(let name, _): name
      }
    }
  }

  // MARK: - One feed

  @Test func aFeedAsksForARefreshOnlyWhenTold() async throws {
    let feed: Feed = try await store.supplementalFeed(ShopClassType.self, for: [.item(.tile)]) {
      ["x"]
    }
    #expect(names(of: feed.items) == ["cached", "x"])
    #expect(source.requests == 0)

    // One after the other would never end, because loading the local items answers the request for cards.
    let refreshed: Feed = try await store.supplementalFeed(
      ShopClassType.self, for: [.item(.tile)], refreshing: true
    ) { [source] in
      await source.arrival(ofRequest: 1)
      source.answer(.success([.tile("a"), .tile("b")]))
      return ["x", "y"]
    }
    #expect(names(of: refreshed.items) == ["a", "b", "x", "y"])
    #expect(refreshed.localError == nil)
    #expect(refreshed.cards.refreshError == nil)
  }

  @Test func theFeedHasLocalItemsIfTheRefreshFails() async throws {
    source.answer(.failure(ServerError()))
    let feed: Feed = try await store.supplementalFeed(
      ShopClassType.self, for: [.item(.tile)], refreshing: true
    ) { ["x"] }
    #expect(names(of: feed.items) == ["cached", "x"])
    #expect(feed.cards.refreshError is ServerError)
  }

  @Test func changingTheUserEndsTheWait() async throws {
    let load = Task { () -> Feed in
      try await store.supplementalFeed(
        ShopClassType.self, for: [.item(.tile)], refreshing: true
      ) { ["x"] }
    }
    await source.arrival(ofRequest: 1)
    store.userDidChange()
    source.send([])
    await #expect(throws: CancellationError.self) { try await load.value }
    source.answer(.success([]))
  }

  @Test func theFeedHasTheCardsIfLocalItemsFailOrNeverLoad() async throws {
    let failed: Feed = try await store.supplementalFeed(
      ShopClassType.self, for: [.item(.tile)]
    ) { throw ServerError() }
    #expect(names(of: failed.items) == ["cached"])
    #expect(failed.localError is ServerError)

    let load = Task { () -> Feed in
      try await store.supplementalFeed(
        ShopClassType.self, for: [.item(.tile)], timeout: .seconds(5)
      ) {
        try? await Task.sleep(for: .seconds(3_600))
        return []
      }
    }
    await clock.sleepers(1)
    clock.advance(by: 5)
    let feed = try await load.value
    #expect(names(of: feed.items) == ["cached"])
    #expect(feed.localError as? ContentCard.TimeoutError == .init(timeout: .seconds(5)))
  }

  @Test func theFeedWaitsForTheCardsUntilTheTimeLimit() async throws {
    let store = ContentCardStore(
      GatedSource(cached: nil), timeout: .seconds(1), clock: clock)
    let load = Task { () -> Feed in
      try await store.supplementalFeed(ShopClassType.self, for: [.coupon]) { ["x"] }
    }
    await clock.sleepers(1)
    clock.advance(by: 1)
    #expect(try await names(of: load.value.items) == ["x"])
  }

  @Test func aCancelledTaskStopsWaiting() async {
    let load = Task { () -> Feed in
      try await store.supplementalFeed(
        ShopClassType.self, for: [.item(.tile)], refreshing: true
      ) { ["x"] }
    }
    await source.arrival(ofRequest: 1)
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    source.answer(.success([]))
  }

  // MARK: - Items

  @Test func someClassTypesAreSeparated() {
    let cards: [ContentCard] = [
      .coupon("ad"), .coupon("c1") { $0.kind = .control }, .tile("a"),
      ContentCard(id: "c2", extras: ["class_type": "home_tile"], kind: .control),
    ]
    let feed = Feed(ContentCardFeed(cards), separating: [.coupon], local: .success(["x"]))
    #expect(names(of: feed.items) == ["a", "control c2", "x"])
    #expect(names(of: feed.separated) == ["ad", "control c1"])
  }

  @Test func itemsLogEventsOfTheirCards() throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let store = ContentCardStore(source)
    let feed = Feed(store.feed, local: .success(["x"]))
    #expect(feed.items.map { $0.logContentCardImpression() } == [true, false])
    #expect(feed.items.map { $0.logContentCardClicked() } == [true, false])
    #expect(feed.items.map { $0.dismissContentCard() } == [.dismissed, .kept])
    #expect(source.log.map(\.event) == [.impression, .click, .dismissal])
  }

  @Test func localItemsAreIdentifiedByTheirValuesOrByAnIdentifier() throws {
    let feed = Feed(store.feed, local: .success(["x"]))
    #expect(feed.items.map(\.id) == [.card("cached"), .value("x")])
    let named = Feed(store.feed, local: .success(["x"]), localID: { "local \($0)" })
    #expect(named.items.map(\.id) == [.card("cached"), .local("local x")])
    let path = try JSONEncoder().encode(named.items.map(\.id))
    #expect(
      try JSONDecoder().decode([ContentCardIdentity].self, from: path) == named.items.map(\.id))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(feed.items[1].id) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ContentCardIdentity.self, from: Data("{}".utf8))
    }
  }

  @Test func theAppCanPlaceTheCards() {
    let feed = Feed(
      store.feed, local: .success(["x", "y"]),
      placement: { cards, local in local.prefix(1) + cards + local.dropFirst() })
    #expect(names(of: feed.items) == ["x", "cached", "y"])
  }

  // MARK: - Streams

  @Test func aStreamDeliversCachedCardsAndChanges() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    var feeds = store.supplementalFeeds(ShopClassType.self, for: [.item(.tile)]) {
      for await _ in gate { break }
      return ["x"]
    }.makeAsyncIterator()
    #expect(await names(of: feeds.next()?.items) == ["cached"])
    open.yield()
    #expect(await names(of: feeds.next()?.items) == ["cached", "x"])
    source.send([.tile("new")])
    #expect(await names(of: feeds.next()?.items) == ["new", "x"])
    #expect(source.requests == 0)
  }

  @Test func aStreamLoadsChangedLocalItemsAgain() async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let loads = EventLog()
    var feeds = store.supplementalFeeds(
      ShopClassType.self, for: [.item(.tile)], localChanges: changes
    ) {
      loads.append("load")
      return ["x\(loads.events.count)"]
    }.makeAsyncIterator()
    while let feed = await feeds.next(), names(of: feed.items) != ["cached", "x1"] {}
    change.yield()
    #expect(await names(of: feeds.next()?.items) == ["cached", "x2"])
    #expect(loads.events.count == 2)
  }

  @Test func aStreamLoadsTheLocalItemsOfTheNewUser() async {
    let loads = EventLog()
    var feeds = store.supplementalFeeds(ShopClassType.self, for: [.item(.tile)]) {
      loads.append("load")
      return ["x\(loads.events.count)"]
    }.makeAsyncIterator()
    while let feed = await feeds.next(), names(of: feed.items) != ["cached", "x1"] {}
    store.userDidChange()
    var items: [String] = []
    repeat {
      items = await names(of: feeds.next()?.items)
      #expect(!items.contains("x1"))
    } while items != ["x2"]
  }

  @Test func aStreamReportsErrors() async {
    var feeds = store.supplementalFeeds(
      ShopClassType.self, for: [.coupon], refreshing: true, timeout: .seconds(2)
    ) { () -> [String] in
      await Task { try? await Task.sleep(for: .seconds(3_600)) }.value
      return []
    }.makeAsyncIterator()
    #expect(await feeds.next()?.localError == nil)
    await source.arrival(ofRequest: 1)
    await clock.sleepers(2)
    clock.advance(by: 2)
    while let feed = await feeds.next(),
      !(feed.localError is ContentCard.TimeoutError)
        || !(feed.cards.refreshError is ContentCard.TimeoutError)
    {}
    source.answer(.success([]))
  }

  @Test func aStreamEndsWithTheStore() async throws {
    var store: ContentCardStore? = ContentCardStore(source)
    var feeds = try #require(store).supplementalFeeds(ShopClassType.self, for: [.coupon]) { ["x"] }
      .makeAsyncIterator()
    store = nil
    while await feeds.next() != nil {}
  }
}
