extension ContentCardDecoder {
  /// Records an error if the card has none although it was not converted: an initializer of the app returned `nil`.
  @usableFromInline mutating func recordRejectionByInitializer() {
    if !hasErrors { record(.initializerRejected, at: nil, .error) }
  }

  /// Records a warning if the value of the discriminator has leading or trailing white space.
  @usableFromInline package mutating func checkDiscriminator(_ name: String, at key: ContentCardKey)
  {
    guard !name.isPlain, ValueGrammar.trimmed(name).utf8.count != name.utf8.count
    else { return }
    record(.trimmedWhiteSpace, at: .extras(key), .warning, value: .string(name))
  }

  /// Records an error for a missing discriminator, including a similar key if the card has one.
  package mutating func recordMissingDiscriminator(_ key: ContentCardKey) {
    record(.missing, at: .extras(key), .error, nearMiss: card.nearestKey(to: key))
  }

  /// Records an error for a discriminator whose value is not a declared class type.
  package mutating func recordUnknownClassType(
    _ value: ExtraValue, at key: ContentCardKey, nearest: (String) -> String?
  ) {
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
