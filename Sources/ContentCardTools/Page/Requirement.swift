import ContentCardSchema

/// Whether a card needs a value for a field.
enum Requirement {
  case required
  case optional
  case `default`(MarkedText)
  /// The field is the choice of a `oneOf` with this index.
  case choice(Int, of: OneOf)
  /// The path is in these `atLeastOne` lists. In each list, at least one path needs a valid value.
  case oneAtLeast(ValuePath, of: [[ValuePath]])
}

extension Requirement {
  /// The requirement in a few words, such as `optional; default 7`.
  var markedText: MarkedText {
    switch self {
    case .required: return "required"
    case .optional: return "optional"
    case .default(let value): return "optional; default \(value)"
    case .choice(let index, let oneOf):
      var places = oneOf.choices.map(\.field.path.value.markedText)
      places.remove(at: index)
      let word = oneOf.isRequired ? "required" : "optional"
      return places.isEmpty ? "\(word)" : "\(word): this, or \(places.list("or"))"
    case .oneAtLeast(let path, let lists):
      let others = lists.map { $0.filter { $0 != path }.map(\.markedText).list("or") }
      return others.map { "required: this, or \($0)" }.joined("; ")
    }
  }

  func consequences(for field: Field) -> [MarkedText] {
    if case .extrasPrefix = field.path.value {
      let number = field.countText == nil ? "" : " or the number of values"
      let wrong = "any value\(number) is wrong"
      if case .optional = self {
        return ["If \(wrong), the card is shown without any of them."]
      }
      return ["If all values are missing, or \(wrong), \(outcome)."]
    }
    guard !field.fallback.isEmpty else { return ["If missing or wrong, \(outcome)."] }
    let places = field.fallback.map(\.value.markedText).joined(", then ")
    let ifMissing: MarkedText =
      if case .default(let value) = self {
        "If missing, the app uses \(places), then \(value)."
      } else {
        "If missing, the app uses \(places); if there is no value there either, \(outcome)."
      }
    return [ifMissing, "If wrong, \(outcome)."]
  }

  private var outcome: MarkedText {
    switch self {
    case .required: "the card is not shown"
    case .optional: "the card is shown without it"
    case .default(let value): "the app uses \(value)"
    case .choice(let index, let oneOf):
      if index + 1 < oneOf.choices.count {
        "the app tries \(oneOf.choices[index + 1].field.path.value.markedText)"
      } else {
        oneOf.isRequired
          ? notShown(unless: oneOf.choices.dropLast().map(\.field.path.value))
          : "the card is shown without it"
      }
    case .oneAtLeast(let path, let lists):
      lists.map { list in notShown(unless: list.filter { $0 != path }) }.joined("; ")
    }
  }

  private func notShown(unless others: [ValuePath]) -> MarkedText {
    others.isEmpty
      ? "the card is not shown"
      : "the card is not shown unless \(others.map(\.markedText).list("or")) is valid"
  }
}
