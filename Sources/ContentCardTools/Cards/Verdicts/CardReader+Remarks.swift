import ContentCardSchema
import ContentCards

extension CardReader {
  /// Returns remarks about a card, in addition to the library's issues. A key that an issue already names as a possible
  /// misspelling is not reported again.
  func remarks(
    on card: ContentCard, as classType: ClassTypeReader, alreadyReported issues: [ContentCardIssue]
  ) -> [CardFinding] {
    unknownKeys(of: card, as: classType, excluding: Set(issues.compactMap(\.nearMiss)))
      + pendingValues(of: card, as: classType) + uncheckedValues(of: card, as: classType)
      + (classType.declared.isValidated ? [uncheckedObject] : [])
  }

  /// Returns remarks about unknown keys that may be misspellings of a name that the card lacks: a key that the class type
  /// reads, the discriminator, or a standard field such as `card.title`. For each name, only the most similar unknown key
  /// is considered. Also returns a remark about a key with the name of a standard field, such as `title`, if the class
  /// type reads this field and the card lacks it.
  private func unknownKeys(
    of card: ContentCard, as classType: ClassTypeReader, excluding known: Set<String>
  ) -> [CardFinding] {
    let declared = classType.keys + [discriminator.rawValue]
    let unknown = card.extras.filter { key, _ in
      !known.contains(key) && !discriminators.contains(ContentCardKey(key))
        && !classType.declares(key)
    }
    let unknownCard = ContentCard(id: card.id, extras: unknown)
    // The library finds the key that is most similar to a missing one. This code therefore searches the unknown keys
    // once for each declared key or standard field that is not among the card's extras.
    let missing = (declared + ContentCardsGeneratedCode.StandardField.spellings).uniqued
      .filter { card.extras[$0] == nil }
    let missingKeys = Dictionary(grouping: missing) {
      unknownCard.nearestKey(to: ContentCardKey($0))
    }
    return unknown.keys.sorted().compactMap { name in
      if let field = ContentCardsGeneratedCode.StandardField(rawValue: name),
        classType.reads(field),
        card[field: field] == nil
      {
        return CardFinding(
          .unknownKey, key: name,
          message:
            "\(name.quotedExcerpt) is an extra, but class type \(classType.name.quotedExcerpt) reads "
            + "the standard field \("card.\(name)".quotedExcerpt); set the field instead of the extra",
          parameters: ["classType": .text(classType.name), "field": .text("card.\(name)")],
          suggestion: "card.\(name)")
      }
      guard let keys = missingKeys[name],
        let nearest = nearestName(to: name, in: keys) ?? keys.first
      else { return nil }
      return CardFinding(
        .unknownKey, key: name,
        message:
          "\(name.quotedExcerpt) is not a key of class type \(classType.name.quotedExcerpt); "
          + "did you mean \(nearest.quotedExcerpt)?",
        parameters: ["classType": .text(classType.name), "nearest": .text(nearest)],
        suggestion: nearest)
    }
  }

  /// Returns remarks about values that Braze fills in when it sends the card. Also returns remarks about standard
  /// fields that the class type needs and that may have values in the dashboard.
  private func pendingValues(
    of card: ContentCard, as classType: ClassTypeReader
  ) -> [CardFinding] {
    classType.readers.flatMap { reader in
      reader.pendingKeys(in: card, pendingLiquid).filter { key in
        !card.lacksField(key) || classType.needs(reader)
      }
    }.uniqued.map { key in
      let isLacking = card.lacksField(key)
      let reason = isLacking ? "is not in the input" : "is filled in when the card is sent"
      return CardFinding(
        .notChecked, key: key, message: "\(key.quotedExcerpt) \(reason), so it is not checked",
        parameters: ["reason": isLacking ? "field" : "sent"])
    }
  }

  /// Returns remarks about values that an app-defined type reads.
  private func uncheckedValues(
    of card: ContentCard, as classType: ClassTypeReader
  ) -> [CardFinding] {
    classType.readers.compactMap { reader in
      guard let type = reader.field.swiftType?.value, reader.isGiven(in: card),
        reader.pendingKeys(in: card, pendingLiquid).isEmpty
      else { return nil }
      let key = reader.field.path.value.spelling
      return CardFinding(
        .notChecked, key: key,
        message: "\(key.quotedExcerpt) is read by the app's type \(type.quotedExcerpt), "
          + "so only the app can fully check it",
        parameters: ["type": .text(type)])
    }.uniqued
  }
}

private let uncheckedObject = CardFinding(
  .notChecked,
  message:
    "the app's function contentCardProblem() can also reject the card, so only the app can fully check it",
  parameters: ["reason": "card"])

extension ContentCard {
  /// Returns whether the key is a standard field without a value, such as `card.title`.
  fileprivate func lacksField(_ key: String) -> Bool {
    ContentCardsGeneratedCode.StandardField.allCases.contains {
      key == "card.\($0.rawValue)" && self[field: $0] == nil
    }
  }
}

extension ClassTypeReader {
  /// Returns whether, without a value of this field, the card can be rejected, or a fallback or another choice can be
  /// used.
  fileprivate func needs(_ reader: FieldReader) -> Bool {
    reader.isRequired || reader.isChoice || !reader.field.fallback.isEmpty
      || declared.atLeastOne.contains { list in
        list.value.contains { $0.value == reader.field.path.value }
      }
  }

  fileprivate func reads(_ field: ContentCardsGeneratedCode.StandardField) -> Bool {
    readers.contains { reader in
      ([reader.field.path] + reader.field.fallback).contains { $0.value == .card(field.rawValue) }
    }
  }
}

extension FieldReader {
  /// Returns whether the card has a value for the field, or a key that the field or an alias collects.
  fileprivate func isGiven(in card: ContentCard) -> Bool {
    places.contains { place in
      if case .extrasPrefix(let prefix) = place {
        return card.extras.keys.contains { collects(ContentCardKey($0), after: prefix) }
      }
      return card.hasValue(at: place)
    }
  }
}

extension ValuePath {
  var key: String? { if case .extras(let key) = self { key } else { nil } }
}

extension ContentCardsGeneratedCode.StandardField {
  /// The spellings of all standard fields, such as `card.title`.
  static let spellings = allCases.map { "card.\($0.rawValue)" }
}
