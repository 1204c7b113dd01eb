import ContentCards
import Foundation

/// The home screen: content cards in front of the shop's own tiles, and advertisements above both.
struct HomeScreen {
  private(set) var feed: SupplementalFeed<ContentCardClassType, Tile>

  /// Asks for new cards, and loads the shop's own tiles at the same time.
  init(_ manager: ContentCardManager<ContentCardClassType>) async throws {
    feed = try await manager.supplementalFeed(
      for: [.item(.tile), .item(.group)], separating: [.ad], local: Tile.ofTheShop)
  }

  /// Moves what has one of the tags to the top.
  mutating func prioritize(tags: String) {
    feed.prioritize(tags: tags) { item in
      switch item {
      case .card(.tile(let tile)), .local(let tile): tile.tileTags
      case .card: []
      }
    }
  }

  /// Shows the advertisements, then the feed.
  func show() {
    for case .ad(let ad) in feed.separated {
      print("advertisement", ad.image?.lastPathComponent ?? "without a picture")
    }
    for item in feed.items {
      switch item {
      // Cards and local items have the same type, and so the same cell.
      case .card(.tile(let tile)), .local(let tile): show(tile)
      case .card(.tileGroup(let group)): print("group", group.title ?? "without a title")
      // Not in this feed. They are listed instead of `default` so that the compiler reports a new class type.
      case .card(.ad), .card(.coupon), .card(.fullPageMessage), .card(.webViewMessage): break
      }
    }
  }

  private func show(_ tile: Tile) {
    let origin = tile.isContentCard ? "a content card" : "the shop's own"
    print("tile \(tile.tileTitle) for \(tile.tilePrice), \(origin)")
  }

  /// Logs what the user sees, as a list does when a cell appears. Cards duplicate are not
  /// shown, and their impressions are logged nevertheless.
  func logImpressions() {
    for ad in feed.separated { ad.logContentCardImpression() }
    for case .card(let object) in feed.items { object.logContentCardImpression() }
    feed.cards.logControlImpressions()
  }

  /// Every tile, whichever side it comes from.
  var tiles: [Tile] {
    feed.items.compactMap { item in
      switch item {
      case .card(.tile(let tile)), .local(let tile): tile
      case .card: nil
      }
    }
  }
}

extension Tile {
  /// What the shop sells anyway; in an app, its server would say.
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
