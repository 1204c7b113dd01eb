import ContentCards
import Foundation

let json = """
  [
    {"id": "t1", "e": {"class_type": "home_tile", "tile_id": "7", "tile_price": "12.50", "tile_tags": "tea"}},
    {"id": "t2", "e": {"class_type": "home_tile", "tile_price": "3"}},
    {"id": "c1", "e": {"class_type": "Coupon_Code", "discount_percentage": "15"}},
    {"id": "h1", "e": {"class_type": "headline", "text": "Tea is here", "words": "3"}}
  ]
  """
let cards = try ContentCard.Payload(json: Data(json.utf8)).cards

let shop = Shop.ContentCardClassType.convertContentCards(cards, for: [.homeTile, .couponCode])
for object in shop.objects {
  switch object {
  case .tile(let tile): print("tile \(tile.tileID) for \(tile.tilePrice) \(tile.tileTags)")
  case .coupon(let coupon): print("coupon of \(coupon.discountPercentage) %")
  }
}
for issue in shop.issues { print(issue) }

let news = News.ContentCardClassType.convertContentCards(cards, for: [.headline])
for case .headline(let headline) in news.objects {
  print("headline \(headline.text), in \(headline.words ?? 0) words: \(headline.isContentCard)")
}

// Both schemas can share one store.
try MainActor.assumeIsolated {
  let source = try JSONContentCardSource(json: Data(json.utf8))
  let store = ContentCardStore(
    source: source, schemas: [Shop.ContentCardClassType.self, News.ContentCardClassType.self])
  let coupons = store.feed(Shop.ContentCardClassType.self, for: [.couponCode])
  let headlines = store.feed(News.ContentCardClassType.self, for: [.headline])
  print("\(coupons.objects.count) coupon and \(headlines.objects.count) headline in feeds")
}
