extension ContentCard {
  /// Returns the first of several keys for which the card has a value other than `null`, and that value. Returns `nil`
  /// if there is no such key.
  package func discriminator(
    among keys: [ContentCardKey]
  ) -> (key: ContentCardKey, value: ExtraValue)? {
    for key in keys {
      if let value = extras[key.rawValue], value != .null { return (key, value) }
    }
    return nil
  }
}

// `discriminators` contains the discriminator, and then the older ones.
extension ContentCardDecoder {
  /// Completes the issues of a rejected card. If none of them is an error, an initializer of the app has rejected the
  /// card.
  ///
  /// - Parameter read: Reads the card's values again. Called only if there is a hint about a misspelled key.
  @usableFromInline mutating func completeRejection(_ read: (inout Self) -> Void) {
    if !hasErrors { record(.initializerRejected, at: nil, .error) }
    correctHints(read)
  }

  @usableFromInline package mutating func checkDiscriminator(
    _ name: String, at key: ContentCardKey, among discriminators: [ContentCardKey]
  ) {
    if !name.isPlain, ValueGrammar.trimmed(name).utf8.count != name.utf8.count {
      record(.trimmedWhiteSpace, at: .extras(key), .warning, value: .string(name))
    }
    recordOldDiscriminator(key, among: discriminators)
  }

  private mutating func recordOldDiscriminator(
    _ key: ContentCardKey, among discriminators: [ContentCardKey]
  ) {
    guard discriminators.count > 1, key != discriminators[0] else { return }
    recordOldSpelling(at: .extras(key), of: .extras(discriminators[0]))
  }

  /// Records that the discriminator is missing. Returns whether the card has a key that may be a misspelling of it.
  @discardableResult package mutating func recordMissingDiscriminator(
    among discriminators: [ContentCardKey]
  ) -> Bool {
    let nearest = card.nearestKey(to: discriminators[0], excluding: discriminators)
    record(.missing, at: .extras(discriminators[0]), .error, nearMiss: nearest)
    return nearest != nil
  }

  package mutating func recordUnknownClassType(
    _ value: ExtraValue, at key: ContentCardKey, among discriminators: [ContentCardKey],
    nearest: (String) -> String?
  ) {
    defer { recordOldDiscriminator(key, among: discriminators) }
    let place = ContentCardsGeneratedCode.Place.extras(key)
    guard case .string(let name) = value else {
      return record(
        .wrongKind(value.kind, expected: String.expectation), at: place, .error,
        value: value)
    }
    if ValueGrammar.trimmed(name).isEmpty {
      record(.empty, at: place, .error)
    } else if ValueGrammar.containsLiquid(name) {
      record(.unrenderedLiquid, at: place, .error, value: value)
    } else {
      record(.unknownClassType, at: place, .error, value: value, nearMiss: nearest(name))
    }
  }
}
