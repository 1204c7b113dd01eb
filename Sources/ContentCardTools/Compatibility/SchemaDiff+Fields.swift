import ContentCardCodegen
import ContentCardSchema

/// A field, or a choice of a `oneOf`, that is in both versions of a schema.
struct FieldComparison {
  let part: ChangedPart
  let subject: Subject
  let places: Locations
  let was: Field
  let now: Field
  /// The properties, or `nil` for a choice of a `oneOf`.
  var properties: (old: PropertyModel?, new: PropertyModel?)
  /// The objects in which an enum of the field's allowed values is nested.
  var enumOwners: (old: String?, new: String?)

  /// The field's key or name in the old version, in quotation marks.
  fileprivate var oldKey: String { quoted(was.path.value.spelling) }
}

let whileOldAppsAreInUse = "while old apps are in use"
let untilCampaignsHaveEnded = "until the campaigns have ended"

extension SchemaDiff {
  mutating func compareFields(of pair: ClassTypeComparison) {
    for (old, new) in pair.fields.common {
      let (was, now) = (pair.old.fields[old], pair.new.fields[new])
      let comparison = FieldComparison(
        part: .field(old: old, new: new), subject: pair.subject(now),
        places: pair.places(was.path.location, now.path.location), was: was, now: now,
        properties: (pair.old.property(of: was), pair.new.property(of: now)),
        enumOwners: (pair.old.enumOwner(of: was), pair.new.enumOwner(of: now)))
      compareRequirement(comparison)
      compare(comparison)
      compareCollectedKeys(comparison, of: pair)
    }
    for index in pair.fields.added { reportAdded(index, to: pair) }
    for index in pair.fields.removed { reportRemoved(index, from: pair) }
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

  /// Reports a change of a field whose effects the cards show.
  mutating func report(
    _ code: SchemaChangeCode, _ comparison: FieldComparison, _ predicate: String,
    at places: Locations? = nil, place: ValuePath? = nil, undo: SuspectedChange.Undo? = nil,
    liveCards: String? = nil,
    oldApps: String? = nil, changesCode: Bool = false
  ) {
    report(
      code, comparison.subject, predicate, at: places ?? comparison.places, of: comparison.part,
      place: place, undo: undo, liveCards: .seen(advice: liveCards),
      oldApps: .seen(advice: oldApps),
      changesCode: changesCode)
  }

  private mutating func reportAdded(_ index: Int, to pair: ClassTypeComparison) {
    let field = pair.new.fields[index]
    report(
      .fieldAdded, pair.subject(field), field.isRequired ? "is new and required" : "is new",
      at: pair.places(nil, field.path.location), of: .field(old: nil, new: index),
      liveCards: .seen(
        advice: "make it optional with a \"?\""
          + (field.isCollected
            ? "" : ", or add a \"default\", or a \"fallback\" that live cards have")
          + (field.key == nil
            ? "" : "; if you renamed a key, add its old name to \"aliases\"")),
      changesCode: field.isNeverNil || pair.new.classType.declaration == .extension
        || pair.new.property(of: field)?.name.text == "id")
    let collected = newKeys(in: (old, pair.old), besides: (new, pair.new), collectedBy: field)
    guard !collected.isEmpty else { return }
    report(
      .collectedKeysChanged, pair.subject(field),
      "is new, and its prefix matches the removed \(collected.andList)",
      at: pair.places(nil, field.path.location), of: .field(old: nil, new: index),
      liveCards: .seen(advice: "choose another prefix \(untilCampaignsHaveEnded)"))
  }

  /// Returns the keys and prefixes of one version that the other does not have, and whose values its field collects.
  private func newKeys(
    in version: (schema: CheckedSchema, classType: ClassTypeVersion),
    besides other: (schema: CheckedSchema, classType: ClassTypeVersion), collectedBy field: Field
  ) -> [String] {
    guard case .extrasPrefix(let prefix) = field.path.value else { return [] }
    let paths = { (schema: CheckedSchema, classType: ClassTypeVersion) in
      schema.schema.allFields(of: classType.classType).flatMap(\.spellings)
    }
    let known = Set(paths(other.schema, other.classType))
    return paths(version.schema, version.classType).uniqued
      .filter { path in
        if case .card = path { return false }
        if case .extrasPrefix(let other) = path, prefix.hasPrefix(other) {
          return !known.contains(path)
        }
        return path.name.hasPrefix(prefix) && !known.contains(path)
      }
      .map { quoted($0.spelling) }
  }

  private mutating func reportRemoved(_ index: Int, from pair: ClassTypeComparison) {
    let field = pair.old.fields[index]
    report(
      .fieldRemoved, pair.subject(field),
      field.isRequired ? "was required and has been removed" : "has been removed",
      at: pair.places(field.path.location, nil), of: .field(old: index, new: nil),
      oldApps: .seen(advice: "keep filling it in \(whileOldAppsAreInUse)"),
      changesCode: true,
      advice: field.key.map {
        "if you renamed the key, add \(quoted($0)) to the \"aliases\" of the new one"
      })
    let collected = newKeys(in: (new, pair.new), besides: (old, pair.old), collectedBy: field)
    guard !collected.isEmpty else { return }
    report(
      .collectedKeysChanged, pair.subject(field),
      "has been removed, but its prefix matches the new \(collected.andList)",
      at: pair.places(field.path.location, nil), of: .field(old: index, new: nil),
      oldApps: .seen(advice: "use other keys \(whileOldAppsAreInUse)"))
  }

  /// Compares the order of the properties, which is also the order of the initializer's parameters.
  mutating func compareOrder(of pair: ClassTypeComparison) {
    guard pair.fields.isReordered || pair.oneOfs.isReordered else { return }
    report(
      .orderChanged, Subject(name: "class type \(pair.owner)"),
      "has its properties in a different order", at: pair.places, changesCode: true)
  }

  // MARK: - Cards without the field

  private mutating func compareRequirement(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    var code = SchemaChangeCode.requiredChanged
    let predicate: String
    var advice = "keep it optional, or add a \"default\", or a \"fallback\" that live cards have"
    switch (was.isRequired, now.isRequired) {
    case (true, true): return
    case (false, false):
      let values = (FieldReader(was).defaultValue, FieldReader(now).defaultValue)
      guard !values.0.isSameValue(as: values.1, of: was, and: now) else { return }
      code = .defaultChanged
      predicate =
        "now defaults to \(now.absenceText) instead of \(was.absenceText)"
        + now.absenceText.remark(insteadOf: was.absenceText)
      advice =
        was.defaultValue == nil
        ? "add the default after the campaigns have ended"
        : "keep the old default \(untilCampaignsHaveEnded)"
    case (true, false):
      predicate =
        now.defaultValue == nil
        ? "is now optional instead of required"
        : "now defaults to \(now.absenceText) instead of being required"
    case (false, true):
      predicate =
        was.defaultValue == nil
        ? "is now required instead of optional"
        : "is now required instead of defaulting to \(was.absenceText)"
      if was.defaultValue != nil {
        advice = "keep the \"default\", or add a \"fallback\" that live cards have"
      } else if now.isCollected {
        advice = "keep it optional \(untilCampaignsHaveEnded)"
      }
    }
    report(
      code, comparison, predicate,
      at: Locations(
        old: was.defaultValue?.location ?? comparison.places.old,
        new: now.defaultValue?.location ?? comparison.places.new),
      undo: {
        $0.type.isOptional = $1.type.isOptional
        $0.defaultValue = $1.defaultValue
      },
      liveCards: advice, oldApps: "fill it in on every new card \(whileOldAppsAreInUse)",
      changesCode: was.isNeverNil != now.isNeverNil
        || was.defaultValue != nil && now.defaultValue == nil)
  }

  // MARK: - Places

  /// Compares the sources of a value: the key, its aliases, and its fallbacks.
  private mutating func comparePlaces(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    let (key, oldKey) = (now.path.value, was.path.value)
    if key != oldKey {
      report(
        .fieldRenamed, comparison, "was renamed from \(comparison.oldKey)",
        undo: { $0.path = $1.path },
        liveCards: "add \(comparison.oldKey) to \"aliases\"",
        oldApps: "fill in both keys on new cards \(whileOldAppsAreInUse)",
        changesCode: !areSpelledAlike(
          old.model.constants[oldKey.name]?.name.text, new.model.constants[key.name]?.name.text))
    }
    let (oldSpellings, newSpellings) = (Set(was.spellings), Set(now.spellings))
    let useOldKey = "keep using \(comparison.oldKey) \(whileOldAppsAreInUse)"
    for alias in now.aliases where !oldSpellings.contains(alias.path) {
      report(
        .aliasAdded, comparison, "has the new alias \(quoted(alias.key.value))",
        at: Locations(old: comparison.places.old, new: alias.key.location),
        place: alias.exactPath, undo: { $0.copyAlias(alias.path, from: $1) }, oldApps: useOldKey)
    }
    let oldAliases = Dictionary(was.aliases.map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
    for alias in now.aliases {
      guard let other = oldAliases[alias.path] else { continue }
      compareFormats(of: alias, other, comparison)
    }
    for alias in was.aliases where !newSpellings.contains(alias.path) {
      report(
        .aliasRemoved, comparison, "no longer has the alias \(quoted(alias.key.value))",
        at: Locations(old: alias.key.location, new: comparison.places.new),
        place: alias.exactPath, undo: { $0.copyAlias(alias.path, from: $1) },
        liveCards: "keep the alias \(untilCampaignsHaveEnded)")
    }
    guard was.fallback != now.fallback else { return }
    let (oldPlaces, newPlaces) = (Set(was.fallback.map(\.value)), Set(now.fallback.map(\.value)))
    report(
      .fallbackChanged, comparison,
      "now falls back to \(now.fallback.phrase) instead of \(was.fallback.phrase)",
      at: Locations(
        old: was.fallback.first?.location ?? comparison.places.old,
        new: now.fallback.first?.location ?? comparison.places.new),
      undo: { $0.fallback = $1.fallback },
      liveCards: !oldPlaces.isSubset(of: newPlaces)
        ? "keep the fallback \(untilCampaignsHaveEnded)"
        : oldPlaces == newPlaces
          ? "keep the old order \(untilCampaignsHaveEnded)"
          : "add the fallback after the campaigns have ended",
      oldApps: useOldKey)
  }

  /// Compares the formats of the values under an alias, unless they follow the format of the field.
  private mutating func compareFormats(
    of alias: Alias, _ other: Alias, _ comparison: FieldComparison
  ) {
    let (now, was) = (comparison.now.reading(alias), comparison.was.reading(other))
    let what = "the alias \(quoted(alias.key.value))"
    let places = Locations(old: other.key.location, new: alias.key.location)
    let advice = "use another alias for the new format"
    let undo: SuspectedChange.Undo = { $0.copyAlias(alias.path, from: $1) }
    if now.type.base == .date, was.type.base == .date, alias.dateFormat != other.dateFormat,
      now.dateFormat != was.dateFormat
    {
      report(
        .formatChanged, comparison,
        "now reads \(what) in the format \(quoted(now.dateFormat.rawValue)) instead of \(quoted(was.dateFormat.rawValue))",
        at: places, undo: undo, liveCards: advice, oldApps: advice)
    }
    if now.type.isList, was.type.isList, alias.separator != other.separator,
      !areSpelledAlike(now.separator, was.separator)
    {
      report(
        .separatorChanged, comparison,
        "now separates \(what) by \(quoted(now.separator)) instead of \(quoted(was.separator))"
          + now.separator.remark(insteadOf: was.separator),
        at: places, undo: undo, liveCards: advice, oldApps: advice)
    }
  }

  /// Compares the keys that begin with a field's prefix but are declared separately, and so are not collected.
  private mutating func compareCollectedKeys(
    _ comparison: FieldComparison, of pair: ClassTypeComparison
  ) {
    let was = old.schema.keys(beside: comparison.was, in: pair.old.classType)
    let now = new.schema.keys(beside: comparison.now, in: pair.new.classType)
    let rename = "rename the other key so that it does not begin with this prefix"
    let left = now.filter { !was.contains($0) }
    if !left.isEmpty {
      report(
        .collectedKeysChanged, comparison, "no longer collects \(left.map(quoted).andList)",
        liveCards: rename, oldApps: rename)
    }
    let taken = was.filter { !now.contains($0) }
    if !taken.isEmpty {
      report(
        .collectedKeysChanged, comparison, "now also collects \(taken.map(quoted).andList)",
        liveCards:
          "keep declaring \(taken.map(quoted).andList) \(untilCampaignsHaveEnded)",
        oldApps: "use other keys with this prefix \(whileOldAppsAreInUse)")
    }
  }

  // MARK: - Values
}

extension Alias {
  /// The path if the alias is a single key.
  fileprivate var exactPath: ValuePath? { prefix == nil ? path : nil }
}

extension [Located<ValuePath>] {
  /// A list such as `"tile_name" and "card.title"`, or `nothing`.
  fileprivate var phrase: String {
    isEmpty ? "nothing" : map { quoted($0.value.spelling) }.andList
  }
}

extension Field {
  /// The property's value for cards without the field, as text for messages.
  fileprivate var absenceText: String {
    guard let literal = defaultValue?.value else { return "nil" }
    guard case .list(let elements) = literal else { return quoted(literal.text(separator: "")) }
    return "[" + elements.map { quoted($0.text(separator: "")) }.joined(separator: ", ") + "]"
  }
  /// Adds or removes an alias if another field has it or does not have it.
  fileprivate mutating func copyAlias(_ alias: ValuePath, from other: Field) {
    aliases.removeAll { $0.path == alias }
    aliases += other.aliases.filter { $0.path == alias }
  }
}
