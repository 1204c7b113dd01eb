import ContentCards
import Foundation
import Observation

#if STAND_INS
  import SwiftUIStandIn
#else
  import SwiftUI
#endif

// Tests compile this file on Linux with a stand-in for SwiftUI. It has not been compiled with SwiftUI itself.

/// The content of the home screen: content cards and the shop's own tiles.
@MainActor @Observable final class HomeModel {
  typealias Feed = SupplementalFeed<ContentCardClassType, Tile>

  /// The feed as the store delivered it, or `nil` until the cards are loaded.
  private(set) var feed: Feed?
  /// The screen shows the tiles with this tag first. Empty for the order of the feed.
  var tag = ""

  private let store: ContentCardStore

  init(_ store: ContentCardStore) { self.store = store }

  /// Requests the current cards. Receives a feed of the cached cards, and another feed after each change.
  func follow() async {
    for await feed in store.supplementalFeeds(
      ContentCardClassType.self, for: [.tile], separating: [.ad], refreshing: true,
      localID: { $0.tileTitle }, local: Tile.ofTheShop)
    {
      self.feed = feed
    }
  }

  /// The items in the order in which the screen shows them.
  var items: [Feed.Item] {
    let items = feed?.items ?? []
    let hasTag = { [tag] (item: Feed.Item) in item.tile?.tileTags.contains(tag) ?? false }
    return items.filter(hasTag) + items.filter { !hasTag($0) }
  }

  /// The reason why the cards can be out of date, or `nil` if there is none.
  var refreshError: (any Error)? { feed?.cards.refreshError }
}

extension HomeModel.Feed.Item {
  /// The tile of a card or of a local item, which the same view shows. `nil` for other items.
  var tile: Tile? {
    switch self {
    case .card(.tile(let tile)), .local(let tile, _): tile
    case .card(.ad), .card(.coupon), .card(.fullPageMessage), .card(.webViewMessage): nil
    case .control: nil
    }
  }
}

extension Tile {
  /// The tiles that the shop shows without Braze. A real app would load them from its server.
  static func ofTheShop() async throws -> [Tile] {
    [
      Tile(tileTitle: "Teapot", tilePrice: 36, tileTags: ["tools"]),
      Tile(tileTitle: "Oolong", tilePrice: 11.5, tileTags: ["sale"]),
    ]
  }
}

/// The home screen: advertisements, tiles, and cards without a class type.
struct Home: View {
  let model: HomeModel

  var body: some View {
    List {
      if let error = model.refreshError {
        Text("Not up to date: \(error.localizedDescription)")
      }
      ForEach(model.feed?.separated ?? []) { ad in
        AdRow(item: ad).onAppear { ad.logContentCardImpression() }
      }
      ForEach(model.items) { item in
        TileRow(item: item).onAppear { item.logContentCardImpression() }
      }
      Section("More from Braze") {
        ForEach(model.feed?.cards.otherCards ?? []) { card in
          Text(card.title ?? "").onAppear { card.context?.log(.impression) }
        }
      }
    }
    .task { await model.follow() }
  }
}

struct AdRow: View {
  let item: HomeModel.Feed.Item

  var body: some View {
    if item.isControl { Color.clear } else { Text("Advertisement") }
  }
}

struct TileRow: View {
  let item: HomeModel.Feed.Item

  var body: some View {
    if item.isControl {
      Color.clear
    } else if let tile = item.tile {
      Button {
        item.openContentCard()
      } label: {
        Text(tile.tileTitle)
        Text(tile.tilePrice.description)
        Text(item.isContentCard ? "a content card" : "the shop's own")
      }
    }
  }
}
