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

private let whileOldAppsAreInUse = "while old apps are in use"
private let untilCampaignsHaveEnded = "until the campaigns have ended"

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
  private mutating func report(
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
      guard !values.0.means(values.1, was, now) else { return }
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

  private mutating func compareTypes(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base == now.type.base, was.type.isList == now.type.isList else {
      let advice = "keep this key, and declare a new key for the new type"
      return report(
        .typeChanged, comparison,
        "is now \(quoted(now.type.valueSpelling)) instead of \(quoted(was.type.valueSpelling))",
        undo: { $0.copyType(from: $1) }, liveCards: advice, oldApps: advice, changesCode: true)
    }
    guard !was.hasSwiftType(of: now) else { return }
    let text = { (type: Located<String>?) in type.map { quoted($0.value) } ?? "\"ExtraValue\"" }
    let advice = "test the types with cards of both versions"
    report(
      .swiftTypeChanged, comparison,
      "is now read by \(text(now.swiftType)) instead of \(text(was.swiftType))"
        + text(now.swiftType).remark(insteadOf: text(was.swiftType)),
      at: Locations(
        old: was.swiftType?.location ?? comparison.places.old,
        new: now.swiftType?.location ?? comparison.places.new),
      undo: { $0.swiftType = $1.swiftType },
      liveCards: advice, oldApps: advice, changesCode: true)
  }

  private mutating func compareEnums(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base == .string, now.type.base == .string else { return }
    let removed = now.refused(of: was)
    if now.choices != nil, was.choices == nil || !removed.isEmpty {
      report(
        .enumNarrowed, comparison,
        was.choices == nil
          ? "now allows only \((now.choices ?? []).map { quoted($0.value.value) }.orList)"
          : "no longer allows \(removed.map { quoted($0.value) }.orList)",
        at: Locations(
          old: removed.first?.location ?? comparison.places.old, new: comparison.places.new),
        undo: { $0.choices = $1.choices },
        liveCards: (was.choices == nil ? "allow any text" : "keep the old values")
          + " \(untilCampaignsHaveEnded)"
          + (now.isRequired && !now.isCollected ? ", or add a \"default\"" : ""),
        changesCode: true)
    }
    let added = was.refused(of: now)
    if was.choices != nil, now.choices == nil || !added.isEmpty {
      report(
        .enumWidened, comparison,
        now.choices == nil
          ? "now allows any text" : "now also allows \(added.map { quoted($0.value) }.andList)",
        at: Locations(
          old: comparison.places.old, new: added.first?.location ?? comparison.places.new),
        undo: { $0.choices = $1.choices },
        oldApps: "send cards with new values only to users of the new app", changesCode: true)
    }
  }

  private mutating func compareRanges(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    guard was.type.base.isNumber, now.type.base.isNumber else { return }
    let predicate = "now allows \(now.rangeText) instead of \(was.rangeText)"
    let undo: SuspectedChange.Undo = { ($0.minimum, $0.maximum) = ($1.minimum, $1.maximum) }
    /// The location of the bound that excludes numbers of the other range.
    let places = { (isMinimum: Bool) in
      let bound = isMinimum ? \Field.minimum : \.maximum
      return Locations(
        old: was[keyPath: bound]?.location ?? comparison.places.old,
        new: now[keyPath: bound]?.location ?? comparison.places.new)
    }
    if now.excludesNumbers(of: was) {
      report(
        .rangeNarrowed, comparison, predicate, at: places(now.excludesSmallNumbers(of: was)),
        undo: undo, liveCards: "keep the old range \(untilCampaignsHaveEnded)")
    }
    if was.excludesNumbers(of: now) {
      report(
        .rangeWidened, comparison, predicate, at: places(was.excludesSmallNumbers(of: now)),
        undo: undo, oldApps: "use only numbers in the old range \(whileOldAppsAreInUse)")
    }
  }

  /// Compares the rules for empty values, lists, and dates.
  private mutating func compareRules(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if was.allowsEmpty != now.allowsEmpty {
      report(
        .emptyChanged, comparison,
        now.allowsEmpty ? "can now be empty" : "is now treated as missing if it is empty",
        undo: { $0.allowsEmpty = $1.allowsEmpty },
        liveCards: now.allowsEmpty
          ? "add \"allowsEmpty\" after the campaigns have ended"
          : "keep \"allowsEmpty\": true \(untilCampaignsHaveEnded)",
        oldApps: "do not leave it empty \(whileOldAppsAreInUse)")
    }
    if was.isFreeText, now.isFreeText, was.rejectsLiquid != now.rejectsLiquid {
      report(
        .liquidChanged, comparison,
        now.rejectsLiquid
          ? "no longer accepts text with a Liquid tag" : "now accepts text with a Liquid tag",
        undo: { $0.rejectsLiquid = $1.rejectsLiquid },
        liveCards: "send no card whose Liquid tags Braze cannot fill in",
        oldApps: "send no card whose Liquid tags Braze cannot fill in")
    }
    if was.type.isList, now.type.isList, !areSpelledAlike(now.separator, was.separator) {
      let advice = "declare a new key for the new separator"
      report(
        .separatorChanged, comparison,
        "is now separated by \(quoted(now.separator)) instead of \(quoted(was.separator))"
          + now.separator.remark(insteadOf: was.separator),
        undo: { $0.separator = $1.separator }, liveCards: advice, oldApps: advice)
    }
    if was.type.isList, now.type.isList, was.isUnique != now.isUnique {
      report(
        .uniqueChanged, comparison,
        now.isUnique ? "is now a set instead of a list" : "is now a list instead of a set",
        undo: { $0.isUnique = $1.isUnique }, changesCode: true)
    }
    if was.type.base == .date, now.type.base == .date, was.dateFormat != now.dateFormat {
      let advice = "declare a new key for the new format"
      report(
        .formatChanged, comparison,
        "now has the format \(quoted(now.dateFormat.rawValue)) instead of \(quoted(was.dateFormat.rawValue))",
        undo: { $0.dateFormat = $1.dateFormat }, liveCards: advice, oldApps: advice)
    }
  }
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

extension FieldType {
  /// The spelling of the type without a question mark.
  fileprivate var valueSpelling: String { FieldType(base, isList: isList).spelling }
}

extension Field {
  /// The property's value for cards without the field, as text for messages.
  fileprivate var absenceText: String {
    guard let literal = defaultValue?.value else { return "nil" }
    guard case .list(let elements) = literal else { return quoted(literal.text(separator: "")) }
    return "[" + elements.map { quoted($0.text(separator: "")) }.joined(separator: ", ") + "]"
  }

  /// Returns the allowed values of another field that this field does not allow.
  fileprivate func refused(of other: Field) -> [Located<String>] {
    let allowed = Set((choices ?? []).map { ValueGrammar.lowercased($0.value.value) })
    return (other.choices ?? []).map(\.value).filter {
      !allowed.contains(ValueGrammar.lowercased($0.value))
    }
  }

  /// Returns whether the range excludes numbers that are in another field's range.
  fileprivate func excludesNumbers(of other: Field) -> Bool {
    excludesSmallNumbers(of: other)
      || isCut(maximum, other.maximum, in: other) { $0.isLess($1, than: $2) }
  }

  /// Returns whether the minimum excludes numbers that are in another field's range.
  fileprivate func excludesSmallNumbers(of other: Field) -> Bool {
    isCut(minimum, other.minimum, in: other) { $0.isLess($2, than: $1) }
  }

  private func isCut(
    _ bound: Located<String>?, _ otherBound: Located<String>?, in other: Field,
    isNarrower: (BaseType, String, String) -> Bool
  ) -> Bool {
    guard let bound = bound?.value else { return false }
    guard let otherBound = otherBound?.value else { return true }
    return isNarrower(other.type.base == .double ? .double : type.base, bound, otherBound)
  }

  /// Adds or removes an alias if another field has it or does not have it.
  fileprivate mutating func copyAlias(_ alias: ValuePath, from other: Field) {
    aliases.removeAll { $0.path == alias }
    aliases += other.aliases.filter { $0.path == alias }
  }

  /// Copies the type, and the rules that the types of both fields do not share.
  fileprivate mutating func copyType(from other: Field) {
    if type.base != .string || other.type.base != .string { choices = other.choices }
    if !type.base.isNumber || !other.type.base.isNumber {
      (minimum, maximum) = (other.minimum, other.maximum)
    }
    if type.base != .date || other.type.base != .date { dateFormat = other.dateFormat }
    if !type.isList || !other.type.isList {
      (separator, isUnique) = (other.separator, other.isUnique)
      (minimumCount, maximumCount) = (other.minimumCount, other.maximumCount)
    }
    if other.type.base == .int {
      // The bounds of an integer have no fraction.
      minimum?.value.replace(".0", with: "")
      maximum?.value.replace(".0", with: "")
    }
    (type.base, type.isList, swiftType) = (other.type.base, other.type.isList, other.swiftType)
  }
}
