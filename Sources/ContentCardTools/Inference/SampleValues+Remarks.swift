import ContentCardSchema
import ContentCards

extension SampleValues {
  /// Returns a note if the inferred type or the allowed values need to be checked, or `nil` otherwise. The note is
  /// printed after the key.
  func note(on guess: InferredType, choices: [String]?) -> String? {
    if present.isEmpty { return "has no value on any card, so its type is unknown" }
    if let choices {
      return
        "is one of \(choices.map(\.quotedExcerpt).joined(separator: ", ")) on \(present.count) cards; "
        + "remove \"enum\" if other values are allowed"
    }
    if let note = mistakeNote(on: guess) { return note }
    let texts = TypeEvidence(present).texts
    switch (guess.base, guess.isList) {
    case (_, true):
      return texts.count == present.count && guess.base != .json
        ? "is read as a list separated by \(guess.separator.quotedExcerpt)" : nil
    case (.string, false):
      return present.allSatisfy(InferredType(base: .int).reader.canRead)
        ? codeNote(on: texts) : exceptions(from: likelyTypes)
    case (.int, false):
      if Set(texts).isSubset(of: ["0", "1"]), texts.count == present.count {
        return "has no values other than 0 and 1; write \"bool\" if they mean no and yes"
      }
      return timeNote(on: texts)
    default: return nil
    }
  }

  /// Returns a note if one of the texts may be a code or does not fit in 32 bits. All texts must be whole numbers.
  private func codeNote(on texts: [String]) -> String? {
    guard let code = texts.first(where: { $0.isCode || Int32($0) == nil }) else { return nil }
    return "is declared as string because a value such as \(code.quotedExcerpt) may be a code; "
      + (timeNote(on: texts).map { "it \($0)" } ?? "write \"int\" if it is a number")
  }

  /// Returns a note if all values are text and may be dates from the years 2001 to 2099.
  private func timeNote(on texts: [String]) -> String? {
    let numbers = texts.compactMap { Int64($0) }
    guard !numbers.isEmpty, numbers.count == present.count else { return nil }
    let formats = [("unix", Int64(1)), ("unixMilliseconds", 1000)]
    let format = formats.first { _, units in
      numbers.allSatisfy { (978_307_200..<4_102_444_800).contains($0 / units) }
    }
    return format.map {
      "may be a date; write \"date\" with \"format\": \($0.0.quotedExcerpt) if it is one"
    }
  }

  private var likelyTypes: [BaseType] { [.int, .decimal, .url, .color, .date, .bool] }

  /// Returns a note about the type with the fewest invalid values. Returns `nil` if it has none, or if more than a
  /// third of the values are invalid.
  ///
  /// - Parameter bases: The types to consider.
  func exceptions(from bases: [BaseType]) -> String? {
    let candidates = bases.map { (base: $0, others: others(than: $0)) }
    guard let nearest = candidates.min(by: { $0.others.count < $1.others.count }),
      let other = nearest.others.first, nearest.others.count * 3 <= present.count
    else { return nil }
    let (count, advised) = (nearest.others.count, guess(key: "", tolerance: nearest.others.count))
    return
      "is declared as string: \(present.count - count) of \(present.count) values are valid for "
      + "\(nearest.base.rawValue), but \(other.excerpt) is not"
      + (advised?.base == nearest.base
        ? "; to ignore \(count == 1 ? "it" : "such values"), add --tolerate \(count)" : "")
  }

  /// Returns a note about values that are not valid for the type, or `nil` if there are none.
  func mistakeNote(on guess: InferredType) -> String? {
    let reader = guess.reader
    let others = present.filter { !reader.acceptsOrIgnores($0) }
    guard let other = others.first else { return nil }
    let count = present.count - others.count
    return
      "is declared as \(guess.base.rawValue): \(count) of \(present.count) values are valid, but \(other.excerpt) is not"
  }

  /// Returns a note that suggests bounds for the number of items in a list, or for the number of keys with a prefix.
  /// Returns `nil` if there are fewer than ten lists, or if one has a single item.
  func countNote(on guess: InferredType) -> String? {
    let reader = guess.reader
    let counts = byCard.map { values in
      values.reduce(0) { $0 + (reader.reading(of: $1).value?.count ?? 0) }
    }.filter { $0 > 0 }
    guard counts.count >= 10, let minimum = counts.min(), minimum > 1, let maximum = counts.max()
    else { return nil }
    return
      "has \(minimum == maximum ? "" : "\(minimum) to ")\(maximum) items on \(counts.count) cards; if this is always the "
      + "case, add \"minimumCount\": \(minimum), \"maximumCount\": \(maximum)"
  }

  /// The kinds of the values, with an example of each, such as `text ("a") and a number (5)`.
  var kinds: String {
    var first: [(kind: String, value: ExtraValue)] = []
    for value in present where !first.contains(where: { $0.kind == value.kind }) {
      first.append((value.kind, value))
    }
    return first.map { "\($0.kind) (\($0.value.excerpt))" }.joined(separator: " and ")
  }
}
