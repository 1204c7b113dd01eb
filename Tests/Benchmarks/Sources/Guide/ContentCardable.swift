// The guide's code, as an app would contain it.

enum ContentCardKey: String {
  case idString
  case created
  case dismissible
  case extras
  case title
  case cardDescription
  case image
  case urlString
  case classType = "class_type"
  case tileId = "tile_id"
  case tileTitle = "tile_title"
  case tileDetail = "tile_detail"
  case tileImage = "tile_image"
  case tilePrice = "tile_price"
  case tileTags = "tile_tags"
  case discountPercentage = "discount_percentage"
  case messageHeader = "message_header"
  case messageTitle = "message_title"
  case html
  case contentBlockId = "content_block_id"
}

public enum ContentCardClassType: Hashable, Sendable {
  case ad
  case coupon
  case item(ItemType)
  case message(MessageCenterViewType)
  case none

  public enum ItemType: Hashable, Sendable {
    case tile
    case group
  }

  public enum MessageCenterViewType: Hashable, Sendable {
    case fullPage
    case webView
  }

  init(rawType: String?) {
    switch rawType?.lowercased() {
    case "ad_banner": self = .ad
    case "coupon_code": self = .coupon
    case "home_tile": self = .item(.tile)
    case "group": self = .item(.group)
    case "message_full_page": self = .message(.fullPage)
    case "message_webview": self = .message(.webView)
    default: self = .none
    }
  }
}

protocol ContentCardable {
  var contentCardData: ContentCardData? { get }
  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType)
}

struct ContentCardData: Hashable {
  let contentCardId: String
  let contentCardClassType: ContentCardClassType
  let createdAt: Double
  let isDismissible: Bool
}
