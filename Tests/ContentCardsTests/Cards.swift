import ContentCards
import Foundation

extension ContentCard {
  /// Returns a card of a coupon.
  static func coupon(
    _ id: String, percentage: String = "20", change: (inout ContentCard) -> Void = { _ in }
  ) -> ContentCard {
    var card = ContentCard(
      id: id,
      extras: ["class_type": "coupon_code", "discount_percentage": .string(percentage)])
    card.isDismissible = true
    change(&card)
    return card
  }

  /// Returns a card of the news.
  static func headline(_ id: String, kind: Kind = .classic) -> ContentCard {
    ContentCard(id: id, extras: ["class_type": "news_headline", "text": "Tea"], kind: kind)
  }

  /// Returns a card of a tile.
  static func tile(_ id: String, tags: String = "") -> ContentCard {
    ContentCard(
      id: id,
      extras: [
        "class_type": "home_tile", "tile_id": "1", "tile_title": "Tea", "tile_price": "2",
        "tile_tags": .string(tags),
      ])
  }
}

@MainActor extension ContentCardStore {
  /// Creates a store for the shop's cards, with a clock that the test sets.
  convenience init(
    _ source: some ContentCardSource, timeout: Duration = .seconds(10), clock: TestClock
  ) {
    self.init(
      source: source, schemas: [ShopClassType.self], timeout: timeout, now: { clock.now },
      sleep: clock.sleep)
  }

  /// Observes the feeds of some class types, or of all.
  func record(for classTypes: [ShopClassType]? = nil) -> Recorder {
    let recorder = Recorder()
    recorder.observation = observeFeeds(ShopClassType.self, for: classTypes) { [weak recorder] in
      recorder?.feeds.append($0)
    }
    return recorder
  }
}

/// The feeds that a closure has received.
@MainActor final class Recorder {
  fileprivate(set) var feeds: [ContentCardFeed<ShopClassType>] = []
  fileprivate(set) var observation: ContentCardStore.Observation?

  /// The identifiers of the objects in each feed.
  var ids: [[String]] { feeds.map(\.ids) }
}

/// Returns the JSON text of coupon cards in the form of the SDKs.
func couponJSON(_ ids: String...) -> Data {
  let cards = ids.map { id in
    #"{"id":"\#(id)","db":true,"e":{"class_type":"coupon_code","discount_percentage":"20"}}"#
  }
  return Data("[\(cards.joined(separator: ","))]".utf8)
}
