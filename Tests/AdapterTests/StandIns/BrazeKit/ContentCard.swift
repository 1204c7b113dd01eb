import Foundation

extension Braze {
  /// Not frozen, as the module is built with library evolution.
  public enum ContentCard {
    case classic(Classic)
    case classicImage(ClassicImage)
    case imageOnly(ImageOnly)
    case captionedImage(CaptionedImage)
    case control(Control)
  }
}

extension Braze.ContentCard {
  public enum ClickAction: Equatable {
    case url(URL, useWebView: Bool)
  }

  public struct Data {
    public var id: String
    public var clickAction: ClickAction?
    public var extras: [String: Any]
    public var viewed: Bool
    public var dismissible: Bool
    public var removed: Bool
    public var pinned: Bool
    public var clicked: Bool
    public var test: Bool
    public var createdAt: TimeInterval
    public var expiresAt: TimeInterval
    /// Nil in a card that is made by hand.
    public var context: Context?

    public init(
      id: String = "", clickAction: ClickAction? = nil, extras: [String: Any] = [:],
      viewed: Bool = false, dismissible: Bool = false, removed: Bool = false, pinned: Bool = false,
      clicked: Bool = false, test: Bool = false, createdAt: TimeInterval = 0,
      expiresAt: TimeInterval = -1, context: Context? = nil
    ) {
      self.id = id
      self.clickAction = clickAction
      self.extras = extras
      self.viewed = viewed
      self.dismissible = dismissible
      self.removed = removed
      self.pinned = pinned
      self.clicked = clicked
      self.test = test
      self.createdAt = createdAt
      self.expiresAt = expiresAt
      self.context = context
    }
  }

  public struct Classic {
    public var data: Data
    public var language: String?
    public var title: String
    public var description: String
    public var domain: String?

    public init(
      data: Data, language: String? = nil, title: String, description: String,
      domain: String? = nil
    ) {
      (self.data, self.language, self.title) = (data, language, title)
      (self.description, self.domain) = (description, domain)
    }
  }

  public struct ClassicImage {
    public var data: Data
    public var image: URL
    public var imageAltText: String?
    public var language: String?
    public var title: String
    public var description: String
    public var domain: String?

    public init(
      data: Data, image: URL, imageAltText: String? = nil, language: String? = nil, title: String,
      description: String, domain: String? = nil
    ) {
      (self.data, self.image, self.imageAltText) = (data, image, imageAltText)
      (self.language, self.title) = (language, title)
      (self.description, self.domain) = (description, domain)
    }
  }

  public struct ImageOnly {
    public var data: Data
    public var image: URL
    public var imageAltText: String?
    public var language: String?
    public var imageAspectRatio: Double?

    public init(
      data: Data, image: URL, imageAltText: String? = nil, language: String? = nil,
      imageAspectRatio: Double? = nil
    ) {
      (self.data, self.image, self.imageAltText) = (data, image, imageAltText)
      (self.language, self.imageAspectRatio) = (language, imageAspectRatio)
    }
  }

  public struct CaptionedImage {
    public var data: Data
    public var image: URL
    public var imageAltText: String?
    public var language: String?
    public var imageAspectRatio: Double?
    public var title: String
    public var description: String
    public var domain: String?

    public init(
      data: Data, image: URL, imageAltText: String? = nil, language: String? = nil,
      imageAspectRatio: Double? = nil, title: String, description: String, domain: String? = nil
    ) {
      (self.data, self.image, self.imageAltText) = (data, image, imageAltText)
      (self.language, self.imageAspectRatio, self.title) = (language, imageAspectRatio, title)
      (self.description, self.domain) = (description, domain)
    }
  }

  public struct Control {
    public var data: Data

    public init(data: Data) { self.data = data }
  }
}

#if SENDABLE
  // As the SDK declares; `Any` in the extras, which holds values of JSON, keeps the compiler from seeing it.
  extension Braze.ContentCard: @unchecked Sendable {}
  extension Braze.ContentCard.ClickAction: Sendable {}
#endif
