import ContentCardSchema
import ContentCards

extension SampleValues {
  /// Why a guess deserves a look, to be read after the key; nil where it is plain.
  func doubt(about guess: InferredType, choices: [String]?) -> String? {
    if present.isEmpty { return "has no value on any card, so its type is not known" }
    if let choices {
      return
        "is one of \(choices.map(\.quotedExcerpt).joined(separator: ", ")) on \(present.count) cards; "
        + "take out \"enum\" if there are others"
    }
    if let remark = remark(on: guess) { return remark }
    let texts = TypeEvidence(present).texts
    switch (guess.base, guess.isList) {
    case (_, true):
      return texts.count == present.count && guess.base != .json
        ? "is taken for a list separated by \(guess.separator.quotedExcerpt)" : nil
    case (.string, false):
      return present.allSatisfy(SampleReader(InferredType(base: .int)).finds)
        ? codeDoubt(of: texts) : exceptions(from: likelyTypes)
    case (.int, false):
      if Set(texts).isSubset(of: ["0", "1"]), !texts.isEmpty {
        return "is only 0 and 1; write \"bool\" if it is a yes or no"
      }
      return momentDoubt(in: texts)
    default: return nil
    }
  }

  /// Digits that are no number.
  private func codeDoubt(of texts: [String]) -> String? {
    guard let code = texts.first(where: { $0.isCode || Int32($0) == nil }) else { return nil }
    return "stays string, as digits such as \(code.quotedExcerpt) may be a code; "
      + (momentDoubt(in: texts).map { "it \($0)" } ?? "write \"int\" if it is a number")
  }

  /// Numbers that are a time of the years 2001 to 2099.
  private func momentDoubt(in texts: [String]) -> String? {
    let numbers = texts.compactMap { Int64($0) }
    guard !numbers.isEmpty, numbers.count == present.count else { return nil }
    let formats = [("unix", Int64(1)), ("unixMilliseconds", 1000)]
    let format = formats.first { _, units in
      numbers.allSatisfy { (978_307_200..<4_102_444_800).contains($0 / units) }
    }
    return format.map {
      "may be a time; write \"date\" with \"format\": \($0.0.quotedExcerpt) if it is one"
    }
  }

  /// Types of which a text may be a mistyped value.
  private var likelyTypes: [BaseType] { [.int, .decimal, .url, .color, .date, .bool] }

  /// Why the values do not have a type that most of them have; nil where hardly any have one.
  ///
  /// - Parameter bases: From narrow to wide. The one with the fewest exceptions is named.
  func exceptions(from bases: [BaseType]) -> String? {
    let candidates = bases.map { (base: $0, others: others(than: $0)) }
    guard let nearest = candidates.min(by: { $0.others.count < $1.others.count }),
      let other = nearest.others.first, nearest.others.count * 4 <= present.count
    else { return nil }
    return "stays string, as \(other.excerpt) is no \(nearest.base.rawValue), which "
      + "\(present.count - nearest.others.count) of \(present.count) values are"
  }

  /// The values that a type refuses nevertheless; nil for none.
  func remark(on guess: InferredType) -> String? {
    let reader = SampleReader(guess)
    let others = present.filter { !reader.takes($0) }
    guard let other = others.first else { return nil }
    let count = present.count - others.count
    return
      "is \(guess.base.rawValue) on \(count) of \(present.count) values, but \(other.excerpt) is not valid"
  }

  /// The kinds of the values, for a sentence: `text "a" and a number 5`.
  var kinds: String {
    var first: [(kind: String, value: ExtraValue)] = []
    for value in present where !first.contains(where: { $0.kind == value.kind }) {
      first.append((value.kind, value))
    }
    return first.map { "\($0.kind) (\($0.value.excerpt))" }.joined(separator: " and ")
  }
}
