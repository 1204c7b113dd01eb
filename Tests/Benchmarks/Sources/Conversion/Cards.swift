import ContentCards
import Foundation
import SDK

/// The kind of cards in a run.
enum Feed: String, CaseIterable {
  case valid = "all cards valid"
  case halfRejected = "every second card rejected"
  case unwanted = "no card of a wanted type"

  /// Returns cards of five class types in turn. Invalid cards can have another class type.
  func cards(_ count: Int) -> [SDKCard] {
    (0..<count).map { index in
      var card = Self.card(index)
      if self == .halfRejected, index % 2 == 1 { card.invalidate(isMissing: index % 4 == 1) }
      return card
    }
  }

  private static func card(_ index: Int) -> SDKCard {
    let id = "NWY5YzE1ZmQtNjE0ZC00YWNk\(index)"
    switch index % 5 {
    case 0:
      return SDKCard(
        id: id,
        extras: [
          "class_type": "home_tile", "tile_id": "\(index)",
          "tile_title": "Currents 101 Live Training",
          "tile_detail": "Introduction to Currents covers the basics of data exports from Braze.",
          "tile_image":
            "https://cc.sj-cdn.net/instructor/2mwq54fjyfsk3-braze/courses/2bffl8kjacmwy/promo-image.1585681509.png",
          "tile_price": "250.00", "tile_tags": "Currents, Training", "tile_deeplink": "",
        ])
    case 1:
      return SDKCard(
        id: id, extras: ["class_type": "coupon_code", "discount_percentage": "12.5"],
        image: "https://example.com/images/coupon.png")
    case 2:
      return SDKCard(
        id: id, extras: ["class_type": "ad_banner"],
        image: "https://example.com/images/banner.png")
    case 3:
      return SDKCard(
        id: id,
        extras: [
          "class_type": "message_full_page", "message_header": "New in the shop",
          "message_title": "Hello",
        ],
        title: "A title", cardDescription: "What there is to say about it, in a sentence or two.",
        image: "https://example.com/images/message.png")
    default:
      return SDKCard(
        id: id,
        extras: [
          "class_type": "message_webview", "message_header": "A page of ours",
          "message_title": "Read on", "html": "<p>Hi</p>",
        ],
        title: "A title", cardDescription: "What there is to say about it, in a sentence or two.",
        urlString: "https://example.com/pages/message?id=7")
    }
  }
}

extension SDKCard {
  /// Makes the card invalid: removes a required value, or replaces a number with text. Advertisements have no required
  /// value, and are turned into coupons first.
  fileprivate mutating func invalidate(isMissing: Bool) {
    switch extras["class_type"] as? String {
    case "home_tile":
      extras["tile_price"] = isMissing ? nil : "free"
    case "message_full_page", "message_webview":
      extras["message_header"] = nil
    default:
      extras["class_type"] = "coupon_code"
      extras["discount_percentage"] = isMissing ? nil : "half"
    }
  }

  var metaData: [ContentCardKey: Any] {
    var metaData: [ContentCardKey: Any] = [:]
    metaData[.idString] = id
    metaData[.created] = createdAt
    metaData[.dismissible] = dismissible
    metaData[.urlString] = urlString
    metaData[.extras] = extras
    metaData[.title] = title
    metaData[.cardDescription] = cardDescription
    metaData[.image] = image
    return metaData
  }

  /// The card as an adapter would create it, but without a context.
  var contentCard: ContentCard {
    contentCard(context: nil)
  }

  /// Returns the card as an adapter would create it.
  func contentCard(context: ContentCardContext?) -> ContentCard {
    ContentCard(
      id: id, extras: ContentCardExtras(any: extras), title: title,
      cardDescription: cardDescription, image: image, urlString: urlString,
      createdAt: Date(timeIntervalSince1970: createdAt),
      expiresAt: expiresAt > 0 ? Date(timeIntervalSince1970: expiresAt) : nil, isViewed: viewed,
      isClicked: clicked, isPinned: pinned, isDismissible: dismissible, isTest: test,
      context: context)
  }

  /// The card in the JSON format of the server.
  fileprivate var json: [String: Any] {
    var json: [String: Any] = [
      "id": id, "ca": Int(createdAt), "ea": Int(expiresAt), "db": dismissible, "v": viewed,
      "cl": clicked, "p": pinned, "t": test, "e": extras,
    ]
    json["tt"] = title
    json["ds"] = cardDescription
    json["i"] = image
    json["u"] = urlString
    return json
  }
}

extension [SDKCard] {
  func syncResponse() throws -> Data {
    try JSONSerialization.data(withJSONObject: ["cards": map(\.json)])
  }
}
