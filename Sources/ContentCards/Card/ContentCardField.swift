/// A standard field of a content card from which a property of an object can be read.
public enum ContentCardField: String, Hashable, Sendable, CaseIterable {
  /// The card's title.
  case title
  /// The text below the title.
  case cardDescription
  /// The URL of the card's image.
  case image
  /// The image's description for screen readers.
  case imageAltText
  /// The image's width divided by its height.
  case imageAspectRatio
  /// The URL that a click opens.
  case urlString
  /// Whether the URL opens in a web view in the app.
  case openURLInWebView
  /// The text of the link.
  case domain
  /// The language of the card's text.
  case language
}
