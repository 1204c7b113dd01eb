import ContentCards
import Foundation
import Testing

@Suite(.mustEnd) struct SupplementalFeedTests {
  typealias Feed = SupplementalFeed<ShopClassType, String>

  let source = GatedSource(cached: [.tile("cached")])
  let manager: ContentCardManager<ShopClassType>

  init() { manager = ContentCardManager(source: source) }

  private func names(of items: [Feed.Item]) -> [String] {
    items.map { item in
      switch item {
      case .card(let object): object.contentCardData?.contentCardId ?? ""
      case .local(let name): name
      }
    }
  }

  @Test func cardsAndLocalItemsAreLoadedAtTheSameTime() async throws {
    // One after the other would never end, because loading the local items answers the request for cards.
    let feed = try await manager.supplementalFeed(for: [.item(.tile)]) { [source] in
      await source.arrival(ofRequest: 1)
      source.answer(.success([.tile("a"), .tile("b")]))
      return ["x", "y"]
    }
    #expect(names(of: feed.items) == ["a", "b", "x", "y"])
    #expect(feed.localError == nil)
    #expect(feed.cards.refreshError == nil)
  }

  @Test func theFeedHasLocalItemsIfTheRefreshFails() async throws {
    let feed = try await manager.supplementalFeed(for: [.item(.tile)]) { [source] in
      await source.arrival(ofRequest: 1)
      source.answer(.failure(ServerError()))
      return ["x"]
    }
    #expect(names(of: feed.items) == ["cached", "x"])
    #expect(feed.cards.refreshError is ServerError)
  }

  @Test func changingTheUserDuringTheRefreshIsAnErrorInTheFeed() async throws {
    let feed = try await manager.supplementalFeed(for: [.item(.tile)]) { [source, manager] in
      await source.arrival(ofRequest: 1)
      manager.userDidChange()
      return ["x"]
    }
    #expect(names(of: feed.items) == ["x"])
    #expect(feed.cards.refreshError is CancellationError)
  }

  @Test func theFeedHasTheCardsIfLocalItemsFail() async throws {
    let feed: Feed = try await manager.supplementalFeed(for: [.item(.tile)]) { [source] in
      await source.arrival(ofRequest: 1)
      source.answer(.success([.tile("a")]))
      throw ServerError()
    }
    #expect(names(of: feed.items) == ["a"])
    #expect(feed.localError is ServerError)
  }

  @Test func aCancelledTaskStopsWaiting() async throws {
    let load = Task {
      try await manager.supplementalFeed(for: [.item(.tile)]) { ["x"] }
    }
    await source.arrival(ofRequest: 1)
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func someClassTypesAreKeptApart() async throws {
    let feed = try await manager.supplementalFeed(for: [.item(.tile)], separating: [.coupon]) {
      [source] in
      await source.arrival(ofRequest: 1)
      source.answer(.success([.coupon("ad"), .tile("a")]))
      return ["x"]
    }
    #expect(names(of: feed.items) == ["a", "x"])
    #expect(feed.separated.compactMap { $0.contentCardData?.contentCardId } == ["ad"])
  }

  @Test func theOrderOfTheCardsCanBeChosen() async throws {
    let pinned = ContentCard.coupon("pinned") { $0.isPinned = true }
    let feed: Feed = try await manager.supplementalFeed(
      for: [.coupon], order: .pinnedThenNewest
    ) { [source] in
      await source.arrival(ofRequest: 1)
      source.answer(.success([.coupon("a"), pinned]))
      return []
    }
    #expect(names(of: feed.items) == ["pinned", "a"])
  }

  @Test func itemsLogEventsOfTheirCards() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let manager = ContentCardManager<ShopClassType>(source: source)
    let feed = Feed(await manager.contentCards(), local: .success(["x"]))
    #expect(feed.items.map { $0.logContentCardImpression() } == [true, false])
    #expect(feed.items.map { $0.logContentCardClicked() } == [true, false])
    #expect(feed.items.map { $0.logContentCardDismissed() } == [true, false])
    #expect(source.log.map(\.event) == [.impression, .click, .dismissal])
  }

  @Test func theAppCanPlaceTheCards() async throws {
    let placement = Feed.Placement { cards, local in
      local.prefix(1).map { .local($0) } + cards.map { .card($0) }
        + local.dropFirst().map { .local($0) }
    }
    let feed = Feed(
      await manager.contentCards(), local: .success(["x", "y"]), placement: placement)
    #expect(names(of: feed.items) == ["x", "cached", "y"])
  }

  @Test(arguments: [
    ("tea", ["a", "y", "cached", "b", "x"]),
    (" SALE ,tea", ["b", "a", "y", "cached", "x"]),
    ("", ["cached", "a", "b", "x", "y"]),
    (" , ", ["cached", "a", "b", "x", "y"]),
    ("coffee", ["cached", "a", "b", "x", "y"]),
  ])
  func itemsWithTagsMoveToTheFront(tags: String, order: [String]) async {
    let source = GatedSource(
      cached: [.tile("cached"), .tile("a", tags: "Tea"), .tile("b", tags: "new, sale")])
    let manager = ContentCardManager<ShopClassType>(source: source)
    var feed = Feed(await manager.contentCards(), local: .success(["x", "y"]))
    feed.prioritize(tags: tags) { item in
      switch item {
      case .card(.tile(let tile)): tile.tileTags
      case .card: []
      case .local(let name): name == "y" ? ["tea", ""] : [""]
      }
    }
    #expect(names(of: feed.items) == order)
  }
}
