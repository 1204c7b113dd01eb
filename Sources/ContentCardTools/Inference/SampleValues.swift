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
