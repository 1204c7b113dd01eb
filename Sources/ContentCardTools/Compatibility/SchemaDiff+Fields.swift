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

  /// Compares the members that both fields and choices of a `oneOf` can have.
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
      liveCards: pair.old.consequence(
        ofRequiring: field, besides: new.schema.keys(beside: field, in: pair.new.classType),
        in: .liveCards,
        advice: "make it optional with a \"?\""
          + (field.isCollected
            ? "" : ", or add a \"default\", or a \"fallback\" that live cards have")
          + (field.key == nil
            ? "" : "; if you renamed a key, add its old name to \"aliases\"")),
      changesCode: field.isNeverNil || pair.new.classType.declaration == .extension)
  }

  private mutating func reportRemoved(_ field: Field, from pair: ClassTypeComparison) {
    let renaming = field.key.map {
      "if you renamed the key, add \(quoted($0)) to the \"aliases\" of the new one"
    }
    report(
      .fieldRemoved, pair.subject(field),
      field.isRequired ? "was required and has been removed" : "has been removed",
      at: pair.places(field.path.location, nil),
      oldApps: pair.new.consequence(
        ofRequiring: field, besides: old.schema.keys(beside: field, in: pair.old.classType),
        in: .oldApps,
        advice: "keep filling it in while old apps are in use"),
      changesCode: true, advice: renaming)
  }

  /// Compares the order of the properties, which is also the order of the initializer's parameters.
  mutating func compareOrder(of pair: ClassTypeComparison) {
    guard pair.fields.isReordered || pair.oneOfs.isReordered else { return }
    report(
      .orderChanged, Subject(name: "class type \(pair.owner)"),
      "has its properties in a different order", at: pair.places, changesCode: true)
  }
}

extension CardContents {
  /// Returns the consequence of a field that only the other version has, for these cards.
  ///
  /// - Parameter keys: The keys that begin with the field's prefix but are not collected.
  fileprivate func consequence(
    ofRequiring field: Field, besides keys: [String], in direction: Direction, advice: String
  ) -> Consequence {
    guard field.isRequired else { return .none }
    let isAlwaysValid =
      field.isCollected
      ? alwaysHasValidElements(of: field, besides: keys) : alwaysHasValidValue(forOneOf: [field])
    guard isAlwaysValid else { return direction.loss(.breaks, "without it", advice: advice) }
    let isKnown = field.places.allSatisfy { fit(of: field, at: $0) != .unknown }
    return isKnown ? .none : direction.dependsOnTypes
  }
}
