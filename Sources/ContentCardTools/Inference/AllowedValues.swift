import ContentCards

/// Texts that are likely to be the allowed values of an enum.
///
/// The list has two to five different words, regardless of case. Each occurs on at least two cards, and together they
/// occur on at least ten. The cards have no other values, except empty ones.
struct AllowedValues {
  /// The values in order of first appearance, each in its most frequent spelling.
  let texts: [String]

  init?(_ values: [ExtraValue]) {
    var spellings: [String: [String: Int]] = [:]
    var order: [String] = []
    for value in values {
      guard case .string(let text) = value else { return nil }
      let trimmed = String(ValueGrammar.trimmed(text))
      guard trimmed.isWord else { return nil }
      let value = ValueGrammar.lowercased(trimmed)
      if spellings[value] == nil { order.append(value) }
      spellings[value, default: [:]][trimmed, default: 0] += 1
      guard order.count <= 5 else { return nil }
    }
    let counts = spellings.mapValues { $0.values.reduce(0, +) }
    guard values.count >= 10, order.count > 1, counts.values.allSatisfy({ $0 > 1 }) else {
      return nil
    }
    texts = order.map { value in
      let byCount = (spellings[value] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return byCount[0].key
    }
  }
}

extension String {
  fileprivate var isWord: Bool {
    count <= 24 && contains(where: \.isLetter)
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
