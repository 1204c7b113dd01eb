import ContentCards
import Foundation
import Guide
import GuideTyped
import Measuring
import Union

let all: [ContentCardClassType] = [
  .ad, .coupon, .item(.tile), .message(.fullPage), .message(.webView),
]
let none: [ContentCardClassType] = [.item(.group)]

func convert(_ cards: some Sequence<ContentCard>, _ classTypes: [ContentCardClassType]) -> Int {
  ContentCardClassType.convertContentCards(cards, for: classTypes).objects.count
}

// What every way pays for the same: an address for each card.
let urls = Feed.valid.cards(250).compactMap { card in
  card.image ?? card.urlString ?? card.extras["tile_image"] as? String
}

for feed in Feed.allCases {
  for count in [10, 250, 10_000] {
    let sdkCards = feed.cards(count)
    let contentCards = sdkCards.map(\.contentCard)
    let isWanted = feed != .unwanted
    let wanted = isWanted ? all : none
    let byHand: [Guide.ContentCardClassType] =
      isWanted
      ? [.ad, .coupon, .item(.tile), .message(.fullPage), .message(.webView)] : [.item(.group)]
    let byHandTyped: [GuideTyped.ContentCardClassType] =
      isWanted
      ? [.ad, .coupon, .item(.tile), .message(.fullPage), .message(.webView)] : [.item(.group)]
    measure(
      "\(count) cards, \(feed.rawValue)", cards: count,
      [
        Contender("by hand, as in the guide") {
          Guide.convertContentCards(sdkCards, for: byHand)
        },
        Contender("by hand, extras as [String: Any]") {
          GuideTyped.convertContentCards(sdkCards, for: byHandTyped)
        },
        Contender("ours, from the guide's metaData") {
          convert(sdkCards.compactMap { ContentCard(metaData: $0.metaData) }, wanted)
        },
        Contender("ours, from an SDK's cards") {
          convert(sdkCards.map(\.contentCard), wanted)
        },
        Contender("ours, from ContentCards") { convert(contentCards, wanted) },
      ])
  }
}

measure(
  "An address alone, of which every card has one", cards: urls.count,
  [Contender("URL(string:)") { urls.reduce(0) { $0 + (URL(string: $1) == nil ? 0 : 1) } }])

for feed in [Feed.valid, .halfRejected] {
  let json = try feed.cards(250).syncResponse()
  measure(
    "JSON of 250 cards, \(feed.rawValue)", cards: 250,
    [
      Contender("JSONDecoder and an enum") { decodeCards(json) },
      Contender("ours, from JSON") {
        convert((try? ContentCardPayload(json: json).cards) ?? [], all)
      },
    ])
}
