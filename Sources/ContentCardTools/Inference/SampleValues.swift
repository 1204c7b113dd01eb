import ContentCardSchema
import ContentCards

/// The values of a key, a standard field, or a prefix, by card. A prefix can have several values on a card.
struct SampleValues {
  let byCard: [[ExtraValue]]

  init(_ byCard: [[ExtraValue]]) { self.byCard = byCard }

  init(_ cards: [ContentCard], at place: (ContentCard) -> ExtraValue?) {
    byCard = cards.map { card in
      guard let value = place(card), value != .null else { return [] }
      return [value]
    }
  }

  /// The values, except text that is empty or contains only white space.
  var present: [ExtraValue] {
    byCard.joined().filter { value in
      if case .string(let text) = value { !ValueGrammar.trimmed(text).isEmpty } else { true }
    }
  }

  /// Returns the number of cards that have a valid value of the type and no invalid one.
  func cardCount(of type: InferredType) -> Int {
    let reader = type.reader
    return byCard.count {
      $0.contains(where: reader.canRead) && $0.allSatisfy(reader.acceptsOrIgnores)
    }
  }
}

extension SampleValues {
  /// Returns the type of the values, or `nil` if no type fits. Invalid values are tolerated only if the type would
  /// otherwise be `string` or none.
  func guess(key: String, tolerance: Int) -> InferredType? {
    let guess = InferredType(present, key: key)
    guard guess == nil || guess == InferredType(base: .string), tolerance > 0 else { return guess }
    var candidates: [(base: BaseType, others: [ExtraValue])] = []
    for base in InferredType.scalars {
      let others = others(than: base)
      let refused = Set(others)
      let evidence = TypeEvidence(present.filter { !refused.contains($0) })
      if tolerates(others, upTo: tolerance), evidence.supports(base) {
        candidates.append((base, others))
      }
    }
    let nearest = candidates.min { $0.others.count < $1.others.count }
    return nearest.map { InferredType(base: $0.base) } ?? guess
  }

  func others(than base: BaseType) -> [ExtraValue] {
    let reader = InferredType(base: base).reader
    return present.filter { !reader.canRead($0) }
  }

  /// Returns whether there are invalid values, but no more than the tolerance, and fewer than half of all values.
  func tolerates(_ others: [ExtraValue], upTo tolerance: Int) -> Bool {
    !others.isEmpty && others.count <= tolerance && others.count * 2 < present.count
  }
}
