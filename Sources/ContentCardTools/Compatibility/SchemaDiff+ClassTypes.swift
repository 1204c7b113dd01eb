import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareClassTypes() {
    let (oldNames, newNames) = (ClassTypeNames(of: old.schema), ClassTypeNames(of: new.schema))
    let pairs = MatchedClassTypes(
      old: old.schema, new: new.schema, oldNames: oldNames, newNames: newNames)
    for (index, classType) in new.schema.classTypes.enumerated() {
      guard let oldIndex = pairs.oldIndices[index] else {
        reportAdded(index)
        continue
      }
      let was = old.schema.classTypes[oldIndex]
      compareNames(
        oldIndex, index, isRead: newNames[was.name.value] == index,
        wasRead: oldNames[classType.name.value] == oldIndex)
      compare(oldIndex, index)
    }
    for (index, classType) in old.schema.classTypes.enumerated()
    where pairs.newIndices[index] == nil {
      reportRemoved(index, isRead: newNames[classType.name.value] != nil)
    }
    let positions = new.schema.classTypes.indices.compactMap { pairs.oldIndices[$0] }
    if positions != positions.sorted() {
      report(
        .orderChanged, Subject(name: "the schema"), "lists its class types in a different order",
        at: Locations(), changesCode: true)
    }
    compareAliases(oldNames, newNames, pairs)
    compareReassigned(oldNames, newNames, pairs)
  }

  private mutating func reportAdded(_ index: Int) {
    let classType = new.schema.classTypes[index]
    report(
      .classTypeAdded, Subject(name: "class type \(quoted(classType.name.value))"), "is new",
      at: Locations(new: classType.name.location),
      oldApps: Direction.oldApps.rejection(
        "of this class type", card: smallestCard(index, in: new),
        advice:
          "send its cards only to users of the new app; if you renamed a class type, add its old "
          + "name to \"aliases\""),
      changesCode: true)
  }

  private mutating func reportRemoved(_ index: Int, isRead: Bool) {
    let classType = old.schema.classTypes[index]
    report(
      .classTypeRemoved, Subject(name: "class type \(quoted(classType.name.value))"),
      "has been removed",
      at: Locations(old: classType.name.location),
      liveCards: isRead
        ? .none
        : Direction.liveCards.rejection(
          "of this class type", card: smallestCard(index, in: old),
          advice:
            "keep it until the campaigns have ended; if you renamed it, add the old name to the "
            + "\"aliases\" of the new one"),
      changesCode: true)
  }

  /// Reports the new name if the class type was renamed.
  ///
  /// - Parameters:
  ///   - isRead: Whether the new app accepts the old name.
  ///   - wasRead: Whether old apps accept the new name.
  private mutating func compareNames(
    _ oldIndex: Int, _ index: Int, isRead: Bool, wasRead: Bool
  ) {
    let (was, now) = (old.schema.classTypes[oldIndex], new.schema.classTypes[index])
    guard !areSpelledAlike(was.name.value, now.name.value) else { return }
    let which = { (name: Located<String>) in "with the class type \(quoted(name.value))" }
    report(
      .classTypeRenamed, Subject(name: "class type \(quoted(now.name.value))"),
      "was renamed from \(quoted(was.name.value))"
        + now.name.value.remark(insteadOf: was.name.value),
      at: Locations(old: was.name.location, new: now.name.location),
      liveCards: isRead
        ? .none
        : Direction.liveCards.rejection(
          which(was.name), card: smallestCard(oldIndex, in: old),
          advice: "add \(quoted(was.name.value)) to \"aliases\""),
      oldApps: wasRead
        ? .none
        : Direction.oldApps.rejection(
          which(now.name), card: smallestCard(index, in: new),
          advice: "keep using \(quoted(was.name.value)) while old apps are in use"))
  }

  private mutating func compareAliases(
    _ oldNames: ClassTypeNames, _ newNames: ClassTypeNames, _ pairs: MatchedClassTypes
  ) {
    for (text, index) in newNames.all where oldNames[text.value] == nil {
      let classType = new.schema.classTypes[index]
      guard let oldIndex = pairs.oldIndices[index], text != classType.name else { continue }
      let oldName = old.schema.classTypes[oldIndex].name.value
      report(
        .classTypeAliasAdded, Subject(name: "class type \(quoted(classType.name.value))"),
        "has the new alias \(quoted(text.value))", at: Locations(new: text.location),
        oldApps: Direction.oldApps.rejection(
          "with the class type \(quoted(text.value))",
          card: smallestCard(index, in: new, named: text.value),
          advice: "keep using \(quoted(oldName)) while old apps are in use"))
    }
    for (text, index) in oldNames.all where newNames[text.value] == nil {
      let was = old.schema.classTypes[index]
      // The aliases of a removed class type are reported only if another class type now uses the removed name.
      let isPartlyRead = pairs.newIndices[index] != nil || newNames[was.name.value] != nil
      guard text != was.name, isPartlyRead else { continue }
      let now = pairs.newIndices[index].map { new.schema.classTypes[$0] }
      report(
        .classTypeAliasRemoved, Subject(name: "class type \(quoted((now ?? was).name.value))"),
        "no longer has the alias \(quoted(text.value))",
        at: Locations(old: text.location, new: now?.name.location),
        liveCards: Direction.liveCards.rejection(
          "with the class type \(quoted(text.value))",
          card: smallestCard(index, in: old, named: text.value),
          advice: "keep the alias until the campaigns have ended"))
    }
  }

  /// Reports names that now refer to a different class type.
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
      let advice = "do not reuse the name while campaigns are running or old apps are in use"
      report(
        .classTypeReassigned, Subject(name: "the name \(quoted(text))"),
        "now refers to \(quoted(now.name.value)) instead of \(quoted(was.name.value))",
        at: Locations(
          old: oldNames.location(of: text) ?? was.name.location,
          new: newNames.location(of: text) ?? now.name.location),
        liveCards: Consequence(
          effect: .changesMeaning,
          sentence: "the new app reads live cards with this name as \(quoted(now.name.value))",
          advice: advice, card: smallestCard(oldIndex, in: old, named: text)),
        oldApps: Consequence(
          effect: .changesMeaning,
          sentence: "old apps read new cards with this name as \(quoted(was.name.value))",
          advice: advice, card: smallestCard(newIndex, in: new, named: text)))
      // Compares the cards of the two class types too, because each app reads the other version's cards as its own
      // class type.
      guard seen.insert([oldIndex, newIndex]).inserted else { continue }
      var crossed = SchemaDiff(old: old, new: new)
      crossed.compareCards(
        oldIndex, newIndex,
        owner: "\(quoted(was.name.value)) (read as \(quoted(now.name.value)))", name: text)
      addCardChanges(of: crossed)
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
        "now has the declaration \(quoted(now.declaration.rawValue)) instead of \(quoted(was.declaration.rawValue))",
        at: places, changesCode: true)
    }
    compareConformances(oldIndex, newIndex, subject)
    if was.isValidated != now.isValidated {
      let consequence = { (direction: Direction) in
        Consequence(
          effect: .changesMeaning,
          sentence: "the function of \(direction.app) can reject \(direction.cards)",
          advice: "test the function with cards of both versions", card: nil)
      }
      report(
        .validationChanged, subject,
        now.isValidated
          ? "is now checked by the app's function contentCardProblem()"
          : "is no longer checked by the app's function contentCardProblem()",
        at: places, liveCards: now.isValidated ? consequence(.liveCards) : .none,
        oldApps: now.isValidated ? .none : consequence(.oldApps), changesCode: true)
    }
    if was.deprecation != now.deprecation {
      report(
        .deprecationChanged, subject, now.deprecation.predicate,
        at: places)
    }
    compareText("description", subject, was.description, now.description, at: places)
    compareCards(oldIndex, newIndex, owner: quoted(now.name.value))
  }

  private mutating func compareConformances(
    _ oldIndex: Int, _ newIndex: Int, _ subject: Subject
  ) {
    // The app declares whether its own structs are `Identifiable`.
    let areStructs = [old.schema.classTypes[oldIndex], new.schema.classTypes[newIndex]]
      .allSatisfy { $0.declaration == .struct }
    let was = old.conformances(ofClassTypeAt: oldIndex, isIdentifiable: areStructs)
    let now = new.conformances(ofClassTypeAt: newIndex, isIdentifiable: areStructs)
    let places = Locations(
      old: old.schema.classTypes[oldIndex].name.location,
      new: new.schema.classTypes[newIndex].name.location)
    let isMissing = { (name: Located<String>, others: [Located<String>]) in
      !others.contains { areSpelledAlike($0.value, name.value) }
    }
    for name in now where isMissing(name, was) {
      report(
        .conformanceChanged, subject, "now conforms to \(quoted(name.value))",
        at: Locations(old: places.old, new: name.location), changesCode: true)
    }
    for name in was where isMissing(name, now) {
      report(
        .conformanceChanged, subject, "no longer conforms to \(quoted(name.value))",
        at: Locations(old: name.location, new: places.new), changesCode: true)
    }
  }

  /// Compares the cards of two class types.
  ///
  /// - Parameter name: The class type of all cards, or `nil` for the name in the cards' version.
  private mutating func compareCards(
    _ oldIndex: Int, _ newIndex: Int, owner: String, name: String? = nil
  ) {
    let pair = ClassTypeComparison(
      ClassTypeVersion(oldIndex, in: old), ClassTypeVersion(newIndex, in: new), owner: owner,
      name: name)
    let start = count
    compareFields(of: pair)
    compareOrder(of: pair)
    compareOneOfs(of: pair)
    compareAtLeastOne(of: pair)
    compareRules(of: pair)
    readCards(of: pair, changesFrom: start)
  }

  /// Returns the smallest valid card of a class type as JSON.
  ///
  /// - Parameters:
  ///   - name: The class type of the card, or `nil` for the declared name.
  ///   - key: The key that contains the class type, or `nil` for the current discriminator.
  func smallestCard(
    _ index: Int, in version: CheckedSchema, named name: String? = nil,
    discriminator key: String? = nil
  ) -> String? {
    guard version.schema.classTypes.indices.contains(index) else { return nil }
    let classType = version.schema.classTypes[index]
    let reader = ClassTypeReader(classType, in: version.schema)
    return CardMaker(writer: reader, app: reader).smallestCard(
      classType: name ?? classType.name.value,
      discriminator: key ?? version.schema.discriminator.value)
  }
}

extension CheckedSchema {
  /// Returns the protocols that a class type's object conforms to, apart from those that all objects conform to. A
  /// conformance that is not declared has the location of the class type's name.
  ///
  /// - Parameter isIdentifiable: Whether objects without a property called `id` are `Identifiable`.
  fileprivate func conformances(
    ofClassTypeAt index: Int, isIdentifiable: Bool
  ) -> [Located<String>] {
    let classType = schema.classTypes[index]
    let derived = [
      schema.codable(of: classType)?.value == true ? "Codable" : nil,
      isIdentifiable && !object(ofClassTypeAt: index).hasOwnID ? "Identifiable" : nil,
    ]
    return derived.compactMap { $0.map { Located($0, at: classType.name.location) } }
      + classType.conformsTo
  }
}

extension Deprecation? {
  /// The predicate of a message about a changed deprecation.
  var predicate: String {
    guard let self else { return "is no longer deprecated" }
    return "is now deprecated" + (self.message.map { ": \($0)" } ?? "")
  }
}
