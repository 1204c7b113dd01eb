import ContentCardSchema

extension SchemaDiff {
  mutating func compareFields(of pair: CardPair) {
    for (was, now) in pair.fields.common {
      let meeting = Meeting(
        subject: pair.subject(now), places: pair.places(was.path.location, now.path.location),
        pair: pair, was: pair.old.reading(of: was), now: pair.new.reading(of: now))
      compareRequirement(meeting)
      compare(meeting)
      compareCollectedKeys(meeting, of: pair)
    }
    for field in pair.fields.added { reportAdded(field, to: pair) }
    for field in pair.fields.removed { reportRemoved(field, from: pair) }
    compareOrder(of: pair)
  }

  /// What fields and the choices of a `oneOf` have in common.
  mutating func compare(_ meeting: Meeting) {
    comparePlaces(meeting)
    compareTypes(meeting)
    compareEnums(meeting)
    compareRanges(meeting)
    compareRules(meeting)
    compareNames(meeting)
  }

  private mutating func reportAdded(_ field: Field, to pair: CardPair) {
    report(
      .fieldAdded, pair.subject(field), field.isRequired ? "is new and required" : "is new",
      at: pair.places(nil, field.path.location),
      liveCards: Audience.liveCards.loss(
        pair.old.effect(ofAsking: field), "without it",
        advice:
          "make it optional with a \"?\", or give it a \"default\" or a \"fallback\""
          + (field.key == nil
            ? "" : "; if it is another key's new name, list that one under \"aliases\"")),
      changesCode: field.isNeverNil || pair.new.classType.declaration == .extension)
  }

  private mutating func reportRemoved(_ field: Field, from pair: CardPair) {
    report(
      .fieldRemoved, pair.subject(field),
      field.isRequired ? "is gone, and was required" : "is gone",
      at: pair.places(field.path.location, nil),
      oldApps: Audience.oldApps.loss(
        pair.new.effect(ofAsking: field), "without it",
        advice:
          "go on filling it in while old apps are in use"
          + (field.key.map {
            "; if the key has a new name, list \(quoted($0)) under \"aliases\" there"
          } ?? "")),
      changesCode: true)
  }

  /// The properties that both versions have, in another order, which the initializer has too.
  private mutating func compareOrder(of pair: CardPair) {
    guard pair.fields.isReordered else { return }
    report(
      .orderChanged, Subject(name: "class type \(pair.owner)"),
      "has its properties in another order", at: pair.places, changesCode: true)
  }
}

extension CardShape {
  /// The effect on these cards of a field that the other version alone has.
  fileprivate func effect(ofAsking field: Field) -> SchemaChange.Effect {
    !field.isRequired || alwaysSuits(oneOf: [field]) ? .none : .breaks
  }
}
