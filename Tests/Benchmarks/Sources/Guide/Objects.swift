import Foundation

struct Ad: ContentCardable {
  let contentCardData: ContentCardData?
  let image: URL?

  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType) {
    guard let idString = metaData[.idString] as? String,
      let createdAt = metaData[.created] as? Double,
      let isDismissible = metaData[.dismissible] as? Bool
    else { return nil }
    contentCardData = ContentCardData(
      contentCardId: idString, contentCardClassType: contentCardClassType, createdAt: createdAt,
      isDismissible: isDismissible)
    image = (metaData[.image] as? String).flatMap { URL(string: $0) }
  }
}

struct Coupon: ContentCardable {
  let contentCardData: ContentCardData?
  let image: URL?
  let discountPercentage: Decimal

  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType) {
    guard let idString = metaData[.idString] as? String,
      let createdAt = metaData[.created] as? Double,
      let isDismissible = metaData[.dismissible] as? Bool,
      let extras = metaData[.extras] as? Extras,
      let discountString = extras[ContentCardKey.discountPercentage.rawValue] as? String,
      let discountPercentage = Decimal(string: discountString)
    else { return nil }
    contentCardData = ContentCardData(
      contentCardId: idString, contentCardClassType: contentCardClassType, createdAt: createdAt,
      isDismissible: isDismissible)
    image = (metaData[.image] as? String).flatMap { URL(string: $0) }
    self.discountPercentage = discountPercentage
  }
}

struct Tile: ContentCardable {
  let contentCardData: ContentCardData?
  let id: Int
  let title: String
  let price: Decimal
  let image: URL
  let detail: String
  let tags: [String]

  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType) {
    guard let idString = metaData[.idString] as? String,
      let createdAt = metaData[.created] as? Double,
      let isDismissible = metaData[.dismissible] as? Bool,
      let extras = metaData[.extras] as? Extras,
      let tileIdString = extras[ContentCardKey.tileId.rawValue] as? String,
      let tileId = Int(tileIdString),
      let title = extras[ContentCardKey.tileTitle.rawValue] as? String,
      let priceString = extras[ContentCardKey.tilePrice.rawValue] as? String,
      let price = Decimal(string: priceString),
      let imageString = extras[ContentCardKey.tileImage.rawValue] as? String,
      let image = URL(string: imageString)
    else { return nil }
    contentCardData = ContentCardData(
      contentCardId: idString, contentCardClassType: contentCardClassType, createdAt: createdAt,
      isDismissible: isDismissible)
    id = tileId
    self.title = title
    self.price = price
    self.image = image
    detail = extras[ContentCardKey.tileDetail.rawValue] as? String ?? ""
    let tagString = extras[ContentCardKey.tileTags.rawValue] as? String
    tags = tagString?.components(separatedBy: ", ") ?? []
  }
}

struct Group: ContentCardable {
  let contentCardData: ContentCardData?
  let title: String?
  let image: URL?

  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType) {
    guard let idString = metaData[.idString] as? String,
      let createdAt = metaData[.created] as? Double,
      let isDismissible = metaData[.dismissible] as? Bool
    else { return nil }
    contentCardData = ContentCardData(
      contentCardId: idString, contentCardClassType: contentCardClassType, createdAt: createdAt,
      isDismissible: isDismissible)
    title = metaData[.title] as? String
    image = (metaData[.image] as? String).flatMap { URL(string: $0) }
  }
}

struct FullPageMessage: ContentCardable {
  let contentCardData: ContentCardData?
  let image: URL?
  let cardDescription: String?
  let messageHeader: String
  let messageTitle: String?

  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType) {
    guard let idString = metaData[.idString] as? String,
      let createdAt = metaData[.created] as? Double,
      let isDismissible = metaData[.dismissible] as? Bool,
      let extras = metaData[.extras] as? Extras,
      let messageHeader = extras[ContentCardKey.messageHeader.rawValue] as? String
    else { return nil }
    contentCardData = ContentCardData(
      contentCardId: idString, contentCardClassType: contentCardClassType, createdAt: createdAt,
      isDismissible: isDismissible)
    image = (metaData[.image] as? String).flatMap { URL(string: $0) }
    cardDescription = metaData[.cardDescription] as? String
    self.messageHeader = messageHeader
    messageTitle =
      extras[ContentCardKey.messageTitle.rawValue] as? String ?? metaData[.title] as? String
  }
}

struct WebViewMessage: ContentCardable {
  enum Content {
    case url(URL)
    case html(String)
    case contentBlock(String)
  }

  let contentCardData: ContentCardData?
  let image: URL?
  let cardDescription: String?
  let messageHeader: String
  let messageTitle: String?
  let content: Content?

  init?(metaData: [ContentCardKey: Any], classType contentCardClassType: ContentCardClassType) {
    guard let idString = metaData[.idString] as? String,
      let createdAt = metaData[.created] as? Double,
      let isDismissible = metaData[.dismissible] as? Bool,
      let extras = metaData[.extras] as? Extras,
      let messageHeader = extras[ContentCardKey.messageHeader.rawValue] as? String
    else { return nil }
    contentCardData = ContentCardData(
      contentCardId: idString, contentCardClassType: contentCardClassType, createdAt: createdAt,
      isDismissible: isDismissible)
    image = (metaData[.image] as? String).flatMap { URL(string: $0) }
    cardDescription = metaData[.cardDescription] as? String
    self.messageHeader = messageHeader
    messageTitle = extras[ContentCardKey.messageTitle.rawValue] as? String
    if let urlString = metaData[.urlString] as? String, let url = URL(string: urlString) {
      content = .url(url)
    } else if let html = extras[ContentCardKey.html.rawValue] as? String {
      content = .html(html)
    } else if let id = extras[ContentCardKey.contentBlockId.rawValue] as? String {
      content = .contentBlock(id)
    } else {
      content = nil
    }
  }
}
