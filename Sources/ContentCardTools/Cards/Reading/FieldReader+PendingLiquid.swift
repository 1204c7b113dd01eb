import ContentCardSchema
import ContentCards

extension FieldReader {
  /// Returns the card's value or the default, like `read(from:)`. However, a value that Braze fills in later, or that
  /// is not known, counts as valid and is returned as an empty array. If the field collects keys and some of them have
  /// known values, only these are read.
  func read(
    from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid
  ) -> FieldValue? {
    guard let index = pendingPlace(in: decoder.card, liquid) else { return read(from: &decoder) }
    guard field.isCollected else {
      if index > 0, index <= field.aliases.count {
        decoder.recordOldSpelling(at: places[index], of: places[0])
      }
      return []
    }
    let keys = pendingKeys(at: places[index], of: decoder.card, liquid)
    // Values of other keys, if any, are read as usual, but without a minimum number.
    var field = field
    field.minimumCount = nil
    let others = FieldReader(
      field, except: excludedKeys.map(\.rawValue) + keys, isChoice: isChoice)
    var trial = ContentCardDecoder(decoder.card)
    guard others.read(from: &trial) != nil || trial.issues.contains(where: \.isRefusal) else {
      return []
    }
    return others.read(from: &decoder)
  }

  /// Returns the keys and standard fields, such as `card.title`, from which this field reads a value that is not known,
  /// or that Braze fills in later.
  func pendingKeys(in card: ContentCard, _ liquid: PendingLiquid) -> [String] {
    pendingPlace(in: card, liquid).map { pendingKeys(at: places[$0], of: card, liquid) } ?? []
  }

  /// Returns the index of the place with these keys or this standard field.
  private func pendingPlace(in card: ContentCard, _ liquid: PendingLiquid) -> Int? {
    let index = places.firstIndex { !pendingKeys(at: $0, of: card, liquid).isEmpty }
    return index.flatMap { hasValue(in: card, before: $0) ? nil : $0 }
  }

  private func pendingKeys(
    at place: ContentCardsGeneratedCode.Place, of card: ContentCard, _ liquid: PendingLiquid
  ) -> [String] {
    guard case .extrasPrefix(let prefix) = place else {
      return liquid.isPending(place, of: card) ? [place.description] : []
    }
    return card.extras.filter { key, value in
      collects(ContentCardKey(key), after: prefix) && liquid.isPending(value)
    }.keys.sorted()
  }
}
