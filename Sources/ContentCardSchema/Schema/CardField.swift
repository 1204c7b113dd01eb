/// The standard fields of a content card that a schema may use.
package enum CardField: String, Sendable, CaseIterable {
  case title, cardDescription, image, imageAltText, imageAspectRatio
  case urlString, openURLInWebView, domain, language

  /// The types of a field that is no text; nil for text, which the value grammar reads as any type.
  var types: [BaseType]? {
    switch self {
    case .imageAspectRatio: [.double, .decimal]
    case .openURLInWebView: [.bool]
    case .title, .cardDescription, .image, .imageAltText, .urlString, .domain, .language: nil
    }
  }
}
