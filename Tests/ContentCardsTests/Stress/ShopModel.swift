@_spi(ContentCardsGenerated) import ContentCards
import Foundation

// A small model, written by hand in the form of generated code: one class type, and a group of two.

enum ShopClassType: ContentCardClassifying, CaseIterable {
  case coupon
  case item(ItemType)
  case none

  enum ItemType: String, CaseIterable, Sendable {
    case tile = "home_tile"
    case group
  }

  static let allCases: [ShopClassType] = [.coupon, .item(.tile), .item(.group), .none]

  static let names = ContentCardsGeneratedCode.Names(allCases)

  init(rawType: String?) { self = rawType.flatMap { Self.names[$0] } ?? Self.none }

  var rawType: String? {
    switch self {
    case .coupon: "coupon_code"
    case .item(let type): type.rawValue
    case .none: nil
    }
  }

  func contentCardObject(from decoder: inout ContentCardDecoder) -> ShopObject? {
    switch self {
    case .coupon: Coupon(from: &decoder, classType: self).map(ShopObject.coupon)
    case .item(.tile): Tile(from: &decoder, classType: self).map(ShopObject.tile)
    case .item(.group): Group(from: &decoder, classType: self).map(ShopObject.group)
    case .none: nil
    }
  }
}

private typealias GeneratedCodeVersion = ContentCardsGeneratedCode.Version3

enum ShopObject: ContentCardsGeneratedCode.Union {
  case coupon(Coupon)
  case tile(Tile)
  case group(Group)

  var wrappedObject: any ContentCardable<ShopClassType> {
    switch self {
    case .coupon(let object): object
    case .tile(let object): object
    case .group(let object): object
    }
  }
}

extension ContentCardKey {
  static var discountPercentage: Self { Self("discount_percentage") }
  static var tileID: Self { Self("tile_id") }
  static var tileTitle: Self { Self("tile_title") }
  static var tilePrice: Self { Self("tile_price") }
  static var tileTags: Self { Self("tile_tags") }
  static var html: Self { Self("html") }
}

struct Coupon: ContentCardable, Identifiable {
  let contentCardData: ContentCardData<ShopClassType>?
  let image: URL?
  let discountPercentage: Decimal
}

extension Coupon {
  var contentCardObject: ShopObject { .coupon(self) }

  init?(from decoder: inout ContentCardDecoder, classType: ShopClassType) {
    let image = decoder.optional(URL.self, card: .image)
    let discountPercentage = decoder.required(
      Decimal.self, .discountPercentage, .in(0...100))
    guard let discountPercentage else { return nil }
    self.init(
      contentCardData: decoder.contentCardData(classType), image: image,
      discountPercentage: discountPercentage)
  }
}

struct Tile: ContentCardable, Identifiable {
  let contentCardData: ContentCardData<ShopClassType>?
  let tileID: Int
  let tileTitle: String
  let tilePrice: Decimal
  let tileTags: [String]
}

extension Tile {
  var contentCardObject: ShopObject { .tile(self) }

  init?(from decoder: inout ContentCardDecoder, classType: ShopClassType) {
    let tileID = decoder.required(Int.self, .tileID)
    let tileTitle = decoder.required(
      String.self, .tileTitle, fallback: [.extras(.html), .card(.title)])
    let tilePrice = decoder.required(
      Decimal.self, .tilePrice, .in((1 / 2)...))
    let tileTags = decoder.value([String].self, .tileTags, default: [])
    guard let tileID, let tileTitle, let tilePrice else { return nil }
    self.init(
      contentCardData: decoder.contentCardData(classType), tileID: tileID, tileTitle: tileTitle,
      tilePrice: tilePrice, tileTags: tileTags)
  }
}

struct Group: ContentCardable, Identifiable {
  enum Content: Hashable, Sendable {
    case url(URL)
    case html(String)
  }

  let contentCardData: ContentCardData<ShopClassType>?
  let content: Content
}

extension Group {
  var contentCardObject: ShopObject { .group(self) }

  init?(from decoder: inout ContentCardDecoder, classType: ShopClassType) {
    let content = Content(from: &decoder)
    guard let content else { return nil }
    self.init(contentCardData: decoder.contentCardData(classType), content: content)
  }
}

extension Group.Content {
  fileprivate init?(from decoder: inout ContentCardDecoder) {
    if let value = decoder.optional(URL.self, card: .urlString) {
      self = .url(value)
    } else if let value = decoder.optional(String.self, .html) {
      self = .html(value)
    } else {
      decoder.requireOne(of: [.card(.urlString), .extras(.html)])
      return nil
    }
  }
}
