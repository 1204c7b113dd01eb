import ContentCardSchema
import ContentCards

/// Suggestions to add rules for optional keys: `oneOf` for keys that never occur on the same card, `together` for keys
/// that always occur on the same cards, and `atLeastOne` for two keys if every card has at least one of them. Standard
/// fields are treated like keys. Keys that a prefix collects are not considered.
struct AlternativeKeys {
  private(set) var suggestions: [String] = []

  /// A key or a standard field, and the indices of the cards that have it.
  private typealias Places = (key: String, cards: Set<Int>)

  /// - Parameter misspellings: Keys to ignore because they may be misspellings of each other, and thus the same key.
  init(
    of classType: DraftClassType, in cards: [ContentCard],
    excluding misspellings: Set<String>
  ) {
    let all: [Places] = classType.fields.compactMap { field in
      guard let place = field.path.place, field.type.isOptional,
        !misspellings.contains(field.path.spelling)
      else { return nil }
      return (field.path.spelling, Set(cards.indices.filter { cards[$0].hasValue(at: place) }))
    }
    // A key on a single card is too little evidence, and a key on every card cannot be an alternative to another.
    var rest = all.filter { $0.cards.count > 1 && $0.cards.count < cards.count }
    var grouped: Set<String> = []
    while let first = rest.first {
      rest.removeFirst()
      var group = [first]
      for other in rest where group.allSatisfy({ Self.exclude($0, other, of: cards.count) }) {
        group.append(other)
      }
      guard group.count > 1 else { continue }
      let keys = Set(group.map(\.key))
      rest.removeAll { keys.contains($0.key) }
      grouped.formUnion(keys)
      let isComplete = Set(group.flatMap(\.cards)).count == cards.count
      suggestions.append(
        "\(group.map(\.key.quotedExcerpt).andList) are never on the same card"
          + (isComplete ? ", and each card has one of them" : "")
          + "; if this is always the case, make them the choices of a "
          + "\(isComplete ? "required " : "")\"oneOf\"")
    }
    addRequirements(all.filter { !grouped.contains($0.key) }, of: cards.count)
    addTogether(all, of: cards.count)
  }

  /// Suggests `together` for keys that are on exactly the same cards, if at least three cards have these keys, and at
  /// least two cards have none of them.
  private mutating func addTogether(_ all: [Places], of count: Int) {
    let keys = Dictionary(grouping: all, by: \.cards)
    for place in all where place.cards.count > 2 && place.cards.count < count - 1 {
      guard let group = keys[place.cards], group.count > 1, group[0].key == place.key else {
        continue
      }
      suggestions.append(
        "\(group.map(\.key.quotedExcerpt).andList) are on the same cards; if this is always the case, "
          + "add \"together\": [[\(group.map(\.key.jsonLiteral).joined(separator: ", "))]]")
    }
  }

  /// Suggests `atLeastOne` for two keys if every card has at least one of them, some cards have both, and at least two
  /// cards would be expected to have neither if the keys were independent.
  private mutating func addRequirements(_ all: [Places], of count: Int) {
    for (index, a) in all.enumerated() {
      for b in all[(index + 1)...]
      where !a.cards.isDisjoint(with: b.cards) && a.cards.union(b.cards).count == count {
        let expected = Double((count - a.cards.count) * (count - b.cards.count)) / Double(count)
        guard expected >= 2 else { continue }
        suggestions.append(
          "each card has \(a.key.quotedExcerpt) or \(b.key.quotedExcerpt); if this is always the case, "
            + "add \"atLeastOne\": [[\(a.key.jsonLiteral), \(b.key.jsonLiteral)]]")
      }
    }
  }

  /// Returns whether no card has both keys, although at least one would be expected to if the keys were independent.
  private static func exclude(_ a: Places, _ b: Places, of count: Int) -> Bool {
    a.cards.isDisjoint(with: b.cards) && Double(a.cards.count * b.cards.count) / Double(count) >= 1
  }
}
