/// The standard fields of a content card that a schema may use.
public enum CardField: String, Sendable, CaseIterable {
  case title, cardDescription, image, imageAltText, imageAspectRatio
  case urlString, openURLInWebView, domain, language
}
