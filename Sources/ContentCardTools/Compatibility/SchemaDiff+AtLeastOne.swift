import ContentCardSchema

extension SchemaDiff {
  mutating func compareAtLeastOne(of pair: ClassTypeComparison) {
    let was = pair.old.classType.atLeastOne
    let now = pair.new.classType.atLeastOne
    let newPaths = Dictionary(
      pair.fields.common.map { ($0.old.path.value, $0.new.path.value) },
      uniquingKeysWith: { first, _ in first })
    let wasPaths = was.map { list in Set(list.value.map { newPaths[$0.value] ?? $0.value }) }
    let nowPaths = now.map { Set($0.value.map(\.value)) }
    let (oldLists, newLists) = (Set(wasPaths), Set(nowPaths))
    for (list, paths) in zip(now, nowPaths) where !oldLists.contains(paths) {
      report(
        .atLeastOneAdded, list.subject(of: pair), "is now required",
        at: pair.places(nil, list.location),
        liveCards: Direction.liveCards.loss(
          pair.old.alwaysHasValidValue(forOneOf: pair.new.fields(of: list)) ? .none : .breaks,
          "without any of them", advice: "add the list after the campaigns have ended"))
    }
    for (list, paths) in zip(was, wasPaths) where !newLists.contains(paths) {
      report(
        .atLeastOneRemoved, list.subject(of: pair), "is no longer required",
        at: pair.places(list.location, nil),
        oldApps: Direction.oldApps.loss(
          pair.new.alwaysHasValidValue(forOneOf: pair.old.fields(of: list)) ? .none : .breaks,
          "without any of them",
          advice: "keep filling in at least one of them while old apps are in use"))
    }
  }
}

extension CardContents {
  /// Returns the fields in an `atLeastOne` list.
  fileprivate func fields(of list: Located<[Located<ValuePath>]>) -> [Field] {
    let paths = Set(list.value.map(\.value))
    return fields.filter { paths.contains($0.path.value) }
  }
}

extension Located<[Located<ValuePath>]> {
  /// Returns a subject such as `at least one of "phone" and "mail" of class type "contact"`.
  fileprivate func subject(of pair: ClassTypeComparison) -> Subject {
    Subject(
      name: "at least one of \(value.map { quoted($0.value.spelling) }.andList)",
      owners: [pair.owner])
  }
}
