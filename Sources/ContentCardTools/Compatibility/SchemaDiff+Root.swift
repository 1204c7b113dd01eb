import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareRoots() {
    let (was, now) = (old.schema, new.schema)
    compareDiscriminators()
    compareCaseSensitivity()
    if was.access != now.access {
      report(
        .accessChanged, Subject(name: "the generated code"),
        "is now \(now.access.rawValue) instead of \(was.access.rawValue)", at: Locations(),
        changesCode: true)
    }
    compareName("the namespace", Subject(name: "the schema"), was.namespace, now.namespace)
    compareName(
      "the Objective-C prefix", Subject(name: "the schema"), was.objectiveCPrefix,
      now.objectiveCPrefix)
    compareName(
      "the fallback case", Subject(name: "the schema"),
      was.fallbackCase, old.model.fallbackCase.text, now.fallbackCase, new.model.fallbackCase.text)
    compareText(
      "description", Subject(name: "the schema"), was.description, now.description, at: Locations())
  }

  private mutating func compareDiscriminators() {
    let (was, now) = (old.schema.discriminators, new.schema.discriminators)
    let (oldKeys, newKeys) = (was.map(\.value), now.map(\.value))
    func consequence(
      _ direction: Direction, _ version: CheckedSchema, _ key: String, advice: String?,
      isRead: Bool = false
    ) -> Consequence {
      guard !isRead else { return .none }
      let cards =
        direction.cards + (key == version.schema.discriminator.value ? "" : " with an older key")
      return Consequence(
        effect: .breaks,
        sentence:
          "\(direction.app) \(direction.verb("ignore")) all \(cards), because their class type is in \(quoted(key))",
        advice: advice, card: smallestCard(0, in: version, discriminator: key))
    }
    let (oldKey, newKey) = (oldKeys[0], newKeys[0])
    let subject = Subject(name: "the discriminator")
    if oldKey != newKey {
      report(
        .discriminatorChanged, subject, "is now \(quoted(newKey)) instead of \(quoted(oldKey))",
        at: Locations(old: was[0].location, new: now[0].location),
        liveCards: consequence(
          .liveCards, old, oldKey, advice: "list \(quoted(oldKey)) after \(quoted(newKey))",
          isRead: newKeys.contains(oldKey)),
        oldApps: consequence(
          .oldApps, new, newKey,
          advice: "fill in both keys on new cards while old apps are in use",
          isRead: oldKeys.contains(newKey)))
    }
    for key in now.dropFirst() where !oldKeys.contains(key.value) {
      report(
        .discriminatorAliasAdded, subject, "can now also be \(quoted(key.value))",
        at: Locations(old: was[0].location, new: key.location),
        oldApps: consequence(
          .oldApps, new, key.value, advice: "use \(quoted(newKey)) on new cards"))
    }
    for key in was.dropFirst() where !newKeys.contains(key.value) {
      report(
        .discriminatorAliasRemoved, subject, "can no longer be \(quoted(key.value))",
        at: Locations(old: key.location, new: now[0].location),
        liveCards: consequence(
          .liveCards, old, key.value, advice: "keep it until the campaigns have ended"))
    }
  }

  private mutating func compareCaseSensitivity() {
    let isCaseSensitive = new.schema.isCaseSensitive
    guard old.schema.isCaseSensitive != isCaseSensitive else { return }
    let which = "whose class type differs from the name in the schema only in case"
    func card(_ version: CheckedSchema) -> String? {
      let name = version.schema.classTypes.first?.name.value ?? ""
      let other = name == name.uppercased() ? name.lowercased() : name.uppercased()
      return smallestCard(0, in: version, named: other)
    }
    report(
      .caseSensitivityChanged, Subject(name: "the names of class types"),
      isCaseSensitive ? "are now case-sensitive" : "are no longer case-sensitive",
      at: Locations(),
      liveCards: isCaseSensitive
        ? Direction.liveCards.rejection(
          which, card: card(old), advice: "add the spellings in use to \"aliases\"") : .none,
      oldApps: isCaseSensitive
        ? .none
        : Direction.oldApps.rejection(
          which, card: card(new), advice: "use the exact spelling while old apps are in use"))
  }

  /// Compares the enums, protocols, and descriptions of groups. The fields are compared as fields of each class type.
  mutating func compareGroups() {
    let oldGroups = Dictionary(
      zip(old.schema.groups, old.model.groups).map { ($0.name, ($0, $1)) },
      uniquingKeysWith: { first, _ in first })
    let (oldTypes, newTypes) = (old.firstClassTypes, new.firstClassTypes)
    for (group, model) in zip(new.schema.groups, new.model.groups) {
      guard let (was, oldModel) = oldGroups[group.name] else { continue }
      let subject = Subject(name: "group \(quoted(group.name.value))")
      compareName(
        "the enum", subject, was.enumName ?? was.name, oldModel.enumName.text,
        group.enumName ?? group.name, model.enumName.text)
      compareName(
        "the list of class types", subject, was.listName ?? was.name, oldModel.listName.text,
        group.listName ?? group.name, model.listName.text)
      compareName("the protocol", subject, was.protocolName, group.protocolName)
      let hasProtocol = was.protocolName != nil && group.protocolName != nil
      if hasProtocol,
        old.properties(of: was, in: oldTypes) != new.properties(of: group, in: newTypes)
      {
        report(
          .conformanceChanged, subject, "has a protocol with different requirements",
          at: Locations(old: was.name.location, new: group.name.location), changesCode: true)
      }
      if hasProtocol { compareDeprecations(was, group) }
      compareText(
        "description", subject, was.description, group.description,
        at: Locations(old: was.name.location, new: group.name.location))
    }
  }

  /// Compares the deprecations of a protocol's requirements. The objects' own are compared as fields of class types.
  private mutating func compareDeprecations(_ was: Group, _ now: Group) {
    let oldFields = Dictionary(
      was.fields.map { ($0.path.value, $0) }, uniquingKeysWith: { first, _ in first })
    let classTypes = new.schema.classTypes.filter { new.schema.group(of: $0)?.name == now.name }
    for field in now.fields {
      guard let oldField = oldFields[field.path.value], oldField.deprecation != field.deprecation,
        classTypes.allSatisfy({ $0.fields.contains { $0.path == field.path } })
      else { continue }
      report(
        .deprecationChanged,
        Subject(name: "\(quoted(field.path.value.spelling)) of group \(quoted(now.name.value))"),
        field.deprecation.predicate,
        at: Locations(old: oldField.path.location, new: field.path.location),
        changesCode: field.deprecation != nil)
    }
  }

  /// Compares the constants. All fields with the same key share a constant.
  mutating func compareConstants() {
    let was = old.constants
    let now = new.constants
    for (key, constant) in now.sorted(by: { $0.value.location < $1.value.location }) {
      guard let other = was[key] else { continue }
      compareName("the constant", Subject(name: quoted(key)), other, constant)
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

  /// Returns the names of the properties that all objects of a group have, as UTF-8.
  fileprivate func properties(
    of group: Group, in classTypes: [Located<String>: Int]
  ) -> Set<[UInt8]> {
    let paths = Set(group.fields.map(\.path.value))
    let properties = classTypes[group.name].map { object(ofClassTypeAt: $0).properties } ?? []
    return Set(properties.filter { paths.contains($0.path) }.map { Array($0.name.text.utf8) })
  }

  /// The constant of each extras key, with the location of its name or, if the name is derived, of the key.
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

// MARK: - Names and texts

extension SchemaDiff {
  /// Compares two names. `nil` means that a version has no such name.
  mutating func compareName(
    _ what: String, _ subject: Subject, _ was: Located<String>?, _ now: Located<String>?
  ) {
    compareName(what, subject, was, was?.value, now, now?.value)
  }

  /// Compares the resulting Swift names, whether they are set or derived.
  mutating func compareName(
    _ what: String, _ subject: Subject,
    _ was: Located<String>?, _ wasName: String?, _ now: Located<String>?, _ nowName: String?
  ) {
    guard !areSpelledAlike(wasName, nowName) else { return }
    let predicate =
      if let wasName, let nowName {
        "now has \(what) \(quoted(nowName)) instead of \(quoted(wasName))"
          + nowName.remark(insteadOf: wasName)
      } else if let nowName {
        "now has \(what) \(quoted(nowName))"
      } else {
        "no longer has \(what) \(quoted(wasName ?? ""))"
      }
    report(
      .nameChanged, subject, predicate,
      at: Locations(old: was?.location, new: now?.location), changesCode: true)
  }

  /// Compares text that does not affect code or cards, such as a description.
  mutating func compareText(
    _ what: String, _ subject: Subject, _ was: String?, _ now: String?, at places: Locations
  ) {
    guard !areSpelledAlike(was, now) else { return }
    let predicate =
      was == nil
      ? "now has \(what.article)"
      : now == nil ? "no longer has \(what.article)" : "has a different \(what)"
    report(.textChanged, subject, predicate, at: places)
  }
}

// In Swift, two texts are equal if they differ only in Unicode normalization: "é" can be one scalar, or "e" followed by
// a combining accent. Apps compare keys, class types, and allowed values in this way. They compare separators byte by
// byte, and the compiler compares identifiers byte by byte.

/// Returns whether two texts have the same bytes as UTF-8, or both are `nil`.
func areSpelledAlike(_ a: String?, _ b: String?) -> Bool {
  a.map { Array($0.utf8) } == b.map { Array($0.utf8) }
}

extension String {
  /// Returns a remark if this text differs from another text only in Unicode normalization. Otherwise, returns an
  /// empty string.
  func remark(insteadOf other: String) -> String {
    guard self == other, !areSpelledAlike(self, other) else { return "" }
    return " (the same letters with other Unicode code points)"
  }

  fileprivate var article: String { first == "e" ? "an \(self)" : "a \(self)" }
}
