extension ContentCardDecoder {
  /// The values of all keys that begin so and go on, of which the card needs at least one; nil: an
  /// issue of severity `error` says why. Each key holds one value; the number behind the prefix
  /// orders them, and names come after numbers. Keys among `besides` are left out, as they are for
  /// something else.
  public mutating func required<Element: ContentCardValue>(
    _ type: [Element].Type, forPrefix prefix: String, rules: Element.Rules = .init(),
    besides keys: [ContentCardKey] = []
  ) -> [Element]? {
    do throws(Absence) {
      return try collect(
        Element.self, prefix: prefix, rules: rules, besides: keys, severity: .error)
    } catch {
      if error != .invalid { record(.missing, at: .extrasPrefix(prefix), .error) }
      return nil
    }
  }

  /// The values of all keys that begin so and go on; nil where there are none or, with a warning,
  /// where one cannot be read. Keys among `besides` are left out, as they are for something else.
  public mutating func optional<Element: ContentCardValue>(
    _ type: [Element].Type, forPrefix prefix: String, rules: Element.Rules = .init(),
    besides keys: [ContentCardKey] = []
  ) -> [Element]? {
    try? collect(Element.self, prefix: prefix, rules: rules, besides: keys, severity: .warning)
  }

  /// The values of all keys that begin so and go on, of which the card needs at least one, each once;
  /// nil: an issue of severity `error` says why.
  public mutating func required<Element: ContentCardValue>(
    _ type: Set<Element>.Type, forPrefix prefix: String, rules: Element.Rules = .init(),
    besides keys: [ContentCardKey] = []
  ) -> Set<Element>? {
    required([Element].self, forPrefix: prefix, rules: rules, besides: keys).map { Set($0) }
  }

  /// The values of all keys that begin so and go on, each once; nil where there are none or, with a
  /// warning, where one cannot be read.
  public mutating func optional<Element: ContentCardValue>(
    _ type: Set<Element>.Type, forPrefix prefix: String, rules: Element.Rules = .init(),
    besides keys: [ContentCardKey] = []
  ) -> Set<Element>? {
    optional([Element].self, forPrefix: prefix, rules: rules, besides: keys).map { Set($0) }
  }

  /// Reads every key, so that all that is wrong is said; one bad value is one too many.
  private mutating func collect<Element: ContentCardValue>(
    _ type: Element.Type, prefix: String, rules: Element.Rules, besides keys: [ContentCardKey],
    severity: ContentCardIssue.Severity
  ) throws(Absence) -> [Element] {
    var elements: [Element] = []
    var isInvalid = false
    var last: PrefixedKey?
    for key in card.keys(beginning: prefix) where !keys.contains(ContentCardKey(key.name)) {
      if let last, let number = last.number, number == key.number {
        record(.sameNumber(as: last.name), at: .extras(ContentCardKey(key.name)), .warning)
      }
      last = key
      let lookup = ContentCardsGeneratedCode.Lookup.extras(ContentCardKey(key.name))
      do throws(Absence) {
        elements.append(
          try search(type, lookup, rules: rules, aliases: [], fallback: [], severity: severity))
      } catch {
        isInvalid = isInvalid || error == .invalid
      }
    }
    if isInvalid { throw .invalid }
    if elements.isEmpty { throw .missing }
    return elements
  }
}

/// A key that begins as is asked for, and what orders it among its like.
private struct PrefixedKey {
  let name: String
  /// The number behind the prefix, without leading zeros; nil for any other text.
  let number: Substring?
  private let suffix: Substring

  /// Nil for a key that begins otherwise, or is no longer than the prefix. Characters are counted, since the bytes of
  /// the two may differ: a letter and its accent are one scalar or two.
  init?(_ name: String, prefix: String) {
    guard name.hasPrefix(prefix) else { return nil }
    self.name = name
    suffix = name.dropFirst(prefix.count)
    if suffix.isEmpty { return nil }
    let isNumber = suffix.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    number = isNumber ? suffix.drop { $0 == "0" } : nil
  }

  /// Numbers first, by value however long they are, and then names.
  func precedes(_ other: Self) -> Bool {
    switch (number, other.number) {
    case (let a?, let b?) where a != b:
      a.utf8.count == b.utf8.count ? a < b : a.utf8.count < b.utf8.count
    case (.some, nil): true
    case (nil, .some): false
    default: suffix < other.suffix
    }
  }
}

extension ContentCard {
  fileprivate func keys(beginning prefix: String) -> [PrefixedKey] {
    extras.keys.compactMap { PrefixedKey($0, prefix: prefix) }.sorted { $0.precedes($1) }
  }
}
