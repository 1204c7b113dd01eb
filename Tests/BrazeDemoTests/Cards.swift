import ContentCards

/// Cards of the demo app: one of each class type, with all values.
enum Cards {
  static let ad = ContentCard(
    id: "ad", extras: ["class_type": "ad_banner"], image: "https://example.com/ad.png")

  static let coupon = ContentCard(
    id: "coupon", extras: ["class_type": "coupon_code", "discount_percentage": "12.5"],
    image: "https://example.com/coupon.png")

  /// A tile as the demo app sends it, with the `tile_id` that the demo app omits.
  static let tile = ContentCard(
    id: "tile",
    extras: [
      "class_type": "home_tile",
      "tile_id": "101",
      "tile_title": "Currents 101 Live Training",
      "tile_detail": "Introduction to Currents covers the basics of data exports from Braze.",
      "tile_image":
        "https://cc.sj-cdn.net/instructor/2mwq54fjyfsk3-braze/promo-image.1585681509.png",
      "tile_price": "250.00",
      "tile_tags": "Currents",
      "tile_deeplink": "",
    ])

  static let group = ContentCard(
    id: "group", extras: ["class_type": "group"], title: "Trainings",
    image: "https://example.com/group.png")

  static let fullPage = ContentCard(
    id: "fullPage",
    extras: [
      "class_type": "message_full_page", "message_header": "New", "message_title": "Hello",
    ],
    title: "The card's title", cardDescription: "Text", image: "https://example.com/message.png")

  static let webView = ContentCard(
    id: "webView",
    extras: [
      "class_type": "message_webview", "message_header": "Page", "html": "<p>Hi</p>",
      "content_block_id": "block-1",
    ],
    urlString: "https://example.com/page")

  static let all = [ad, coupon, tile, group, fullPage, webView]
}
