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
    let fields = pair.fields.common.map { (pair.old.fields[$0.old], pair.new.fields[$0.new]) }
    // The fields with which the cards of one version are written, by their paths in the other.
    let oldFields = Dictionary(
      fields.map { ($1.path.value, $0) }, uniquingKeysWith: { first, _ in first })
    let newFields = Dictionary(
      fields.map { ($0.path.value, $1) }, uniquingKeysWith: { first, _ in first })
    func consequence(
      _ direction: Direction, of list: PlaceList, in version: ClassTypeVersion,
      _ fields: [ValuePath: Field], advice: String
    ) -> Consequence {
      let paths = list.value.map(\.value)
      guard code.canApply(to: paths.map { fields[$0] }) else { return .none }
      return direction.loss(of: paths, in: version, "whose values \(which)", advice: advice) {
        fields[$0] != nil
      }
    }
    let oldLists = was.map { list in list.value.map { newPaths[$0.value] ?? $0.value } }
    let newLists = now.map { $0.value.map(\.value) }
    for list in now where !oldLists.contains(where: { isSame($0, list.value.map(\.value)) }) {
      report(
        code, list.subject(of: pair), "now \(predicates.added)",
        at: pair.places(nil, list.location),
        liveCards: consequence(
          .liveCards, of: list, in: pair.new, oldFields,
          advice: "add the rule after the campaigns have ended"))
    }
    for (list, paths) in zip(was, oldLists)
    where !newLists.contains(where: { isSame($0, paths) }) {
      report(
        code, list.subject(of: pair), "now \(predicates.removed)",
        at: pair.places(list.location, nil),
        oldApps: consequence(
          .oldApps, of: list, in: pair.old, newFields,
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

extension SchemaChangeCode {
  /// Returns whether cards can break a rule with these fields. A field is `nil` if cards do not have it.
  fileprivate func canApply(to fields: [Field?]) -> Bool {
    let declared = fields.compactMap(\.self)
    guard self == .orderRuleChanged else {
      return !declared.isEmpty
        && !(declared.count == fields.count && declared.allSatisfy(\.isRequired))
    }
    return declared.count == fields.count
      && declared.allSatisfy { !$0.type.isList && ![.bool, .url, .color].contains($0.type.base) }
  }
}

extension Direction {
  /// Returns the consequence if the app ignores values, or rejects the card if it needs one of them.
  ///
  /// - Parameter isWritten: Whether cards can have a value for a field.
  fileprivate func loss(
    of paths: [ValuePath], in version: ClassTypeVersion, _ which: String, advice: String,
    isWritten: (ValuePath) -> Bool = { _ in true }
  ) -> Consequence {
    // Without one of these values, the app also ignores those that are used only together with it.
    let together = version.reader.together.map { $0.map(\.field.path.value) }
      .filter { !Set($0).isDisjoint(with: paths) }
    let paths = (paths + together.joined()).filter(isWritten)
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
