import ContentCardSchema
import ContentCards

extension SampleCards {
  /// A summary such as `7 content cards of 2 class types; skipped: 1 without a usable class type`.
  var summary: String {
    let samples = classTypes.map(\.cards.count).reduce(0, +)
    let others = [
      (withoutClassType.count, "without a usable class type"), (controlCount, "in a control group"),
      (removedCount, "removed"), (repeatedCount, "duplicate"),
    ].filter { $0.0 > 0 }
    let head =
      samples == 0
      ? "no usable content cards"
      : "\(counted(samples, "content card")) of \(counted(classTypes.count, "class type"))"
    guard !others.isEmpty else { return head }
    return head + "; skipped: " + others.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// A note that lists the most frequent other keys (up to five) of cards without a usable class type, because one of
  /// them may be the discriminator. Only keys whose value is text are counted, because a class type is always text.
  /// Empty if there are no such keys.
  var otherDiscriminators: [String] {
    var counts: [String: Int] = [:]
    for card in withoutClassType {
      for (key, value) in card.extras {
        if case .string = value, key != discriminator { counts[key, default: 0] += 1 }
      }
    }
    let keys = counts.keys.sorted { (counts[$1, default: 0], $0) < (counts[$0, default: 0], $1) }
    guard !keys.isEmpty else { return [] }
    return [
      "keys that may contain the class type, most frequent first: "
        + keys.prefix(5).map(\.quotedExcerpt).joined(separator: ", ")
    ]
  }

  /// Notes about class types that may be misspellings of another class type.
  ///
  /// A class type with up to three cards may be a misspelling of a similar one with at least as many cards. A class
  /// type with more than three cards may be a misspelling of a similar one with at least four times as many.
  var misspellings: [String] {
    guard classTypes.count <= Inference.maximumComparedNames else {
      return [
        "there are more than \(Inference.maximumComparedNames) class types, so they are not checked for misspellings"
      ]
    }
    return classTypes.enumerated().compactMap { index, type in
      let count = type.cards.count
      let others = classTypes.enumerated().filter { other, candidate in
        // If two class types have the same number of cards, three or fewer, only one of them is reported.
        count <= 3
          ? (count, other) < (candidate.cards.count, index) : candidate.cards.count >= 4 * count
      }.map(\.element.name)
      return nearestName(to: type.name, in: others).map {
        "\(type.name.quotedExcerpt) looks like a misspelling of \($0.quotedExcerpt)"
      }
    }
  }
}

extension DraftClassType {
  /// A summary such as `"coupon_code", 5 cards: 3 values on all cards, "image" on 2`.
  var summary: String {
    let head = "\(name.quotedExcerpt), \(counted(cardCount, "card")): "
    guard !fields.isEmpty else { return head + "no values" }
    guard cardCount > 1 else {
      return head + "\(counted(fields.count, "value")), optional because there is only one card"
    }
    let others = fields.filter { $0.cardCount < cardCount }
      .map { "\($0.path.spelling.quotedExcerpt) on \($0.cardCount)" }
    let always = fields.count - others.count
    return head + "\(always == 0 ? "no value is" : counted(always, "value")) on all cards"
      + (others.isEmpty ? "" : ", \(others.joined(separator: ", "))")
  }
}

extension [ContentCard] {
  /// Returns the declared key that this key may be a misspelling of, or `nil` if there is none. The declared key is
  /// similar, has valid values on at least as many cards, and is never on the same card as this key.
  func likelySpelling(of key: String, among fields: [DraftClassType.Field]) -> String? {
    let cards = filter { $0.extras[key] != nil }
    let others = fields.compactMap { field -> (String, ExtraValue)? in
      guard case .extras(let other) = field.path, cards.allSatisfy({ $0.extras[other] == nil }),
        // If two keys are on the same number of cards, only one of them is reported.
        (cards.count, other) < (field.cardCount, key)
      else { return nil }
      return (other, .null)
    }
    return ContentCard(id: "", extras: ContentCardExtras(Dictionary(uniqueKeysWithValues: others)))
      .nearestKey(to: ContentCardKey(key))
  }
}
