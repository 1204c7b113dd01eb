import Foundation

extension Braze {
  /// `AdapterTests` compiles this module with library evolution, so that the enum is not frozen, as in the SDK.
  @dynamicMemberLookup
  public indirect enum ContentCard: Codable, Hashable, Sendable {
    case classic(Classic)
    case classicImage(ClassicImage)
    case imageOnly(ImageOnly)
    case captionedImage(CaptionedImage)
    case control(Control)
  }
}

extension Braze.ContentCard {
  public typealias Context = Braze.ContentCardRaw.Context

  public enum ClickAction: Codable, Hashable, Sendable {
    case url(URL, useWebView: Bool)

    public var url: URL? {
      switch self {
      case .url(let url, _): url
      }
    }
  }

  @dynamicMemberLookup
  public struct Classic: Codable, Hashable, Sendable {
    public var data: Data
    public var language: String?
    public var title: String
    public var description: String
    public var domain: String?

    public init(
      data: Data = .init(), language: String? = nil, title: String, description: String,
      domain: String? = nil
    ) {
      (self.data, self.language, self.title) = (data, language, title)
      (self.description, self.domain) = (description, domain)
    }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Data, Value>) -> Value {
      get { data[keyPath: keyPath] }
      set { data[keyPath: keyPath] = newValue }
    }
  }

  @dynamicMemberLookup
  public struct ClassicImage: Codable, Hashable, Sendable {
    public var data: Data
    public var image: URL
    public var imageAltText: String?
    public var language: String?
    public var title: String
    public var description: String
    public var domain: String?

    public init(
      data: Data = .init(), image: URL, imageAltText: String? = nil, language: String? = nil,
      title: String, description: String, domain: String? = nil
    ) {
      (self.data, self.image, self.imageAltText) = (data, image, imageAltText)
      (self.language, self.title) = (language, title)
      (self.description, self.domain) = (description, domain)
    }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Data, Value>) -> Value {
      get { data[keyPath: keyPath] }
      set { data[keyPath: keyPath] = newValue }
    }
  }

  @dynamicMemberLookup
  public struct ImageOnly: Codable, Hashable, Sendable {
    #if !BEFORE_18_1
      /// The image of a card whose image URL is blank. It was added in 18.1.
      public static let blankImage = URL(string: "braze://blank-image")!
    #endif

    public var data: Data
    public var image: URL
    public var imageAltText: String?
    public var language: String?
    public var imageAspectRatio: Double?

    public init(
      data: Data = .init(), image: URL, imageAltText: String? = nil, language: String? = nil,
      imageAspectRatio: Double? = nil
    ) {
      (self.data, self.image, self.imageAltText) = (data, image, imageAltText)
      (self.language, self.imageAspectRatio) = (language, imageAspectRatio)
    }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Data, Value>) -> Value {
      get { data[keyPath: keyPath] }
      set { data[keyPath: keyPath] = newValue }
    }
  }

  @dynamicMemberLookup
  public struct CaptionedImage: Codable, Hashable, Sendable {
    public var data: Data
    public var image: URL
    public var imageAltText: String?
    public var language: String?
    public var imageAspectRatio: Double?
    public var title: String
    public var description: String
    public var domain: String?

    public init(
      data: Data = .init(), image: URL, imageAltText: String? = nil, language: String? = nil,
      imageAspectRatio: Double? = nil, title: String, description: String, domain: String? = nil
    ) {
      (self.data, self.image, self.imageAltText) = (data, image, imageAltText)
      (self.language, self.imageAspectRatio, self.title) = (language, imageAspectRatio, title)
      (self.description, self.domain) = (description, domain)
    }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Data, Value>) -> Value {
      get { data[keyPath: keyPath] }
      set { data[keyPath: keyPath] = newValue }
    }
  }

  @dynamicMemberLookup
  public struct Control: Codable, Hashable, Sendable {
    public var data: Data

    public init(data: Data = .init()) { self.data = data }

    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Data, Value>) -> Value {
      get { data[keyPath: keyPath] }
      set { data[keyPath: keyPath] = newValue }
    }
  }
}

// MARK: - Members of cards of any layout

extension Braze.ContentCard {
  public var data: Data {
    get {
      switch self {
      case .classic(let card): card.data
      case .classicImage(let card): card.data
      case .imageOnly(let card): card.data
      case .captionedImage(let card): card.data
      case .control(let card): card.data
      }
    }
    set {
      switch self {
      case .classic(var card):
        card.data = newValue
        self = .classic(card)
      case .classicImage(var card):
        card.data = newValue
        self = .classicImage(card)
      case .imageOnly(var card):
        card.data = newValue
        self = .imageOnly(card)
      case .captionedImage(var card):
        card.data = newValue
        self = .captionedImage(card)
      case .control(var card):
        card.data = newValue
        self = .control(card)
      }
    }
  }

  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Data, Value>) -> Value {
    get { data[keyPath: keyPath] }
    set { data[keyPath: keyPath] = newValue }
  }

  public var control: Control? { if case .control(let card) = self { card } else { nil } }
  public var classic: Classic? { if case .classic(let card) = self { card } else { nil } }

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

  public func logImpression(using braze: Braze) { braze.contentCards.log(.impression, of: self.id) }
  /// Logs a click, whether or not the card has a click action.
  public func logClick(using braze: Braze) { braze.contentCards.log(.clickByBraze, of: self.id) }
  public func logDismissed(using braze: Braze) { braze.contentCards.log(.dismissal, of: self.id) }
}
