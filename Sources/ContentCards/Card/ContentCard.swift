/// One content card, free of any SDK's types.
public struct ContentCard: Sendable {
  /// How a card is laid out.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Title and description.
    case classic
    /// Title and description beside a picture.
    case classicImage
    /// A picture alone.
    case imageOnly
    /// A picture over title and description.
    case captionedImage
    /// Never shown: the user is in the control group. The impression is logged nevertheless.
    case control
  }

  /// The card's identifier.
  public var id: String
  /// The key-value pairs of the dashboard.
  public var extras: [String: ExtraValue]
  /// How the card is laid out.
  public var kind: Kind
  /// The title; nil where there is none.
  public var title: String?
  /// The text under the title; nil where there is none.
  public var cardDescription: String?
  /// The picture's URL as it arrived; nil where there is none.
  public var image: String?
  /// What a screen reader says for the picture; nil where nothing is given.
  public var imageAltText: String?
  /// The picture's width divided by its height; nil where it is not given.
  public var imageAspectRatio: Double?
  /// The URL that a click opens, as it arrived; nil where there is none.
  public var urlString: String?
  /// Whether the URL opens in a web view of the app.
  public var openURLInWebView: Bool
  /// The text of the link; nil where there is none.
  public var domain: String?
  /// The language of the card's texts; nil where it is not given.
  public var language: String?
  /// When the card was made, in Unix seconds; 0 where that is not known.
  public var createdAt: Double
  /// When the card expires, in Unix seconds; nil for never.
  public var expiresAt: Double?
  /// Whether the user has seen the card.
  public var isViewed: Bool
  /// Whether the user has clicked the card.
  public var isClicked: Bool
  /// Whether the card stays on top.
  public var isPinned: Bool
  /// Whether the user can dismiss the card.
  public var isDismissible: Bool
  /// Whether the user has dismissed the card.
  public var isDismissed: Bool
  /// Whether the card is gone from the feed; all else but the id may then be unknown.
  public var isRemoved: Bool
  /// Whether the card was sent as a test.
  public var isTest: Bool
  /// The way back to the SDK; nil for a card that came from elsewhere.
  public var context: ContentCardContext?

  /// Whether the user is in the control group, which is never shown the card.
  @inlinable public var isControl: Bool { kind == .control }

  /// A card of its parts.
  public init(
    id: String,
    extras: [String: ExtraValue] = [:],
    kind: Kind = .classic,
    title: String? = nil,
    cardDescription: String? = nil,
    image: String? = nil,
    imageAltText: String? = nil,
    imageAspectRatio: Double? = nil,
    urlString: String? = nil,
    openURLInWebView: Bool = false,
    domain: String? = nil,
    language: String? = nil,
    createdAt: Double = 0,
    expiresAt: Double? = nil,
    isViewed: Bool = false,
    isClicked: Bool = false,
    isPinned: Bool = false,
    isDismissible: Bool = false,
    isDismissed: Bool = false,
    isRemoved: Bool = false,
    isTest: Bool = false,
    context: ContentCardContext? = nil
  ) {
    self.id = id
    self.extras = extras
    self.kind = kind
    self.title = title
    self.cardDescription = cardDescription
    self.image = image
    self.imageAltText = imageAltText
    self.imageAspectRatio = imageAspectRatio
    self.urlString = urlString
    self.openURLInWebView = openURLInWebView
    self.domain = domain
    self.language = language
    self.createdAt = createdAt
    self.expiresAt = expiresAt
    self.isViewed = isViewed
    self.isClicked = isClicked
    self.isPinned = isPinned
    self.isDismissible = isDismissible
    self.isDismissed = isDismissed
    self.isRemoved = isRemoved
    self.isTest = isTest
    self.context = context
  }
}

extension ContentCard {
  /// What arrived under a key of the extras; nil where there is nothing.
  public subscript(key: ContentCardKey) -> ExtraValue? { extras[key.rawValue] }

  /// What arrived in a standard field; nil where there is nothing.
  public subscript(field field: ContentCardField) -> ExtraValue? {
    switch field {
    case .title: title.map(ExtraValue.string)
    case .cardDescription: cardDescription.map(ExtraValue.string)
    case .image: image.map(ExtraValue.string)
    case .imageAltText: imageAltText.map(ExtraValue.string)
    case .imageAspectRatio: imageAspectRatio.map(ExtraValue.double)
    case .urlString: urlString.map(ExtraValue.string)
    case .openURLInWebView: .bool(openURLInWebView)
    case .domain: domain.map(ExtraValue.string)
    case .language: language.map(ExtraValue.string)
    }
  }
}

extension ContentCard.Kind {
  /// The layout of a card of which no type is known: a picture without a word is all there is, a
  /// picture with words stands beside them.
  init(image: String?, title: String?, cardDescription: String?) {
    guard let image, !image.isEmpty else {
      self = .classic
      return
    }
    let hasText = !(title ?? "").isEmpty || !(cardDescription ?? "").isEmpty
    self = hasText ? .classicImage : .imageOnly
  }
}
