public import Foundation

/// One content card, independent of the types of any SDK.
///
/// Two cards are equal if all properties but the context are. The hash uses the identifier.
public struct ContentCard: Identifiable, Sendable {
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

  /// Where the fields are, so that a card moves as one pointer.
  @usableFromInline var box: Box

  /// The card's identifier.
  @inlinable public var id: String {
    get { box.fields.id }
    set { set(\.id, to: newValue) }
  }
  /// The key-value pairs of the dashboard.
  @inlinable public var extras: ContentCardExtras {
    get { box.fields.extras }
    set { set(\.extras, to: newValue) }
  }
  /// How the card is laid out.
  @inlinable public var kind: Kind {
    get { box.fields.kind }
    set { set(\.kind, to: newValue) }
  }
  /// The title; nil where there is none.
  @inlinable public var title: String? {
    get { box.fields.title }
    set { set(\.title, to: newValue) }
  }
  /// The text under the title; nil where there is none.
  @inlinable public var cardDescription: String? {
    get { box.fields.cardDescription }
    set { set(\.cardDescription, to: newValue) }
  }
  /// The picture's URL as it arrived; nil where there is none.
  @inlinable public var image: String? {
    get { box.fields.image }
    set { set(\.image, to: newValue) }
  }
  /// What a screen reader says for the picture; nil where nothing is given.
  @inlinable public var imageAltText: String? {
    get { box.fields.imageAltText }
    set { set(\.imageAltText, to: newValue) }
  }
  /// The picture's width divided by its height; nil where it is not given.
  @inlinable public var imageAspectRatio: Double? {
    get { box.fields.imageAspectRatio }
    set { set(\.imageAspectRatio, to: newValue) }
  }
  /// The URL that a click opens, as it arrived; nil where there is none.
  @inlinable public var urlString: String? {
    get { box.fields.urlString }
    set { set(\.urlString, to: newValue) }
  }
  /// Whether the URL opens in a web view of the app.
  @inlinable public var openURLInWebView: Bool {
    get { box.fields.openURLInWebView }
    set { set(\.openURLInWebView, to: newValue) }
  }
  /// The text of the link; nil where there is none.
  @inlinable public var domain: String? {
    get { box.fields.domain }
    set { set(\.domain, to: newValue) }
  }
  /// The language of the card's texts; nil where it is not given.
  @inlinable public var language: String? {
    get { box.fields.language }
    set { set(\.language, to: newValue) }
  }
  /// The time when the card was created, or `nil` if it is not known.
  @inlinable public var createdAt: Date? {
    get { box.fields.createdAt }
    set { set(\.createdAt, to: newValue) }
  }
  /// The time when the card expires, or `nil` if it does not.
  @inlinable public var expiresAt: Date? {
    get { box.fields.expiresAt }
    set { set(\.expiresAt, to: newValue) }
  }
  /// Whether the user has seen the card.
  @inlinable public var isViewed: Bool {
    get { box.fields.isViewed }
    set { set(\.isViewed, to: newValue) }
  }
  /// Whether the user has clicked the card.
  @inlinable public var isClicked: Bool {
    get { box.fields.isClicked }
    set { set(\.isClicked, to: newValue) }
  }
  /// Whether the card stays on top.
  @inlinable public var isPinned: Bool {
    get { box.fields.isPinned }
    set { set(\.isPinned, to: newValue) }
  }
  /// Whether the user can dismiss the card.
  @inlinable public var isDismissible: Bool {
    get { box.fields.isDismissible }
    set { set(\.isDismissible, to: newValue) }
  }
  /// Whether the user has dismissed the card.
  @inlinable public var isDismissed: Bool {
    get { box.fields.isDismissed }
    set { set(\.isDismissed, to: newValue) }
  }
  /// Whether the card is gone from the feed; all else but the id may then be unknown.
  @inlinable public var isRemoved: Bool {
    get { box.fields.isRemoved }
    set { set(\.isRemoved, to: newValue) }
  }
  /// Whether the card was sent as a test.
  @inlinable public var isTest: Bool {
    get { box.fields.isTest }
    set { set(\.isTest, to: newValue) }
  }
  /// The way back to the SDK; nil for a card that came from elsewhere.
  @inlinable public var context: ContentCardContext? {
    get { box.fields.context }
    set { set(\.context, to: newValue) }
  }

  /// Whether the user is in the control group, which is never shown the card.
  @inlinable public var isControl: Bool { kind == .control }

  /// A card of its parts.
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
        isTest: isTest,
        context: context))
  }
}

extension ContentCard: Hashable {
  /// Returns whether all properties but the context are equal.
  public static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.box.fields.isEqual(to: b.box.fields)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ContentCard: ContentCardBacked {
  /// The card itself.
  public var contentCard: ContentCard? { self }
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
