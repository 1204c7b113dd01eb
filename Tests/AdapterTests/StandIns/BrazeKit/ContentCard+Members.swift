import Foundation

// What the SDK lets one read of any card, whatever its case.
extension Braze.ContentCard {
  public var data: Data {
    switch self {
    case .classic(let card): card.data
    case .classicImage(let card): card.data
    case .imageOnly(let card): card.data
    case .captionedImage(let card): card.data
    case .control(let card): card.data
    }
  }

  public var id: String { data.id }
  public var clickAction: ClickAction? { data.clickAction }
  public var extras: [String: Any] { data.extras }
  public var viewed: Bool { data.viewed }
  public var dismissible: Bool { data.dismissible }
  public var removed: Bool { data.removed }
  public var pinned: Bool { data.pinned }
  public var clicked: Bool { data.clicked }
  public var test: Bool { data.test }
  public var createdAt: TimeInterval { data.createdAt }
  public var expiresAt: TimeInterval { data.expiresAt }
  public var context: Context? { data.context }

  public var title: String? {
    switch self {
    case .classic(let card): card.title
    case .classicImage(let card): card.title
    case .captionedImage(let card): card.title
    case .imageOnly, .control: nil
    }
  }

  public var description: String? {
    switch self {
    case .classic(let card): card.description
    case .classicImage(let card): card.description
    case .captionedImage(let card): card.description
    case .imageOnly, .control: nil
    }
  }

  public var domain: String? {
    switch self {
    case .classic(let card): card.domain
    case .classicImage(let card): card.domain
    case .captionedImage(let card): card.domain
    case .imageOnly, .control: nil
    }
  }

  public var imageURL: URL? {
    switch self {
    case .classicImage(let card): card.image
    case .imageOnly(let card): card.image
    case .captionedImage(let card): card.image
    case .classic, .control: nil
    }
  }
}
