/// The standard fields of a content card that a schema can use.
package enum CardField: String, Sendable, CaseIterable {
  case title, cardDescription, image, imageAltText, imageAspectRatio
  case urlString, openURLInWebView, domain, language

  /// The base types that a schema can declare for the field, or `nil` if the field is text and can have any type. Only
  /// a field that is text can be a list.
  var types: [BaseType]? {
    switch self {
    case .imageAspectRatio: [.double, .decimal]
    case .openURLInWebView: [.bool]
    case .title, .cardDescription, .image, .imageAltText, .urlString, .domain, .language: nil
    }
  }
}
