extension ContentCardsGeneratedCode {
  /// Where in a card a value is looked up.
  public enum Lookup: Hashable, Sendable, CustomStringConvertible {
    /// Under a key of the extras.
    case extras(ContentCardKey)
    /// In a standard field.
    case card(ContentCardField)
    /// Under all keys of the extras that begin so and go on. It is for issues: as a fallback it finds nothing.
    case extrasPrefix(String)

    /// `tile_title`, `card.title`, `line_*`.
    public var description: String {
      switch self {
      case .extras(let key): key.rawValue
      case .card(let field): "card.\(field.rawValue)"
      case .extrasPrefix(let prefix): "\(prefix)*"
      }
    }
  }
}

extension ContentCardsGeneratedCode.Lookup {
  /// The key, the name of the field, or the prefix.
  var name: String {
    switch self {
    case .extras(let key): key.rawValue
    case .card(let field): field.rawValue
    case .extrasPrefix(let prefix): prefix
    }
  }
}

extension ContentCard {
  /// What arrived there; nil where there is nothing, or where several keys are meant.
  package subscript(lookup: ContentCardsGeneratedCode.Lookup) -> ExtraValue? {
    switch lookup {
    case .extras(let key): self[key]
    case .card(let field): self[field: field]
    case .extrasPrefix: nil
    }
  }
}
