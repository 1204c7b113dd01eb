import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareClassTypes() {
    let pairs = MatchedClassTypes(schemas.map(\.schema))
    for index in schemas.new.schema.classTypes.indices {
      if let oldIndex = pairs.partners.new[index] {
        let indices = Versions(old: oldIndex, new: index)
        compareNames(indices, pairs)
        compare(indices)
      } else {
        reportUnshared(index, addedOrRemoved: .oldApps, pairs)
      }
    }
    for index in schemas.old.schema.classTypes.indices where pairs.partners.old[index] == nil {
      reportUnshared(index, addedOrRemoved: .liveCards, pairs)
    }
    let positions = schemas.new.schema.classTypes.indices.compactMap { pairs.partners.new[$0] }
    if positions != positions.sorted() {
      report(
        .orderChanged, Subject(name: "the schema"), "lists its class types in a different order",
        changesCode: true)
    }
    compareAliases(pairs)
    compareReassigned(pairs)
  }

  private func classTypes(_ indices: Versions<Int>) -> Versions<ClassType> {
    Versions(
      old: schemas.old.schema.classTypes[indices.old],
      new: schemas.new.schema.classTypes[indices.new])
  }

  /// - Parameter direction: `liveCards` if the class type was removed, or `oldApps` if it was added.
  private mutating func reportUnshared(
    _ index: Int, addedOrRemoved direction: Direction, _ pairs: MatchedClassTypes
  ) {
    let name = schemas.ofCards(in: direction).schema.classTypes[index].name
    let isRead = pairs.names.ofApp(in: direction)[name.value] != nil
    report(
      direction.choose(.classTypeRemoved, .classTypeAdded),
      Subject(name: "class type \(quoted(name.value))"),
      direction.choose("has been removed", "is new"),
      at: .none.replacing(name.location, in: direction), changesCode: true,
      advice: [
        .liveCards:
          "keep it until the campaigns have ended and their cards have expired; if you renamed it, add the old name to the "
          + "\"aliases\" of the new one",
        .oldApps:
          "send its cards only to users of the new app; if this is a renamed class type, add the "
          + "old name to its \"aliases\"",
      ],
      consequences: isRead
        ? [:]
        : [
          direction: direction.rejection(
            "of this class type", card: minimalCard(index, in: direction))
        ])
  }

  private mutating func compareNames(_ indices: Versions<Int>, _ pairs: MatchedClassTypes) {
    let names = classTypes(indices).map(\.name)
    let (was, now) = (names.old.value, names.new.value)
    guard !areSpelledAlike(was, now) else { return }
    var consequences: [Direction: Consequence] = [:]
    for direction in Direction.allCases {
      let name = names.ofCards(in: direction).value
      guard pairs.names.ofApp(in: direction)[name] != indices.ofApp(in: direction) else { continue }
      consequences[direction] = direction.rejection(
        "with the class type \(quoted(name))",
        card: minimalCard(indices.ofCards(in: direction), in: direction))
    }
    report(
      .classTypeRenamed, Subject(name: "class type \(quoted(now))"),
      "was renamed from \(quoted(was))" + now.remark(insteadOf: was), at: names.map(\.location),
      advice: [
        .liveCards: "add \(quoted(was)) to \"aliases\"",
        .oldApps: "keep using \(quoted(was)) \(whileOldAppsAreInUse)",
      ], consequences: consequences)
  }

  private mutating func compareAliases(_ pairs: MatchedClassTypes) {
    for direction in [Direction.oldApps, .liveCards] {
      let appNames = pairs.names.ofApp(in: direction)
      for (text, index) in pairs.names.ofCards(in: direction).all where appNames[text.value] == nil
      {
        let name = schemas.ofCards(in: direction).schema.classTypes[index].name
        let partner = pairs.partners.ofCards(in: direction)[index].map {
          schemas.ofApp(in: direction).schema.classTypes[$0].name
        }
        // The aliases of a removed class type are reported only if another class type now uses its name.
        let isPartlyRead = direction == .liveCards && appNames[name.value] != nil
        guard text != name, partner != nil || isPartlyRead else { continue }
        let current = direction.choose(partner ?? name, name)
        report(
          direction.choose(.classTypeAliasRemoved, .classTypeAliasAdded),
          Subject(name: "class type \(quoted(current.value))"),
          direction.choose("no longer has the alias", "has the new alias")
            + " \(quoted(text.value))",
          at: direction.choose(
            Locations(old: text.location, new: partner?.location),
            Locations(old: nil, new: text.location)),
          advice: [
            .liveCards:
              "keep the alias until the campaigns have ended and their cards have expired",
            .oldApps: "keep using \(quoted((partner ?? name).value)) \(whileOldAppsAreInUse)",
          ],
          consequences: [
            direction: direction.rejection(
              "with the class type \(quoted(text.value))",
              card: minimalCard(index, in: direction, named: text.value))
          ])
      }
    }
  }

  private mutating func compareReassigned(_ pairs: MatchedClassTypes) {
    var seen: Set<[Int]> = []
    var texts: Set<[String]> = []
    let names = pairs.names
    for text in (names.old.all + names.new.all).map(\.text.value) {
      guard let oldIndex = names.old[text], let newIndex = names.new[text],
        pairs.partners.old[oldIndex] != newIndex,
        texts.insert([names.old.comparable(text), names.new.comparable(text)]).inserted
      else { continue }
      let indices = Versions(old: oldIndex, new: newIndex)
      let declared = classTypes(indices).map(\.name)
      let (was, now) = (quoted(declared.old.value), quoted(declared.new.value))
      var consequences: [Direction: Consequence] = [:]
      for direction in Direction.allCases {
        consequences[direction] = Consequence(
          effect: .changesMeaning,
          sentence: "\(direction.app) \(direction.verb("read")) \(direction.cards) with this name"
            + " as \(direction.choose(now, was))",
          card: minimalCard(indices.ofCards(in: direction), in: direction, named: text))
      }
      report(
        .classTypeReassigned, Subject(name: "the name \(quoted(text))"),
        "now refers to \(now) instead of \(was)",
        at: Locations(
          old: names.old.location(of: text) ?? declared.old.location,
          new: names.new.location(of: text) ?? declared.new.location),
        advice: .both(
          "do not reuse the name while campaigns are running or old apps are in use"),
        consequences: consequences)
      // Compares the cards of the two class types, too, because each app reads the other version's cards with this name
      // as its own class type.
      guard seen.insert([oldIndex, newIndex]).inserted else { continue }
      var crossed = SchemaDiff(schemas: schemas)
      crossed.compareCards(
        ClassTypeComparison(
          versions(of: indices), owner: "\(was) (read as \(now))", name: text))
      addCardChanges(of: crossed)
    }
  }
}

// MARK: - One class type

extension SchemaDiff {
  private func versions(of indices: Versions<Int>) -> Versions<ClassTypeVersion> {
    Versions(
      old: ClassTypeVersion(indices.old, in: schemas.old),
      new: ClassTypeVersion(indices.new, in: schemas.new))
  }

  private mutating func compare(_ indices: Versions<Int>) {
    let versions = versions(of: indices)
    let classTypes = versions.map(\.classType)
    let owner = quoted(classTypes.new.name.value)
    let subject = Subject(name: "class type \(owner)")
    let pair = ClassTypeComparison(versions, owner: owner)
    compareName(
      "the case", subject, versions.map(\.model.path.text),
      at: classTypes.map { ($0.caseName ?? $0.name).location })
    compareName(
      "the object", subject, versions.map(\.object.type.unescaped),
      at: classTypes.map { ($0.object ?? $0.name).location })
    compareName(
      "the declaration", subject, classTypes.map(\.declaration.rawValue), at: pair.places,
      code: .declarationChanged)
    compareConformances(pair, subject)
    let isValidated = classTypes.new.isValidated
    if classTypes.old.isValidated != isValidated {
      let direction = isValidated ? Direction.liveCards : .oldApps
      report(
        .validationChanged, subject,
        "\(isValidated ? "is now" : "is no longer") checked by the app's function contentCardProblem()",
        at: pair.places, changesCode: true,
        advice: [direction: "test the function with cards of both versions"],
        consequences: [
          direction: Consequence(
            effect: .changesMeaning,
            sentence: "the function of \(direction.app) can reject \(direction.cards)")
        ])
    }
    compareDeprecation(
      subject, classTypes.map(\.deprecation), at: pair.places, changesCode: false)
    compareText("description", subject, classTypes.map(\.description), at: pair.places)
    compareCards(pair)
  }

  private mutating func compareConformances(_ pair: ClassTypeComparison, _ subject: Subject) {
    // If the app declares an object, it also decides whether the object is `Identifiable`.
    let declarations = pair.versions.map(\.classType.declaration)
    let areStructs = declarations.old == .struct && declarations.new == .struct
    let conformances = pair.versions.map { $0.conformances(isIdentifiable: areStructs) }
    for (direction, name) in conformances.unshared(by: { Array($0.value.utf8) }) {
      report(
        .conformanceChanged, subject,
        direction.choose("no longer conforms to", "now conforms to") + " \(quoted(name.value))",
        at: pair.places.replacing(name.location, in: direction), changesCode: true)
    }
  }

  private mutating func compareCards(_ pair: ClassTypeComparison) {
    let start = detected.count
    compareFields(of: pair)
    compareOrder(of: pair)
    compareOneOfs(of: pair)
    compareRules(of: pair)
    readCards(of: pair, changesFrom: start)
  }

  /// Returns a small valid card of a class type as JSON, or `nil` if none was found.
  ///
  /// - Parameters:
  ///   - direction: `liveCards` for a class type of the old schema, or `oldApps` for one of the new schema.
  ///   - name: The class type of the card, or `nil` for the declared name.
  ///   - key: The key that contains the class type, or `nil` for the current discriminator.
  func minimalCard(
    _ index: Int, in direction: Direction, named name: String? = nil,
    discriminator key: String? = nil
  ) -> String? {
    let schema = schemas.ofCards(in: direction).schema
    guard schema.classTypes.indices.contains(index) else { return nil }
    let reader = ClassTypeReader(schema.classTypes[index], in: schema)
    let key = key ?? schema.discriminator.value
    return CardMaker(writer: reader, app: reader).minimalCard(
      classType: name ?? reader.name, discriminator: key,
      newer: Array(schema.discriminators.map(\.value).prefix { $0 != key }))
  }
}

extension ClassTypeVersion {
  /// Returns the protocols that the object conforms to, except its group's protocol and those that all objects conform
  /// to. A conformance that the schema does not list has the location of the class type's name.
  ///
  /// - Parameter isIdentifiable: Whether objects without a property called `id` are `Identifiable`.
  fileprivate func conformances(isIdentifiable: Bool) -> [Located<String>] {
    let derived = [
      object.isCodable ? "Codable" : nil,
      isIdentifiable && !object.hasOwnID ? "Identifiable" : nil,
    ]
    return derived.compactMap { $0.map { Located($0, at: classType.name.location) } }
      + classType.conformsTo
  }
}
