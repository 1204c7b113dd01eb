import ContentCardSchema

extension SchemaDiff {
  /// Compares the rules for several values and the numbers of items. The effects follow from the rules, so no cards are
  /// read.
  mutating func compareRules(of pair: ClassTypeComparison) {
    let (was, now) = (pair.old.classType, pair.new.classType)
    compare(
      .togetherChanged, old.schema.lists(of: .together, for: was),
      new.schema.lists(of: .together, for: now), of: pair,
      ("can be used only together", "can be used separately"), "have only some of them"
    ) { Set($0) == Set($1) }
    compare(
      .orderRuleChanged, old.schema.lists(of: .order, for: was),
      new.schema.lists(of: .order, for: now), of: pair,
      ("must be in this order", "can be in any order"), "are not in this order", isSame: ==)
    for (old, new) in pair.fields.common {
      compareCounts(pair.old.fields[old], pair.new.fields[new], pair)
    }
  }

  private mutating func compare(
    _ code: SchemaChangeCode, _ was: [PlaceList], _ now: [PlaceList],
    of pair: ClassTypeComparison, _ predicates: (added: String, removed: String), _ which: String,
    isSame: ([ValuePath], [ValuePath]) -> Bool
  ) {
    let newPaths = pair.newPaths
    let oldLists = was.map { list in list.value.map { newPaths[$0.value] ?? $0.value } }
    let newLists = now.map { $0.value.map(\.value) }
    for list in now where !oldLists.contains(where: { isSame($0, list.value.map(\.value)) }) {
      report(
        code, list.subject(of: pair), "now \(predicates.added)",
        at: pair.places(nil, list.location),
        liveCards: Direction.liveCards.loss(
          of: list.value.map(\.value), in: pair.new, "whose values \(which)",
          advice: "add the rule after the campaigns have ended"))
    }
    for (list, paths) in zip(was, oldLists)
    where !newLists.contains(where: { isSame($0, paths) }) {
      report(
        code, list.subject(of: pair), "now \(predicates.removed)",
        at: pair.places(list.location, nil),
        oldApps: Direction.oldApps.loss(
          of: list.value.map(\.value), in: pair.old, "whose values \(which)",
          advice: "keep the rule on new cards while old apps are in use"))
    }
  }

  /// Compares the bounds of the numbers of items.
  private mutating func compareCounts(_ was: Field, _ now: Field, _ pair: ClassTypeComparison) {
    guard was.type.isList, now.type.isList else { return }
    let any = "any number of items"
    let predicate = "now allows \(now.countText ?? any) instead of \(was.countText ?? any)"
    let places = pair.places(was.path.location, now.path.location)
    if now.excludesCounts(of: was) {
      report(
        .countNarrowed, pair.subject(now), predicate, at: places,
        liveCards: Direction.liveCards.loss(
          of: [now.path.value], in: pair.new, "with other numbers of items",
          advice: "keep the old numbers until the campaigns have ended"))
    }
    if was.excludesCounts(of: now) {
      report(
        .countWidened, pair.subject(now), predicate, at: places,
        oldApps: Direction.oldApps.loss(
          of: [was.path.value], in: pair.old, "with other numbers of items",
          advice: "use only the old numbers while old apps are in use"))
    }
  }
}

extension Direction {
  /// Returns the consequence if the app ignores values, or rejects the card if it needs one of them.
  fileprivate func loss(
    of paths: [ValuePath], in version: ClassTypeVersion, _ which: String, advice: String
  ) -> Consequence {
    let isNeeded =
      version.fields.contains { $0.isRequired && paths.contains($0.path.value) }
      || version.classType.atLeastOne.contains { list in
        list.value.contains { paths.contains($0.value) }
      }
    return Consequence(
      effect: isNeeded ? .breaks : .changesMeaning,
      sentence: isNeeded
        ? "\(app) \(verb("reject")) \(cards) \(which)"
        : "\(app) \(verb("ignore")) the values of \(cards) \(which)", advice: advice)
  }
}

extension Field {
  /// Returns whether lists with some numbers of items are valid for another field, but not for this one.
  fileprivate func excludesCounts(of other: Self) -> Bool {
    (minimumCount?.value ?? 1) > (other.minimumCount?.value ?? 1)
      || (maximumCount?.value ?? .max) < (other.maximumCount?.value ?? .max)
  }
}

extension PlaceList {
  fileprivate func subject(of pair: ClassTypeComparison) -> Subject {
    Subject(name: value.map { quoted($0.value.spelling) }.andList, owners: [pair.owner])
  }
}
