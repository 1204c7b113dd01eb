extension ContentCardsGeneratedCode {
  /// A place in a card where a value is looked up.
  public enum Place: Hashable, Sendable, CustomStringConvertible {
    /// The extra with this key.
    case extras(ContentCardKey)
    /// A standard field, such as the title.
    case card(ContentCardsGeneratedCode.StandardField)
    /// The extras whose keys begin with this prefix.
    case extrasPrefix(String)

    /// The place as it appears in issues, such as `tile_title`, `card.title`, or `line_*`.
    public var description: String {
      switch self {
      case .extras(let key): key.rawValue
      case .card(let field): "card.\(field.rawValue)"
      case .extrasPrefix(let prefix): "\(prefix)*"
      }
    }
  }

  /// A standard field of a content card from which a property of an object can be read. Each case has the name of a
  /// property of `ContentCard`.
  public enum StandardField: String, Hashable, Sendable, CaseIterable {
    case title, cardDescription, image, imageAltText, imageAspectRatio, urlString
    case openURLInWebView, domain, language
  }
}

extension ContentCard {
  package subscript(place: ContentCardsGeneratedCode.Place) -> ExtraValue? {
    switch place {
    case .extras(let key): self[key]
    case .card(let field): self[field: field]
    case .extrasPrefix: nil
    }
  }
}
