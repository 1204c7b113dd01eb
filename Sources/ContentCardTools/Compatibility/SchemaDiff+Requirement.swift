import ContentCardSchema

extension SchemaDiff {
  /// What becomes of cards that lack a field.
  mutating func compareRequirement(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let code: SchemaChangeCode
    let predicate: String
    switch (was.isRequired, now.isRequired) {
    case (true, true): return
    case (false, false):
      guard !now.hasDefault(of: was) else { return }
      code = .defaultChanged
      predicate = "is \(now.absenceText) where a card has none, and was \(was.absenceText)"
    case (true, false):
      code = .requiredChanged
      predicate = "is \(now.absenceText) where a card has none, and was required"
    case (false, true):
      code = .requiredChanged
      predicate = "is required now, and was \(was.absenceText) where a card had none"
    }
    report(
      code, comparison.subject, predicate,
      at: Locations(
        old: was.defaultValue?.location ?? comparison.places.old,
        new: now.defaultValue?.location ?? comparison.places.new),
      liveCards: comparison.liveCards.absence(
        advice:
          "leave it optional, or give it a \"default\", or a \"fallback\" that such cards have"),
      oldApps: comparison.oldApps.absence(
        advice: "fill it in on every new card while old apps are in use"),
      changesCode: was.isNeverNil != now.isNeverNil
        || was.defaultValue != nil && now.defaultValue == nil)
  }
}

extension CompatibilityCheck {
  fileprivate func absence(advice: String) -> Consequence {
    switch absence {
    case .changesMeaning:
      direction.meaning(
        "\(direction.verb("have")) \(reader.field.absenceText) for \(direction.cards) without it",
        advice: advice)
    case let effect: direction.loss(effect, "without it", advice: advice)
    }
  }
}

extension Field {
  /// What the property is where a card has no value.
  fileprivate var absenceText: String {
    guard let literal = defaultValue?.value else { return isRequired ? "required" : "nil" }
    return quoted(literal.text(separator: separator))
  }
}
