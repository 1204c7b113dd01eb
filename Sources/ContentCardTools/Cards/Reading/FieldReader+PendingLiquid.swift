import ContentCardSchema
import ContentCards

extension FieldReader {
  /// Reads the field. A value that Braze fills in later is treated as present and valid.
  func read(from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid) -> Bool {
    let keys = pendingKeys(in: decoder.card, liquid)
    guard !keys.isEmpty else { return read(from: &decoder) }
    guard field.isCollected else { return true }
    // Values of other keys, if any, are read as usual.
    var others = self
    others.excludedKeys += keys.map(ContentCardKey.init)
    var trial = ContentCardDecoder(decoder.card)
    guard others.read(from: &trial) || trial.issues.contains(where: \.isRefusal) else {
      return true
    }
    return others.read(from: &decoder)
  }

  /// Returns the keys and standard fields, such as `card.title`, from which this field reads a value that Braze fills in
  /// later.
  func pendingKeys(in card: ContentCard, _ liquid: PendingLiquid) -> [String] {
    if case .extrasPrefix(let prefix) = field.path.value {
      return card.extras.filter { key, value in
        key.hasPrefix(prefix) && key != prefix && !excludedKeys.contains(ContentCardKey(key))
          && liquid.fillsIn(value)
      }.keys.sorted()
    }
    let places = places
    let index = places.firstIndex { liquid.fillsIn($0, of: card) }
    guard let index, !hasValue(in: card, before: index) else { return [] }
    return [places[index].description]
  }

  /// The keys and fields that are searched, in order.
  var places: [ContentCardsGeneratedCode.Lookup] {
    [lookup].compactMap(\.self) + field.aliases.map { .extras(ContentCardKey($0.value)) }
      + field.fallback.compactMap(\.value.lookup)
  }

  /// Returns whether a place before the index has a value, which ends the search even if it is invalid.
  private func hasValue(in card: ContentCard, before index: Int) -> Bool {
    guard index > 0 else { return false }
    var field = field
    (field.defaultValue, field.type.isOptional) = (nil, true)
    field.aliases = Array(field.aliases.prefix(index - 1))
    field.fallback = Array(field.fallback.prefix(index - 1 - field.aliases.count))
    var decoder = ContentCardDecoder(card)
    return FieldReader(field).read(from: &decoder) || decoder.issues.contains(where: \.isRefusal)
  }
}
