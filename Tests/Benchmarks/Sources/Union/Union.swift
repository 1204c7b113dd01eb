public import Foundation

/// Decodes a sync response with a `JSONDecoder` and an enum, and returns the number of objects. Cards that cannot be
/// decoded are skipped. Returns 0 if the response itself cannot be decoded.
public func decodeCards(_ json: Data) -> Int {
  guard let response = try? JSONDecoder().decode(Response.self, from: json) else { return 0 }
  return response.cards.compactMap(\.card).count
}

private struct Response: Decodable {
  let cards: [Lossy]
}

private struct Lossy: Decodable {
  let card: Card?

  init(from decoder: any Decoder) throws { card = try? Card(from: decoder) }
}

private enum Card: Decodable {
  case ad(Ad)
  case coupon(Coupon)
  case tile(Tile)
  case fullPage(FullPageMessage)
  case webView(WebViewMessage)

  private enum CodingKeys: String, CodingKey { case extras = "e" }
  private enum ExtrasKeys: String, CodingKey { case classType = "class_type" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
      .nestedContainer(keyedBy: ExtrasKeys.self, forKey: .extras)
    switch try container.decode(String.self, forKey: .classType).lowercased() {
    case "ad_banner": self = .ad(try Ad(from: decoder))
    case "coupon_code": self = .coupon(try Coupon(from: decoder))
    case "home_tile": self = .tile(try Tile(from: decoder))
    case "message_full_page": self = .fullPage(try FullPageMessage(from: decoder))
    case "message_webview": self = .webView(try WebViewMessage(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .classType, in: container, debugDescription: "unknown")
    }
  }
}

private struct Ad: Decodable {
  let id: String
  let ca: Double
  let db: Bool
  let i: URL?
}

private struct Coupon: Decodable {
  struct Extras: Decodable {
    let discountPercentage: Decimal

    private enum CodingKeys: String, CodingKey { case discountPercentage = "discount_percentage" }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      discountPercentage = try container.decimal(forKey: .discountPercentage)
    }
  }

  let id: String
  let ca: Double
  let db: Bool
  let i: URL?
  let e: Extras
}

private struct Tile: Decodable {
  struct Extras: Decodable {
    let id: Int
    let title: String
    let price: Decimal
    let image: URL
    let detail: String
    let tags: [String]

    private enum CodingKeys: String, CodingKey {
      case id = "tile_id"
      case title = "tile_title"
      case price = "tile_price"
      case image = "tile_image"
      case detail = "tile_detail"
      case tags = "tile_tags"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let id = Int(try container.decode(String.self, forKey: .id)) else {
        throw DecodingError.dataCorruptedError(
          forKey: .id, in: container, debugDescription: "not a number")
      }
      self.id = id
      title = try container.decode(String.self, forKey: .title)
      price = try container.decimal(forKey: .price)
      image = try container.decode(URL.self, forKey: .image)
      detail = try container.decodeIfPresent(String.self, forKey: .detail) ?? ""
      tags =
        try container.decodeIfPresent(String.self, forKey: .tags)?
        .components(separatedBy: ", ") ?? []
    }
  }

  let id: String
  let ca: Double
  let db: Bool
  let e: Extras
}

private struct FullPageMessage: Decodable {
  struct Extras: Decodable {
    let messageHeader: String
    let messageTitle: String?

    private enum CodingKeys: String, CodingKey {
      case messageHeader = "message_header"
      case messageTitle = "message_title"
    }
  }

  let id: String
  let ca: Double
  let db: Bool
  let i: URL?
  let tt: String?
  let ds: String?
  let e: Extras
}

private struct WebViewMessage: Decodable {
  struct Extras: Decodable {
    let messageHeader: String
    let messageTitle: String?
    let html: String?
    let contentBlockId: String?

    private enum CodingKeys: String, CodingKey {
      case messageHeader = "message_header"
      case messageTitle = "message_title"
      case html
      case contentBlockId = "content_block_id"
    }
  }

  let id: String
  let ca: Double
  let db: Bool
  let i: URL?
  let ds: String?
  let u: URL?
  let e: Extras
}

extension KeyedDecodingContainer {
  fileprivate func decimal(forKey key: Key) throws -> Decimal {
    guard let decimal = Decimal(string: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not a number")
    }
    return decimal
  }
}
