import ContentCardSchema
import ContentCards

/// What the cards of a class type have in one place, card by card. A key with `*` may have several
/// values in a card.
struct SampleValues {
  let byCard: [[ExtraValue]]

  init(_ byCard: [[ExtraValue]]) { self.byCard = byCard }

  /// The values of a key, or of a standard field.
  init(_ cards: [ContentCard], at place: (ContentCard) -> ExtraValue?) {
    byCard = cards.map { card in
      guard let value = place(card), value != .null else { return [] }
      return [value]
    }
  }

  /// All that is there, but for empty text.
  var present: [ExtraValue] {
    byCard.joined().filter { value in
      if case .string(let text) = value { !ValueGrammar.trimmed(text).isEmpty } else { true }
    }
  }

  /// On how many cards a value of the type is found.
  func cardCount(of type: InferredType) -> Int {
    let reader = SampleReader(type)
    return byCard.count { $0.contains(where: reader.finds) }
  }
}

extension SampleValues {
  /// Returns the type of the values.
  ///
  /// - Parameters:
  ///   - key: A plural suggests a list.
  ///   - tolerance: The number of values that the type may refuse.
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

  /// The values that are not of a type.
  func others(than base: BaseType) -> [ExtraValue] {
    let reader = SampleReader(InferredType(base: base))
    return present.filter { !reader.finds($0) }
  }

  /// Returns whether values that a type refuses are few enough to be mistakes.
  func tolerates(_ others: [ExtraValue], upTo tolerance: Int) -> Bool {
    !others.isEmpty && others.count <= tolerance && others.count * 2 < present.count
  }
}
