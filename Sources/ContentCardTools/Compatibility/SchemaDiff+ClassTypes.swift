import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareClassTypes() {
    let (oldNames, newNames) = (ClassTypeNames(of: old.schema), ClassTypeNames(of: new.schema))
    let pairs = MatchedClassTypes(
      old: old.schema, new: new.schema, oldNames: oldNames, newNames: newNames)
    for (index, classType) in new.schema.classTypes.enumerated() {
      guard let oldIndex = pairs.oldIndices[index] else {
        reportAdded(classType)
        continue
      }
      let was = old.schema.classTypes[oldIndex]
      compareNames(
        was, classType, isRead: newNames[was.name.value] == index,
        wasRead: oldNames[classType.name.value] == oldIndex)
      compare(oldIndex, index)
    }
    for (index, classType) in old.schema.classTypes.enumerated()
    where pairs.newIndices[index] == nil {
      reportRemoved(classType, isRead: newNames[classType.name.value] != nil)
    }
    let positions = new.schema.classTypes.indices.compactMap { pairs.oldIndices[$0] }
    if positions != positions.sorted() {
      report(
        .orderChanged, Subject(name: "the schema"), "has its class types in another order",
        at: Locations(), changesCode: true)
    }
    compareAliases(oldNames, newNames, pairs)
    compareReassigned(oldNames, newNames, pairs)
  }

  private mutating func reportAdded(_ classType: ClassType) {
    report(
      .classTypeAdded, Subject(name: "class type \(quoted(classType.name.value))"), "is new",
      at: Locations(new: classType.name.location),
      oldApps: Direction.oldApps.loss(
        .breaks, "of it, which they do not know",
        advice:
          "send its cards to users of the new app only; if it is another class type's new name, "
          + "list that one under \"aliases\""),
      changesCode: true)
  }

  private mutating func reportRemoved(_ classType: ClassType, isRead: Bool) {
    report(
      .classTypeRemoved, Subject(name: "class type \(quoted(classType.name.value))"), "is gone",
      at: Locations(old: classType.name.location),
      liveCards: isRead
        ? .none
        : Direction.liveCards.loss(
          .breaks, "of it",
          advice:
            "keep it until such campaigns are over; if it has a new name, list this one under "
            + "\"aliases\" there"),
      changesCode: true)
  }

  /// - Parameters:
  ///   - isRead: Whether the new app knows the class type by its old name.
  ///   - wasRead: Whether old apps know it by its new name.
  private mutating func compareNames(
    _ was: ClassType, _ now: ClassType, isRead: Bool, wasRead: Bool
  ) {
    guard was.name != now.name else { return }
    let which = { (name: Located<String>) in "whose class type is \(quoted(name.value))" }
    report(
      .classTypeRenamed, Subject(name: "class type \(quoted(now.name.value))"),
      "was \(quoted(was.name.value))",
      at: Locations(old: was.name.location, new: now.name.location),
      liveCards: isRead
        ? .none
        : Direction.liveCards.loss(
          .breaks, which(was.name), advice: "list \(quoted(was.name.value)) under \"aliases\""),
      oldApps: wasRead
        ? .none
        : Direction.oldApps.loss(
          .breaks, which(now.name),
          advice: "go on typing \(quoted(was.name.value)) while old apps are in use"))
  }

  private mutating func compareAliases(
    _ oldNames: ClassTypeNames, _ newNames: ClassTypeNames, _ pairs: MatchedClassTypes
  ) {
    for (text, index) in newNames.all where oldNames[text.value] == nil {
      let classType = new.schema.classTypes[index]
      guard pairs.oldIndices[index] != nil, text != classType.name else { continue }
      report(
        .classTypeAliasAdded, Subject(name: "class type \(quoted(classType.name.value))"),
        "has the alias \(quoted(text.value)) now", at: Locations(new: text.location),
        oldApps: Direction.oldApps.loss(
          .breaks, "whose class type is \(quoted(text.value))",
          advice: "go on typing \(quoted(classType.name.value)) while old apps are in use"))
    }
    for (text, index) in oldNames.all where newNames[text.value] == nil {
      guard let newIndex = pairs.newIndices[index], text != old.schema.classTypes[index].name else {
        continue
      }
      let classType = new.schema.classTypes[newIndex]
      report(
        .classTypeAliasRemoved, Subject(name: "class type \(quoted(classType.name.value))"),
        "has no alias \(quoted(text.value)) any more",
        at: Locations(old: text.location, new: classType.name.location),
        liveCards: Direction.liveCards.loss(
          .breaks, "whose class type is \(quoted(text.value))",
          advice: "keep the alias until such campaigns are over"))
    }
  }

  /// Names that mean another class type than they did.
  private mutating func compareReassigned(
    _ oldNames: ClassTypeNames, _ newNames: ClassTypeNames, _ pairs: MatchedClassTypes
  ) {
    var seen: Set<[Int]> = []
    var names: Set<[String]> = []
    for text in (oldNames.all + newNames.all).map(\.text.value) {
      guard let oldIndex = oldNames[text], let newIndex = newNames[text],
        pairs.newIndices[oldIndex] != newIndex,
        names.insert([oldNames.comparable(text), newNames.comparable(text)]).inserted
      else { continue }
      let (was, now) = (old.schema.classTypes[oldIndex], new.schema.classTypes[newIndex])
      let advice = "keep the name for what it meant until such campaigns are over"
      report(
        .classTypeReassigned, Subject(name: "the name \(quoted(text))"),
        "means \(quoted(now.name.value)) now, and meant \(quoted(was.name.value))",
        at: Locations(
          old: oldNames.location(of: text) ?? was.name.location,
          new: newNames.location(of: text) ?? now.name.location),
        liveCards: Direction.liveCards.meaning(
          "takes such live cards for \(quoted(now.name.value))", advice: advice),
        oldApps: Direction.oldApps.meaning(
          "take such new cards for \(quoted(was.name.value))", advice: advice))
      // Whether those cards are valid for the other class type as well.
      guard seen.insert([oldIndex, newIndex]).inserted else { continue }
      var crossed = SchemaDiff(old: old, new: new)
      crossed.compareCards(
        oldIndex, newIndex,
        owner: "\(quoted(was.name.value)) taken for \(quoted(now.name.value))")
      adopt(crossed)
    }
  }
}

// MARK: - One class type

extension SchemaDiff {
  private mutating func compare(_ oldIndex: Int, _ newIndex: Int) {
    let (was, now) = (old.schema.classTypes[oldIndex], new.schema.classTypes[newIndex])
    let subject = Subject(name: "class type \(quoted(now.name.value))")
    let places = Locations(old: was.name.location, new: now.name.location)
    compareName(
      "the case", subject, was.caseName ?? was.name, old.model.classTypes[oldIndex].path.text,
      now.caseName ?? now.name, new.model.classTypes[newIndex].path.text)
    compareName(
      "the object", subject,
      was.object ?? was.name, old.object(ofClassTypeAt: oldIndex).type.unescaped,
      now.object ?? now.name, new.object(ofClassTypeAt: newIndex).type.unescaped)
    if was.declaration != now.declaration {
      report(
        .declarationChanged, subject,
        "is declared by \(now.declaration.rawValue), and was by \(was.declaration.rawValue)",
        at: places, changesCode: true)
    }
    compareConformances(was, now, subject)
    if was.deprecation != now.deprecation {
      report(
        .deprecationChanged, subject, now.deprecation.predicate,
        at: places)
    }
    compareText("description", subject, was.description, now.description, at: places)
    compareCards(oldIndex, newIndex, owner: quoted(now.name.value))
  }

  private mutating func compareConformances(
    _ was: ClassType, _ now: ClassType, _ subject: Subject
  ) {
    let isCodable = new.schema.codable(of: now)?.value ?? false
    if isCodable != old.schema.codable(of: was)?.value ?? false {
      report(
        .conformanceChanged, subject,
        "conforms to \"Codable\" \(isCodable ? "now" : "no more")",
        at: Locations(old: was.name.location, new: now.name.location), changesCode: true)
    }
    for name in now.conformsTo where !was.conformsTo.contains(name) {
      report(
        .conformanceChanged, subject, "conforms to \(quoted(name.value)) now",
        at: Locations(old: was.name.location, new: name.location), changesCode: true)
    }
    for name in was.conformsTo where !now.conformsTo.contains(name) {
      report(
        .conformanceChanged, subject, "conforms to \(quoted(name.value)) no more",
        at: Locations(old: name.location, new: now.name.location), changesCode: true)
    }
  }

  /// What cards of a class type hold.
  private mutating func compareCards(_ oldIndex: Int, _ newIndex: Int, owner: String) {
    let pair = ClassTypeComparison(
      CardContents(of: oldIndex, in: old), CardContents(of: newIndex, in: new), owner: owner)
    compareFields(of: pair)
    compareOrder(of: pair)
    compareOneOfs(of: pair)
    compareAtLeastOne(of: pair)
  }
}

extension Deprecation? {
  /// What is said of something that has it.
  var predicate: String {
    guard let self else { return "is deprecated no more" }
    return "is deprecated now" + (self.message.map { ": \($0)" } ?? "")
  }
}
