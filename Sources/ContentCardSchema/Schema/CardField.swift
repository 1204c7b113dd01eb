/// The standard fields of a content card that a schema can use.
package enum CardField: String, Sendable, CaseIterable {
  case title, cardDescription, image, imageAltText, imageAspectRatio
  case urlString, openURLInWebView, domain, language

  /// The types of a single value that the field can be read as, or `nil` if it is text and can be read as any type.
  var types: [BaseType]? {
    switch self {
    case .imageAspectRatio: [.double, .decimal]
    case .openURLInWebView: [.bool]
    case .title, .cardDescription, .image, .imageAltText, .urlString, .domain, .language: nil
    }
  }
}
