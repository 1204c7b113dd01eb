/// Where in a card a value is looked up.
public enum ContentCardLookup: Hashable, Sendable, CustomStringConvertible {
  /// Under a key of the extras.
  case extras(ContentCardKey)
  /// In a standard field.
  case card(ContentCardField)

  /// `tile_title`, `card.title`.
  public var description: String {
    switch self {
    case .extras(let key): key.rawValue
    case .card(let field): "card.\(field.rawValue)"
    }
  }
}

extension ContentCard {
  subscript(lookup: ContentCardLookup) -> ExtraValue? {
    switch lookup {
    case .extras(let key): self[key]
    case .card(let field): self[field: field]
    }
  }
}
