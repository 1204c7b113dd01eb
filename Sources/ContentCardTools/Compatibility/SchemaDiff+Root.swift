import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareRoots() {
    compareDiscriminators()
    compareCaseSensitivity()
    let (subject, roots) = (Subject(name: "the schema"), schemas.map(\.schema))
    if roots.old.access != roots.new.access {
      report(
        .accessChanged, Subject(name: "the generated code"),
        "is now \(roots.new.access.rawValue) instead of \(roots.old.access.rawValue)",
        changesCode: true)
    }
    compareName("the namespace", subject, roots.map(\.namespace))
    compareName("the Objective-C prefix", subject, roots.map(\.objectiveCPrefix))
    compareName(
      "the fallback case", subject,
      schemas.map(\.model.fallbackCase.text), at: roots.map { $0.fallbackCase?.location })
    compareText("description", subject, roots.map(\.description))
  }

  private mutating func compareDiscriminators() {
    let keys = schemas.map(\.schema.discriminators)
    let current = schemas.map(\.schema.discriminator)
    func consequence(_ direction: Direction, _ key: Located<String>) -> Consequence {
      let cards =
        direction.cards + (key == current.ofCards(in: direction) ? "" : " with an older key")
      return Consequence(
        effect: .breaks,
        sentence:
          "\(direction.app) \(direction.verb("ignore")) \(cards) if their class type is only in \(quoted(key.value))",
        card: minimalCard(0, in: direction, discriminator: key.value))
    }
    let subject = Subject(name: "the discriminator")
    let (oldKey, newKey) = (quoted(current.old.value), quoted(current.new.value))
    let allKeys = (keys.new + [current.old]).map { quoted($0.value) }.uniqued.joined(
      separator: ", ")
    let unshared = keys.unshared(by: \.value)
    if current.old != current.new {
      let affected = unshared.filter { $0.element == current.ofCards(in: $0.direction) }
      report(
        .discriminatorChanged, subject, "is now \(newKey) instead of \(oldKey)",
        at: current.map(\.location),
        advice: [
          .liveCards: keys.new.contains { $0.value == current.old.value }
            ? "choose a discriminator that is not a key of live cards"
            : "write \"discriminator\": [\(allKeys)]",
          .oldApps: "fill in both keys on new cards \(whileOldAppsAreInUse)",
        ],
        consequences: Dictionary(
          affected.map { ($0.direction, consequence($0.direction, $0.element)) }
            + Direction.allCases.compactMap { direction in
              misreading(in: direction, keys).map { (direction, $0) }
            }, uniquingKeysWith: { first, _ in first }))
    }
    for (direction, key) in unshared where key != current.ofCards(in: direction) {
      report(
        direction.choose(.discriminatorAliasRemoved, .discriminatorAliasAdded), subject,
        direction.choose("can no longer be", "can now also be") + " \(quoted(key.value))",
        at: current.map { $0.location }.replacing(key.location, in: direction),
        advice: [
          direction: direction.choose(
            "keep this key until the campaigns have ended and their cards have expired",
            "use \(newKey) on new cards")
        ],
        consequences: [direction: consequence(direction, key)])
    }
    compareOrder(
      subject, keys.map { $0.map { .extras($0.value) } }, at: current.map(\.location))
  }

  /// Reports a change in the order in which the keys that both versions have are searched. A card to try has a value
  /// under at most one of these keys, so reading cards would not show the effect.
  mutating func compareOrder(
    _ subject: Subject, _ keys: Versions<[ValuePath]>, at places: Versions<SourceLocation?>
  ) {
    let order = keys.new.filter(keys.old.contains)
    guard order != keys.old.filter(order.contains) else { return }
    let consequences = Direction.allCases.map { direction in
      let sentence =
        "\(direction.app) can read another key of \(direction.cards) that have several of them"
      return (direction, Consequence(effect: .changesMeaning, sentence: sentence))
    }
    report(
      .aliasOrderChanged, subject, "is read from its keys in another order", at: places,
      advice: .both("keep the old order"),
      consequences: Dictionary(uniqueKeysWithValues: consequences))
  }

  /// Returns the consequence if the app first searches for the class type in a key that class types of the cards'
  /// version use for another purpose. Returns `nil` if there is no such key.
  private func misreading(
    in direction: Direction, _ keys: Versions<[Located<String>]>
  ) -> Consequence? {
    let schema = schemas.ofCards(in: direction).schema
    let earlier = keys.ofApp(in: direction).map(\.value)
      .prefix { $0 != schema.discriminator.value }
    let key = earlier.first { key in
      schema.classTypes.contains { ClassTypeReader($0, in: schema).declares(key) }
    }
    return key.map { key in
      Consequence(
        effect: .breaks,
        sentence:
          "\(direction.app) \(direction.verb("reject")) \(direction.cards) that have a value for \(quoted(key)), unless this value is a class type"
      )
    }
  }

  private mutating func compareCaseSensitivity() {
    let isCaseSensitive = schemas.new.schema.isCaseSensitive
    guard schemas.old.schema.isCaseSensitive != isCaseSensitive else { return }
    let direction = isCaseSensitive ? Direction.liveCards : .oldApps
    let known = Set(schemas.ofApp(in: direction).schema.classTypes.flatMap(\.names))
    let spellings = schemas.ofCards(in: direction).schema.classTypes.enumerated().lazy
      .flatMap { index, classType -> [(index: Int, name: String)] in
        let name = classType.name.value
        return (0...name.count).map {
          (index, name.prefix($0).lowercased() + name.dropFirst($0).uppercased())
        }
      }
    let example = spellings.first { !known.contains($0.name) }
    report(
      .caseSensitivityChanged, Subject(name: "the names of class types"),
      isCaseSensitive ? "are now case-sensitive" : "are no longer case-sensitive",
      advice: [
        .liveCards: "add the spellings in use to \"aliases\"",
        .oldApps: "use the exact spelling \(whileOldAppsAreInUse)",
      ],
      consequences: [
        direction: direction.rejection(
          "whose class type differs from the name in the schema only in letter case",
          card: example.flatMap { minimalCard($0.index, in: direction, named: $0.name) })
      ])
  }

  /// Compares the groups that both versions have. Except for the requirements of the protocol, the fields of a group
  /// are compared as fields of each class type.
  mutating func compareGroups() {
    let oldGroups = Dictionary(
      zip(schemas.old.schema.groups, schemas.old.model.groups).map { ($0.name, ($0, $1)) },
      uniquingKeysWith: { first, _ in first })
    let classTypes = schemas.map(\.firstClassTypes)
    for new in zip(schemas.new.schema.groups, schemas.new.model.groups) {
      guard let old = oldGroups[new.0.name] else { continue }
      let names = Versions(old: old, new: new)
      let groups = names.map(\.0)
      let (subject, places) = (
        Subject(name: "group \(quoted(new.0.name.value))"),
        groups.map { SourceLocation?.some($0.name.location) }
      )
      compareName(
        "the enum", subject, names.map(\.1.enumName.text),
        at: groups.map { ($0.enumName ?? $0.name).location })
      compareName(
        "the list of class types", subject,
        names.map(\.1.listName.text),
        at: groups.map { ($0.listName ?? $0.name).location })
      compareName("the protocol", subject, groups.map(\.protocolName))
      if old.0.protocolName != nil, new.0.protocolName != nil {
        if schemas.old.properties(of: old.0, in: classTypes.old)
          != schemas.new.properties(of: new.0, in: classTypes.new)
        {
          report(
            .conformanceChanged, subject, "has a protocol with different requirements",
            at: places, changesCode: true)
        }
        compareDeprecations(groups)
      }
      compareText("description", subject, groups.map(\.description), at: places)
    }
  }

  /// Compares the deprecations of the group's fields that every class type of the group declares again. The
  /// deprecations of its other fields are compared for each class type.
  private mutating func compareDeprecations(_ groups: Versions<Group>) {
    let oldFields = Dictionary(
      groups.old.fields.map { ($0.path.value, $0) }, uniquingKeysWith: { first, _ in first })
    let schema = schemas.new.schema
    let classTypes = schema.classTypes.filter { schema.group(of: $0)?.name == groups.new.name }
    for field in groups.new.fields {
      guard let oldField = oldFields[field.path.value],
        classTypes.allSatisfy({ $0.fields.contains { $0.path == field.path } })
      else { continue }
      let fields = Versions(old: oldField, new: field)
      compareDeprecation(
        Subject(
          name: "\(quoted(field.path.value.spelling)) of group \(quoted(groups.new.name.value))"),
        fields.map(\.deprecation), at: fields.map(\.path.location), changesCode: true)
    }
  }

  /// Compares the constants of the keys that both versions have. All fields with the same key share a constant.
  mutating func compareConstants() {
    let constants = schemas.map(\.constants)
    for (key, constant) in constants.new.sorted(by: { $0.value.location < $1.value.location }) {
      guard let other = constants.old[key] else { continue }
      compareName(
        "the constant", Subject(name: quoted(key)), Versions(old: other, new: constant))
    }
  }
}

extension CheckedSchema {
  /// For each group's name, the index of its first class type.
  fileprivate var firstClassTypes: [Located<String>: Int] {
    let indices = schema.classTypes.indices.compactMap { index in
      schema.group(of: schema.classTypes[index]).map { ($0.name, index) }
    }
    return Dictionary(indices, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the names of the properties for a group's fields, as UTF-8.
  fileprivate func properties(
    of group: Group, in classTypes: [Located<String>: Int]
  ) -> Set<[UInt8]> {
    let paths = Set(group.fields.map(\.path.value))
    let properties = classTypes[group.name].map { object(ofClassTypeAt: $0).properties } ?? []
    return Set(properties.filter { paths.contains($0.path) }.map { Array($0.name.text.utf8) })
  }

  /// The constants of extras keys, each with the location of its name or, if the name is derived, of the key.
  fileprivate var constants: [String: Located<String>] {
    let choices = schema.classTypes.flatMap(\.oneOf).flatMap(\.choices).map(\.field)
    let fields = schema.groups.flatMap(\.fields) + schema.classTypes.flatMap(\.fields) + choices
    var constants: [String: Located<String>] = [:]
    for field in fields {
      guard let key = field.key, let name = model.constants[key]?.name.text,
        field.constant != nil || constants[key] == nil
      else { continue }
      constants[key] = Located(name, at: (field.constant?.location ?? field.path.location))
    }
    return constants
  }
}
