import ContentCardSchema

extension SchemaDiff {
  /// Compares how the two versions read cards without the field.
  mutating func compareRequirement(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let code: SchemaChangeCode
    let predicate: String
    var advice = "keep it optional, or add a \"default\", or a \"fallback\" that live cards have"
    switch (was.isRequired, now.isRequired) {
    case (true, true): return
    case (false, false):
      guard !now.hasDefault(of: was) else { return }
      code = .defaultChanged
      predicate =
        "now defaults to \(now.absenceText) instead of \(was.absenceText)"
        + now.absenceText.remark(insteadOf: was.absenceText)
      advice =
        was.defaultValue == nil
        ? "add the default after the campaigns have ended"
        : "keep the old default until the campaigns have ended"
    case (true, false):
      code = .requiredChanged
      predicate =
        now.defaultValue == nil
        ? "is now optional instead of required"
        : "now defaults to \(now.absenceText) instead of being required"
    case (false, true):
      code = .requiredChanged
      predicate =
        was.defaultValue == nil
        ? "is now required instead of optional"
        : "is now required instead of defaulting to \(was.absenceText)"
      if was.defaultValue != nil {
        advice = "keep the \"default\", or add a \"fallback\" that live cards have"
      } else if now.isCollected {
        advice = "keep it optional until the campaigns have ended"
      }
    }
    report(
      code, comparison.subject, predicate,
      at: Locations(
        old: was.defaultValue?.location ?? comparison.places.old,
        new: now.defaultValue?.location ?? comparison.places.new),
      liveCards: comparison.liveCards.absence(advice: advice),
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
      let value = reader.field.isRequired ? "another key or field" : reader.field.absenceText
      return direction.meaning(
        "\(direction.verb("use")) \(value) for \(direction.cards) without it", advice: advice)
    case let effect: return direction.loss(effect, "without it", advice: advice)
    }
  }
}

extension Field {
  /// The property's value for cards without the field, as text for messages.
  fileprivate var absenceText: String {
    guard let literal = defaultValue?.value else { return "nil" }
    guard case .list(let elements) = literal else { return quoted(literal.text(separator: "")) }
    return "[" + elements.map { quoted($0.text(separator: "")) }.joined(separator: ", ") + "]"
  }
}
