/// The source of a value in a card.
package enum ValuePath: Hashable, Sendable {
  /// A standard field of the card, such as its title.
  case card(String)
  /// A key-value pair of the card's extras.
  case extras(String)
  /// The key-value pairs that a field collects because their keys have a prefix.
  case extrasPrefix(String)

  package var name: String {
    switch self {
    case .card(let name), .extras(let name), .extrasPrefix(let name): name
    }
  }
}

extension ValuePath {
  /// Parses text that begins with `card.` as a standard field, and all other text as a key.
  init(_ text: String) {
    self = text.hasPrefix("card.") ? .card(String(text.dropFirst(5))) : .extras(text)
  }

  /// Parses text that begins with `card.` as a standard field. Parses other text as a prefix if it ends in `*`, and as
  /// a key otherwise.
  init(place text: String) {
    let path = ValuePath(text)
    if case .extras(let key) = path { self.init(key: key) } else { self = path }
  }

  /// Parses text that ends in `*` as a prefix, and all other text as a key.
  init(key: String) {
    self = key.hasSuffix("*") ? .extrasPrefix(String(key.dropLast())) : .extras(key)
  }

  /// The path as written in rules and messages, such as `card.title` or `line_*`.
  package var spelling: String {
    switch self {
    case .card(let name): "card.\(name)"
    case .extras(let key): key
    case .extrasPrefix(let prefix): "\(prefix)*"
    }
  }
}
