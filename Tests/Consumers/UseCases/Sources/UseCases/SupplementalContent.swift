import ContentCards
import Foundation

/// The home screen: advertisements, then the other content cards, then the shop's own tiles.
struct HomeScreen {
  private(set) var feed: SupplementalFeed<ContentCardClassType, Tile>

  /// Requests new cards, and loads the shop's own tiles at the same time.
  @MainActor init(_ store: ContentCardStore) async throws {
    feed = try await store.supplementalFeed(
      ContentCardClassType.self, for: ContentCardClassType.items, separating: [.ad],
      refreshing: true, localID: { "\($0.tileID)" }, local: Tile.ofTheShop)
  }

  /// Moves the items that have a tag to the top.
  mutating func prioritize(tag: String) {
    let hasTag = { (item: SupplementalFeed<ContentCardClassType, Tile>.Item) in
      switch item {
      case .card(.tile(let tile)), .local(let tile, _):
        tile.tileTags.contains { $0.caseInsensitiveCompare(tag) == .orderedSame }
      case .card, .control: false
      }
    }
    feed.items = feed.items.filter(hasTag) + feed.items.filter { !hasTag($0) }
  }

  /// Shows the advertisements, then the feed.
  func show() {
    for case .card(.ad(let ad)) in feed.separated {
      print("advertisement", ad.image?.lastPathComponent ?? "without a picture")
    }
    for item in feed.items {
      switch item {
      // Cards and local items have the same type, and so the same cell.
      case .card(.tile(let tile)), .local(let tile, _): show(tile)
      case .card(.tileGroup(let group)): print("group", group.title ?? "without a title")
      // Not in this feed. They are listed instead of `default` so that the compiler reports a new object.
      case .card(.ad), .card(.coupon), .card(.fullPageMessage), .card(.webViewMessage): break
      // Nothing is shown for a control card.
      case .control: break
      }
    }
  }

  private func show(_ tile: Tile) {
    let origin = tile.isContentCard ? "a content card" : "the shop's own"
    print("tile \(tile.tileTitle) for \(tile.tilePrice), \(origin)")
  }

  /// Logs an impression of each item, as a list does when the item's cell appears. Control cards are not shown, but
  /// their impressions are logged, too.
  func logImpressions() {
    for item in feed.separated + feed.items { item.logContentCardImpression() }
  }

  /// The tiles of the feed, both from cards and the shop's own.
  var tiles: [Tile] {
    feed.items.compactMap { item in
      switch item {
      case .card(.tile(let tile)), .local(let tile, _): tile
      case .card, .control: nil
      }
    }
  }
}

extension Tile {
  /// The shop's own tiles. An app would load them from its server.
  static func ofTheShop() async throws -> [Tile] {
    [
      Tile(
        tileID: 1, tileTitle: "Teapot", tilePrice: 36,
        tileImage: URL(filePath: "/Pictures/teapot.png"), tileDetail: "", tileTags: ["tools"]),
      Tile(
        tileID: 2, tileTitle: "Oolong", tilePrice: 11.5,
        tileImage: URL(filePath: "/Pictures/oolong.png"), tileDetail: "", tileTags: ["sale"]),
    ]
  }
}
