import ContentCards
import Foundation

extension Tile {
  /// The same tile without a card. An encoded tile does not contain the data of its card.
  var withoutCard: Tile {
    Tile(
      tileTitle: tileTitle, tileImage: tileImage, tilePrice: tilePrice, tileDetail: tileDetail,
      tileTags: tileTags, tileDeeplink: tileDeeplink)
  }

  /// A line of text that shows all values.
  var summary: String {
    let price = tilePrice.map { "\($0)" } ?? "no price"
    let detail = tileDetail.isEmpty ? "no detail" : tileDetail
    let deeplink = tileDeeplink?.absoluteString ?? "no deeplink"
    return "\(tileTitle) | \(price) | \(detail) | \(tileTags.sorted()) | \(deeplink)"
  }
}

extension TileGroup {
  /// The card's title and description.
  var fullTitle: String {
    [title, cardDescription].compactMap { $0 }.joined(separator: ": ")
  }
}

extension Message {
  /// The header and the title, as the message center shows them.
  var summary: String { "\(messageHeader ?? "no header") | \(messageTitle ?? "no title")" }
}

extension WebViewMessage.Content {
  /// The content that the web view loads.
  var summary: String {
    switch self {
    case .url(let url): "page \(url)"
    case .html(let html): "HTML \(html)"
    case .contentBlock(let id): "content block \(id)"
    }
  }
}
