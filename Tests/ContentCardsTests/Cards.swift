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

extension ContentCardFeed where ClassType == ShopClassType {
  /// The identifiers of the objects.
  var ids: [String] { objects.compactMap { $0.contentCardData?.contentCardId } }
}

/// Returns the JSON text of coupon cards in the form of the SDKs.
func couponJSON(_ ids: String...) -> Data {
  let cards = ids.map { id in
    #"{"id":"\#(id)","db":true,"e":{"class_type":"coupon_code","discount_percentage":"20"}}"#
  }
  return Data("[\(cards.joined(separator: ","))]".utf8)
}
