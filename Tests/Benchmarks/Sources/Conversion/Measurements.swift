import ContentCards
import Foundation
import Guide
import GuideTyped
import Measuring
import SDK
import Union

/// Measures the conversion of an SDK's cards to objects, compared with the guide's code.
func measureConversion(of feed: Feed, cards count: Int) -> [Ratio] {
  let sdkCards = feed.cards(count)
  let contentCards = sdkCards.map(\.contentCard)
  let wanted = feed.wanted
  let (byHand, byHandTyped) = (feed.wantedByHand, feed.wantedByHandTyped)
  return measure(
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
        ContentCardClassType.convertContentCards(
          sdkCards, for: wanted, extra: { $0.extras[$1] }, contentCard: { $0.contentCard }
        ).objects.count
      },
      Contender("ours, from ContentCards") { convert(contentCards, wanted) },
    ])
}

/// Measures the conversion of JSON to objects, compared with a `JSONDecoder` and an enum.
func measureJSON(of feed: Feed, cards count: Int) throws -> [Ratio] {
  let json = try feed.cards(count).syncResponse()
  let wanted = feed.wanted
  return measure(
    "JSON of \(count) cards, \(feed.rawValue)", cards: count,
    [
      Contender("JSONDecoder and an enum") { decodeCards(json) },
      Contender("ours, from JSON") {
        convert((try? ContentCard.Payload(json: json).cards) ?? [], wanted)
      },
    ])
}

private func convert(
  _ cards: some Sequence<ContentCard>, _ classTypes: [ContentCardClassType]
) -> Int {
  ContentCardClassType.convertContentCards(cards, for: classTypes).objects.count
}

extension Feed {
  var wanted: [ContentCardClassType] {
    self == .unwanted
      ? [.item(.group)] : [.ad, .coupon, .item(.tile), .message(.fullPage), .message(.webView)]
  }

  fileprivate var wantedByHand: [Guide.ContentCardClassType] {
    self == .unwanted
      ? [.item(.group)] : [.ad, .coupon, .item(.tile), .message(.fullPage), .message(.webView)]
  }

  fileprivate var wantedByHandTyped: [GuideTyped.ContentCardClassType] {
    self == .unwanted
      ? [.item(.group)] : [.ad, .coupon, .item(.tile), .message(.fullPage), .message(.webView)]
  }
}
