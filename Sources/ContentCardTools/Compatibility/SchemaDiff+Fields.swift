import ContentCardSchema

extension SchemaDiff {
  mutating func compareFields(of pair: ClassTypeComparison) {
    for (was, now) in pair.fields.common {
      let comparison = FieldComparison(
        subject: pair.subject(now), places: pair.places(was.path.location, now.path.location),
        pair: pair, was: pair.old.version(of: was), now: pair.new.version(of: now))
      compareRequirement(comparison)
      compare(comparison)
      compareCollectedKeys(comparison, of: pair)
    }
    for field in pair.fields.added { reportAdded(field, to: pair) }
    for field in pair.fields.removed { reportRemoved(field, from: pair) }
  }

  /// What fields and the choices of a `oneOf` have in common.
  mutating func compare(_ comparison: FieldComparison) {
    comparePlaces(comparison)
    compareTypes(comparison)
    compareEnums(comparison)
    compareRanges(comparison)
    compareRules(comparison)
    compareNames(comparison)
  }

  private mutating func reportAdded(_ field: Field, to pair: ClassTypeComparison) {
    report(
      .fieldAdded, pair.subject(field), field.isRequired ? "is new and required" : "is new",
      at: pair.places(nil, field.path.location),
      liveCards: Direction.liveCards.loss(
        pair.old.effect(ofAsking: field), "without it",
        advice:
          "make it optional with a \"?\", or give it a \"default\" or a \"fallback\""
          + (field.key == nil
            ? "" : "; if it is another key's new name, list that one under \"aliases\"")),
      changesCode: field.isNeverNil || pair.new.classType.declaration == .extension)
  }

  private mutating func reportRemoved(_ field: Field, from pair: ClassTypeComparison) {
    report(
      .fieldRemoved, pair.subject(field),
      field.isRequired ? "is gone, and was required" : "is gone",
      at: pair.places(field.path.location, nil),
      oldApps: Direction.oldApps.loss(
        pair.new.effect(ofAsking: field), "without it",
        advice:
          "go on filling it in while old apps are in use"
          + (field.key.map {
            "; if the key has a new name, list \(quoted($0)) under \"aliases\" there"
          } ?? "")),
      changesCode: true)
  }

  /// The properties that both versions have, in another order, which the initializer has too.
  mutating func compareOrder(of pair: ClassTypeComparison) {
    guard pair.fields.isReordered || pair.oneOfs.isReordered else { return }
    report(
      .orderChanged, Subject(name: "class type \(pair.owner)"),
      "has its properties in another order", at: pair.places, changesCode: true)
  }
}

extension CardContents {
  /// The effect on these cards of a field that the other version alone has.
  fileprivate func effect(ofAsking field: Field) -> SchemaChange.Effect {
    !field.isRequired || alwaysSuits(oneOf: [field]) ? .none : .breaks
  }
}
