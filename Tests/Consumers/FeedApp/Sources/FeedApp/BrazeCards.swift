import BrazeKit
import Foundation

/// The cards that the stand-in for the SDK delivers.
enum BrazeCards {
  static let cached = [
    message("welcome", header: "Welcome", text: "Your first pot is on us."),
    message("terms", header: "Our terms change", url: "https://example.com/terms"),
    message("order", header: "Your order", text: "It has left.", url: "shop://orders/7"),
    message("legal", header: "Privacy", text: "Read on.", dismissible: false),
    tile("sencha", title: "Sencha", price: "12.50", tags: "green, sale"),
    tile("gyokuro", title: "Gyokuro", price: "31,90"),
    control("tile-control", classType: "home_tile"),
    coupon("spring", percentage: "12.5"),
    control("coupon-control", classType: "coupon_code"),
    coupon("first", percentage: "20"),
    card("news", title: "The shop is open on Sunday", extras: [:]),
  ]

  static let synced =
    [ad("matcha")] + cached + [tile("whisk", title: "Matcha whisk", price: "24", tags: "tools")]

  /// The cards of `synced` with one coupon changed, and another one added.
  static let changed =
    synced.map { $0.id == "spring" ? coupon("spring", percentage: "15") : $0 }
    + [coupon("second", percentage: "5")]

  static let late = changed + [message("late", header: "A late message", text: "Sorry.")]

  static let ofBob = [message("bob", header: "Hello Bob", text: "Welcome back.")]

  static func message(
    _ id: String, header: String, text: String = "", url: String? = nil, dismissible: Bool = true
  ) -> Braze.ContentCard {
    let isWebPage = url?.hasPrefix("https:") ?? false
    let classType = isWebPage ? "message_webview" : "message_full_page"
    return card(
      id, title: header, text: text, url: url, dismissible: dismissible,
      extras: ["class_type": classType, "message_header": header])
  }

  static func tile(
    _ id: String, title: String, price: String, tags: String = ""
  ) -> Braze.ContentCard {
    card(
      id, url: "shop://tiles/\(id)",
      extras: [
        "class_type": "home_tile", "tile_title": title, "tile_price": price, "tile_tags": tags,
      ])
  }

  static func coupon(_ id: String, percentage: String) -> Braze.ContentCard {
    card(
      id, url: "shop://cart",
      extras: ["class_type": "coupon_code", "discount_percentage": percentage])
  }

  static func ad(_ id: String) -> Braze.ContentCard {
    .imageOnly(
      .init(
        data: .init(id: id, extras: ["class_type": "ad_banner"]),
        image: URL(filePath: "/matcha.png")))
  }

  static func control(_ id: String, classType: String) -> Braze.ContentCard {
    .control(.init(data: .init(id: id, extras: ["class_type": classType])))
  }

  static func card(
    _ id: String, title: String = "", text: String = "", url: String? = nil,
    dismissible: Bool = true, extras: [String: Any]
  ) -> Braze.ContentCard {
    let action = url.flatMap { URL(string: $0) }.map {
      Braze.ContentCard.ClickAction.url($0, useWebView: $0.scheme == "https")
    }
    return .classic(
      .init(
        data: .init(id: id, clickAction: action, dismissible: dismissible, extras: extras),
        title: title, description: text))
  }
}
