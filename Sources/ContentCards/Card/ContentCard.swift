public import Foundation

/// A content card, independent of any SDK's types.
///
/// Two cards are equal if all properties except the context are equal. Only the identifier is hashed.
public struct ContentCard: Identifiable, Sendable {
  /// The layout of a card. A control card has no layout.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A title and a description.
    case classic
    /// A title and a description beside an image.
    case classicImage
    /// An image without text.
    case imageOnly
    /// An image above a title and a description.
    case captionedImage
    /// A card that must not be shown, because the user is in the control group. Its impression must still be logged.
    case control
  }

  @usableFromInline var box: Box

  /// The card's identifier.
  @inlinable public var id: String {
    get { box.fields.id }
    set { fields.id = newValue }
  }
  /// The card's key-value pairs.
  @inlinable public var extras: ContentCardExtras {
    get { box.fields.extras }
    set { fields.extras = newValue }
  }
  /// The card's layout, or `control` for a control card.
  @inlinable public var kind: Kind {
    get { box.fields.kind }
    set { fields.kind = newValue }
  }
  /// The title, or `nil` if the card has none.
  @inlinable public var title: String? {
    get { box.fields.title }
    set { fields.title = newValue }
  }
  /// The text below the title, or `nil` if the card has none.
  @inlinable public var cardDescription: String? {
    get { box.fields.cardDescription }
    set { fields.cardDescription = newValue }
  }
  /// The image's URL as the source delivered it, or `nil` if the card has none.
  @inlinable public var image: String? {
    get { box.fields.image }
    set { fields.image = newValue }
  }
  /// The image's description for screen readers, or `nil` if the card has none.
  @inlinable public var imageAltText: String? {
    get { box.fields.imageAltText }
    set { fields.imageAltText = newValue }
  }
  /// The image's width divided by its height, or `nil` if it is unknown.
  @inlinable public var imageAspectRatio: Double? {
    get { box.fields.imageAspectRatio }
    set { fields.imageAspectRatio = newValue }
  }
  /// The URL that a click opens, as the source delivered it, or `nil` if the card has none.
  @inlinable public var urlString: String? {
    get { box.fields.urlString }
    set { fields.urlString = newValue }
  }
  /// Whether the URL opens in a web view in the app.
  @inlinable public var openURLInWebView: Bool {
    get { box.fields.openURLInWebView }
    set { fields.openURLInWebView = newValue }
  }
  /// The text of the link, or `nil` if the card has none.
  @inlinable public var domain: String? {
    get { box.fields.domain }
    set { fields.domain = newValue }
  }
  /// The language of the card's text, or `nil` if it is unknown.
  @inlinable public var language: String? {
    get { box.fields.language }
    set { fields.language = newValue }
  }
  /// The time when the card was created, or `nil` if it is unknown.
  @inlinable public var createdAt: Date? {
    get { box.fields.createdAt }
    set { fields.createdAt = newValue }
  }
  /// The time when the card expires, or `nil` if it never does or if the time is unknown.
  @inlinable public var expiresAt: Date? {
    get { box.fields.expiresAt }
    set { fields.expiresAt = newValue }
  }
  /// Whether the user has seen the card.
  @inlinable public var isViewed: Bool {
    get { box.fields.isViewed }
    set { fields.isViewed = newValue }
  }
  /// Whether the user has clicked the card.
  @inlinable public var isClicked: Bool {
    get { box.fields.isClicked }
    set { fields.isClicked = newValue }
  }
  /// Whether the card is pinned to the top of the feed.
  @inlinable public var isPinned: Bool {
    get { box.fields.isPinned }
    set { fields.isPinned = newValue }
  }
  /// Whether the user can dismiss the card.
  @inlinable public var isDismissible: Bool {
    get { box.fields.isDismissible }
    set { fields.isDismissible = newValue }
  }
  /// Whether the source has delivered the card as dismissed.
  @inlinable public var isDismissed: Bool {
    get { box.fields.isDismissed }
    set { fields.isDismissed = newValue }
  }
  /// Whether the source has removed the card. A removed card might have only an identifier.
  @inlinable public var isRemoved: Bool {
    get { box.fields.isRemoved }
    set { fields.isRemoved = newValue }
  }
  /// Whether the card was sent as a test.
  @inlinable public var isTest: Bool {
    get { box.fields.isTest }
    set { fields.isTest = newValue }
  }
  /// The context that passes the card's events to its source, such as an SDK, or `nil` if the events are not logged.
  @inlinable public var context: ContentCardContext? {
    get { box.context }
    set { box = Box(box.fields, newValue) }
  }

  /// Whether the user is in the control group, in which case the card must not be shown.
  @inlinable public var isControl: Bool { kind == .control }

  /// Creates a card. Each parameter sets the property of the same name.
  public init(
    id: String,
    extras: ContentCardExtras = [:],
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
    createdAt: Date? = nil,
    expiresAt: Date? = nil,
    isViewed: Bool = false,
    isClicked: Bool = false,
    isPinned: Bool = false,
    isDismissible: Bool = false,
    isDismissed: Bool = false,
    isRemoved: Bool = false,
    isTest: Bool = false,
    context: ContentCardContext? = nil
  ) {
    box = Box(
      Fields(
        id: id,
        extras: extras,
        kind: kind,
        title: title,
        cardDescription: cardDescription,
        image: image,
        imageAltText: imageAltText,
        imageAspectRatio: imageAspectRatio,
        urlString: urlString,
        openURLInWebView: openURLInWebView,
        domain: domain,
        language: language,
        createdAt: createdAt,
        expiresAt: expiresAt,
        isViewed: isViewed,
        isClicked: isClicked,
        isPinned: isPinned,
        isDismissible: isDismissible,
        isDismissed: isDismissed,
        isRemoved: isRemoved,
        isTest: isTest),
      context)
  }
}

extension ContentCard: Hashable {
  /// Returns whether all properties except the context are equal.
  public static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.fields == b.fields
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ContentCard: ContentCardBacked {
  /// The card itself.
  public var contentCard: ContentCard? { self }
}

extension ContentCard {
  /// The value of an extra, or `nil` if the card does not have it.
  public subscript(key: ContentCardKey) -> ExtraValue? { extras[key.rawValue] }

  package subscript(field field: ContentCardsGeneratedCode.StandardField) -> ExtraValue? {
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
  /// Guesses the layout of a card from its fields.
  init(image: String?, title: String?, cardDescription: String?) {
    guard let image, !image.isEmpty else {
      self = .classic
      return
    }
    let hasText = !(title ?? "").isEmpty || !(cardDescription ?? "").isEmpty
    self = hasText ? .classicImage : .imageOnly
  }
}
