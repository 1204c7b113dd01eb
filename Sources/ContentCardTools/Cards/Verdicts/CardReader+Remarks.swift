import ContentCardSchema
import ContentCards

extension CardReader {
  /// What the library does not say.
  ///
  /// - Parameter issues: What it does say.
  func remarks(
    on card: ContentCard, as classType: ClassTypeReader, besides issues: [ContentCardIssue]
  ) -> [CardFinding] {
    unknownKeys(of: card, as: classType, besides: Set(issues.compactMap(\.nearMiss)))
      + pendingValues(of: card, as: classType) + uncheckedValues(of: card, as: classType)
  }

  /// Keys that nothing is read from, and that look like one that something would be.
  private func unknownKeys(
    of card: ContentCard, as classType: ClassTypeReader, besides known: Set<String>
  ) -> [CardFinding] {
    let declared = classType.keys + [discriminator.rawValue]
    let unknown = card.extras.filter { key, _ in
      !known.contains(key) && key != discriminator.rawValue && !classType.declares(key)
    }
    let strangers = ContentCard(id: card.id, extras: unknown)
    // The library's own measure of nearness, of which the keys that are missing are asked.
    let pairs = (declared + ContentCardField.spellings).uniqued
      .filter { card.extras[$0] == nil }
      .compactMap { key in
        strangers.nearestKey(to: ContentCardKey(key)).map { (stranger: $0, key: key) }
      }
    return unknown.keys.sorted().compactMap { stranger in
      if let field = ContentCardField(rawValue: stranger), classType.reads(field),
        card[field: field] == nil
      {
        return CardFinding(
          .unknownKey, key: stranger,
          message:
            "\(stranger.quotedExcerpt) is an extra here, but class type \(classType.name.quotedExcerpt) reads the "
            + "card's own: write it as \("card.\(stranger)".quotedExcerpt)",
          suggestion: "card.\(stranger)")
      }
      let keys = pairs.filter { $0.stranger == stranger }.map(\.key)
      guard let nearest = nearestName(to: stranger, in: keys) ?? keys.first else { return nil }
      return CardFinding(
        .unknownKey, key: stranger,
        message:
          "\(stranger.quotedExcerpt) is not a key of class type \(classType.name.quotedExcerpt); "
          + "the nearest is \(nearest.quotedExcerpt)",
        suggestion: nearest)
    }
  }

  /// Values that Braze fills in when it sends the card.
  private func pendingValues(
    of card: ContentCard, as classType: ClassTypeReader
  ) -> [CardFinding] {
    classType.readers.flatMap { $0.pendingKeys(in: card, pendingLiquid) }.uniqued.map { key in
      CardFinding(
        .notChecked, key: key,
        message: "\(key.quotedExcerpt) is filled in when the card is sent, so it is not checked")
    }
  }

  /// Values that only a type of the app's own can read.
  private func uncheckedValues(
    of card: ContentCard, as classType: ClassTypeReader
  ) -> [CardFinding] {
    classType.readers.compactMap { reader in
      guard let type = reader.field.ownType, reader.isGiven(in: card),
        reader.pendingKeys(in: card, pendingLiquid).isEmpty
      else { return nil }
      let key = reader.field.path.value.spelling
      return CardFinding(
        .notChecked, key: key,
        message: "\(key.quotedExcerpt) is read by \(type.quotedExcerpt), a type of the app, "
          + "so it is not checked")
    }.uniqued
  }
}

extension ClassTypeReader {
  /// Whether something is read from the key.
  func declares(_ key: String) -> Bool {
    keys.contains(key) || prefixes.contains { key.hasPrefix($0) }
  }

  /// Every key that something is read from.
  fileprivate var keys: [String] {
    readers.flatMap { reader in
      let fallback = reader.field.fallback.compactMap(\.value.key)
      return [reader.field.key].compactMap(\.self) + reader.field.aliases.map(\.value) + fallback
    }
  }

  fileprivate func reads(_ field: ContentCardField) -> Bool {
    readers.contains { reader in
      ([reader.field.path] + reader.field.fallback).contains { $0.value == .card(field.rawValue) }
    }
  }

  fileprivate var prefixes: [String] {
    readers.compactMap { reader in
      if case .extrasPrefix(let prefix) = reader.field.path.value { prefix } else { nil }
    }
  }
}

extension FieldReader {
  /// Whether there is a value in one of the places that are searched.
  fileprivate func isGiven(in card: ContentCard) -> Bool {
    if case .extrasPrefix(let prefix) = field.path.value {
      return card.extras.keys.contains { $0.hasPrefix(prefix) && $0 != prefix }
    }
    return places.contains { place in
      guard let value = card[place], value != .null else { return false }
      if case .string(let text) = value { return !ValueGrammar.trimmed(text).isEmpty }
      return true
    }
  }
}

extension Field {
  /// The app's own type that reads the value; nil: the library does.
  fileprivate var ownType: String? {
    switch type.base {
    case .custom, .json: swiftType?.value
    case .string, .int, .double, .decimal, .bool, .url, .date, .color: nil
    }
  }
}

extension ValuePath {
  fileprivate var key: String? { if case .extras(let key) = self { key } else { nil } }
}

extension ContentCardField {
  /// The standard fields as key-value pairs spell them.
  fileprivate static let spellings = allCases.map { "card.\($0.rawValue)" }
}
