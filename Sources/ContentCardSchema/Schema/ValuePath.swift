/// Where a value is looked up.
package enum ValuePath: Hashable, Sendable {
  /// A standard field of the card, such as its title.
  case card(String)
  /// A key-value pair of the card's extras.
  case extras(String)
  /// The key-value pairs whose keys begin so and go on.
  case extrasPrefix(String)

  /// The field's name, the key, or what the keys begin with.
  package var name: String {
    switch self {
    case .card(let name), .extras(let name), .extrasPrefix(let name): name
    }
  }
}

extension ValuePath {
  /// `card.title` is a standard field, everything else a key of the extras.
  init(_ text: String) {
    self = text.hasPrefix("card.") ? .card(String(text.dropFirst(5))) : .extras(text)
  }

  /// `card.title`, a key of the extras, or one that ends in `*`.
  init(place text: String) {
    let path = ValuePath(text)
    if case .extras(let key) = path { self.init(key: key) } else { self = path }
  }

  /// A key of the extras; one that ends in `*` stands for all that begin so.
  init(key: String) {
    self = key.hasSuffix("*") ? .extrasPrefix(String(key.dropLast())) : .extras(key)
  }

  /// The path as a schema and a message spell it.
  package var spelling: String {
    switch self {
    case .card(let name): "card.\(name)"
    case .extras(let key): key
    case .extrasPrefix(let prefix): "\(prefix)*"
    }
  }
}
