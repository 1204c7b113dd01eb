import ContentCards

/// Texts that look like the allowed values of an enum.
///
/// There are at most five, each is on two cards or more, and they are on ten or more together. They
/// are words such as a marketer picks from a list, without a space in them.
struct AllowedValues {
  /// As most of the cards spell them, in order of first appearance.
  let texts: [String]

  /// Nil where the values look like any text.
  init?(_ values: [ExtraValue]) {
    var spellings: [String: [String: Int]] = [:]
    var order: [String] = []
    for value in values {
      guard case .string(let text) = value else { return nil }
      let trimmed = String(ValueGrammar.trimmed(text))
      guard trimmed.isWord else { return nil }
      // As the library compares allowed values.
      let value = trimmed.lowercased()
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
