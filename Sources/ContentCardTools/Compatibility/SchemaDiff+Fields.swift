import ContentCardCodegen
import ContentCardSchema

/// A field, or a choice of a `oneOf`, that is in both versions of a schema.
struct FieldComparison {
  let part: ChangedPart
  let subject: Subject
  let fields: Versions<FieldReader>
  /// The class types, or `nil` for choices of a `oneOf`, which have no properties.
  var classTypes: Versions<ClassTypeVersion>?
  /// The alias whose values are compared, or `nil` for the values under the field's own key or standard field.
  var aliases: Versions<Alias>?

  /// The old field. If `aliases` is not `nil`, it has the format and the separator of the values under the alias.
  var was: Field { aliases.map { fields.old.field.reading($0.old) } ?? fields.old.field }
  /// The new field. If `aliases` is not `nil`, it has the format and the separator of the values under the alias.
  var now: Field { aliases.map { fields.new.field.reading($0.new) } ?? fields.new.field }
  var places: Locations { aliases?.map(\.key.location) ?? fields.map(\.field.path.location) }

  fileprivate var oldKey: String { quoted(was.path.value.spelling) }

  /// Returns the locations of a member. If a version does not have it, the location of the field is used.
  func places(_ member: (Field) -> SourceLocation?) -> Locations {
    fields.map { member($0.field) ?? $0.field.path.location }
  }
}

let whileOldAppsAreInUse = Direction.oldApps.period
let untilCampaignsHaveEnded = Direction.liveCards.period

extension SchemaDiff {
  mutating func compareFields(of pair: ClassTypeComparison) {
    for (index, fields) in pair.fields.pairs.enumerated() {
      let part = ChangedPart.field(index)
      if let old = fields.old?.element, let new = fields.new?.element {
        let comparison = FieldComparison(
          part: part, subject: pair.subject(new.field), fields: Versions(old: old, new: new),
          classTypes: pair.versions)
        compareRequirement(comparison)
        compare(comparison)
      } else if let new = fields.new?.element {
        reportUnshared(new, of: part, addedOrRemoved: .liveCards, in: pair)
      } else if let old = fields.old?.element {
        reportUnshared(old, of: part, addedOrRemoved: .oldApps, in: pair)
      }
    }
  }

  /// Compares two fields or two choices of a `oneOf`, apart from requirements and defaults.
  mutating func compare(_ comparison: FieldComparison) {
    comparePlaces(comparison)
    compareCollectedKeys(comparison)
    compareTypes(comparison)
    compareEnums(comparison)
    compareRanges(comparison)
    compareCounts(comparison)
    compareRules(comparison)
    compareNames(comparison)
  }

  /// Reports a change of a field or a choice. Its effects are found when cards are read.
  mutating func report(
    _ code: SchemaChangeCode, _ comparison: FieldComparison, _ predicate: String,
    at places: Locations? = nil, place: ValuePath? = nil, undo: DetectedChange.Undo? = nil,
    changesCode: Bool = false, advice: [Direction: String] = [:]
  ) {
    let undoAlias = comparison.aliases.map { aliases -> DetectedChange.Undo in
      { $0.copyAlias(aliases.new.path, from: $1) }
    }
    report(
      code, comparison.subject, predicate, at: places ?? comparison.places, of: comparison.part,
      place: place ?? comparison.aliases.flatMap { $0.new.prefix == nil ? $0.new.path : nil },
      undo: undoAlias ?? undo, changesCode: changesCode, advice: advice)
  }

  /// - Parameter direction: The direction in which only the app has the field.
  private mutating func reportUnshared(
    _ reader: FieldReader, of part: ChangedPart, addedOrRemoved direction: Direction,
    in pair: ClassTypeComparison
  ) {
    let field = reader.field
    let places = pair.places(field.path.location, ofCardsIn: direction.opposite)
    report(
      direction.choose(.fieldAdded, .fieldRemoved), pair.subject(field),
      direction.presence(isRequired: field.isRequired), at: places, of: part,
      changesCode: direction == .oldApps || field.isNeverNil || pair.isExtension
        || pair.versions.new.property(of: reader)?.name.text == "id",
      advice: [
        .liveCards: "make it optional with a \"?\""
          + (field.isCollected
            ? "" : ", or add a \"default\", or a \"fallback\" that live cards have")
          + (field.key == nil
            ? "" : "; if this is a renamed key, add the old name to its \"aliases\""),
        .oldApps: "keep filling it in \(whileOldAppsAreInUse)",
      ],
      remark: direction.choose(
        nil,
        field.key.map {
          "if you renamed the key, add \(quoted($0)) to the \"aliases\" of the new one"
        }))
    let collected = pair.unsharedKeys(collectedBy: reader, in: direction)
    guard !collected.isEmpty else { return }
    let prefix = field.isCollected ? "its prefix" : "the prefix of an alias"
    report(
      .collectedKeysChanged, pair.subject(field),
      direction.choose(
        "is new, and \(prefix) matches the removed",
        "has been removed, but \(prefix) matches the new")
        + " \(collected.andList)",
      at: places, of: part,
      advice: [
        direction: direction.choose("choose another prefix", "use other keys")
          + " \(direction.period)"
      ])
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
    let values = comparison.fields.map(\.defaultValue)
    let isRequiredInBoth = was.isRequired && now.isRequired
    let isOptionalInBoth = !was.isRequired && !now.isRequired
    guard !isRequiredInBoth,
      !isOptionalInBoth || !values.old.isSameValue(as: values.new, of: was, and: now)
    else {
      return
    }
    let (value, oldValue) = (now.absenceText, was.absenceText)
    let predicate =
      isOptionalInBoth
      ? "now defaults to \(value) instead of \(oldValue)" + value.remark(insteadOf: oldValue)
      : now.isRequired
        ? "is now required instead of "
          + (was.defaultValue == nil ? "optional" : "defaulting to \(oldValue)")
        : now.defaultValue == nil
          ? "is now optional instead of required"
          : "now defaults to \(value) instead of being required"
    let advice =
      isOptionalInBoth
      ? was.defaultValue == nil
        ? "add the default after the campaigns have ended and their cards have expired"
        : "keep the old default \(untilCampaignsHaveEnded)"
      : now.isRequired && was.defaultValue == nil && now.isCollected
        ? "keep it optional \(untilCampaignsHaveEnded)"
        : was.defaultValue == nil
          ? "keep it optional, or add a \"default\", or a \"fallback\" that live cards have"
          : "keep the \"default\", or add a \"fallback\" that live cards have"
    report(
      isOptionalInBoth ? .defaultChanged : .requiredChanged, comparison, predicate,
      at: comparison.places { $0.defaultValue?.location },
      undo: {
        $0.type.isOptional = $1.type.isOptional
        $0.defaultValue = $1.defaultValue
      },
      changesCode: was.isNeverNil != now.isNeverNil
        || was.defaultValue != nil && now.defaultValue == nil,
      advice: [
        .liveCards: advice, .oldApps: "fill it in on every new card \(whileOldAppsAreInUse)",
      ])
  }

  // MARK: - Places

  private mutating func comparePlaces(_ comparison: FieldComparison) {
    let (was, now) = (comparison.was, comparison.now)
    if now.path.value != was.path.value {
      let constants = Versions(
        old: schemas.old.model.constants[was.path.value.name],
        new: schemas.new.model.constants[now.path.value.name])
      report(
        .fieldRenamed, comparison, "was renamed from \(comparison.oldKey)",
        undo: { $0.path = $1.path },
        changesCode: !areSpelledAlike(constants.old?.name.text, constants.new?.name.text),
        advice: [
          .liveCards: "add \(comparison.oldKey) to \"aliases\"",
          .oldApps: "fill in both keys on new cards \(whileOldAppsAreInUse)",
        ])
    }
    let useOldKey = "keep using \(comparison.oldKey) \(whileOldAppsAreInUse)"
    let aliases = comparison.fields.map(\.field.aliases)
    for (direction, alias) in aliases.unshared(by: \.path)
    where alias.path != comparison.fields.ofApp(in: direction).field.path.value {
      report(
        direction.choose(.aliasRemoved, .aliasAdded), comparison,
        direction.choose("no longer has the alias", "has the new alias")
          + " \(quoted(alias.key.value))",
        at: comparison.places.replacing(alias.key.location, in: direction),
        place: alias.prefix == nil ? alias.path : nil,
        undo: { $0.copyAlias(alias.path, from: $1) },
        advice: [
          direction: direction.choose("keep the alias \(untilCampaignsHaveEnded)", useOldKey)
        ])
    }
    let oldAliases = Dictionary(
      aliases.old.map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
    for alias in aliases.new {
      guard let other = oldAliases[alias.path] else { continue }
      var ofAlias = comparison
      ofAlias.aliases = Versions(old: other, new: alias)
      compareRules(ofAlias)
    }
    compareOrder(
      comparison.subject,
      Versions(
        old: [was.path.value] + aliases.old.map(\.path),
        new: [now.path.value] + aliases.new.map(\.path)),
      at: comparison.places { $0.aliases.first?.key.location })
    guard was.fallback != now.fallback else { return }
    let (oldPlaces, newPlaces) = (Set(was.fallback.map(\.value)), Set(now.fallback.map(\.value)))
    report(
      .fallbackChanged, comparison,
      "now falls back to \(now.fallback.phrase) instead of \(was.fallback.phrase)",
      at: comparison.places { $0.fallback.first?.location }, undo: { $0.fallback = $1.fallback },
      advice: [
        .liveCards: !oldPlaces.isSubset(of: newPlaces)
          ? "keep the fallback \(untilCampaignsHaveEnded)"
          : oldPlaces == newPlaces
            ? "keep the old order \(untilCampaignsHaveEnded)"
            : "add the fallback after the campaigns have ended and their cards have expired",
        .oldApps: useOldKey,
      ])
  }

  /// Compares the keys that begin with a prefix of a field or of its aliases but are not collected.
  private mutating func compareCollectedKeys(_ comparison: FieldComparison) {
    let rename = "rename the other key so that it does not begin with this prefix"
    let keys = comparison.fields.map { $0.excludedKeys.map(\.rawValue) }
    let groups = Dictionary(grouping: keys.unshared(by: \.self), by: \.direction)
      .mapValues { $0.map { quoted($0.element) }.andList }
    if let left = groups[.oldApps] {
      report(
        .collectedKeysChanged, comparison, "no longer collects \(left)", advice: .both(rename))
    }
    if let taken = groups[.liveCards] {
      report(
        .collectedKeysChanged, comparison, "now also collects \(taken)",
        advice: [
          .liveCards: "keep declaring \(taken) \(untilCampaignsHaveEnded)",
          .oldApps: "use other keys with this prefix \(whileOldAppsAreInUse)",
        ])
    }
  }
}

extension ClassTypeComparison {
  /// Returns the keys and prefixes that the version of the cards has, but the version of the app does not. Only those
  /// whose values the app's field can collect are included.
  fileprivate func unsharedKeys(
    collectedBy reader: FieldReader, in direction: Direction
  ) -> [String] {
    let prefixes = reader.prefixes
    guard !prefixes.isEmpty else { return [] }
    let paths = versions.map { $0.reader.readers.map(\.field).flatMap(\.spellings) }
    let known = Set(paths.ofApp(in: direction))
    return paths.ofCards(in: direction).uniqued.filter { path in
      switch path {
      case .card: false
      case .extrasPrefix(let other) where prefixes.contains { $0.hasPrefix(other) }:
        !known.contains(path)
      case .extras, .extrasPrefix:
        prefixes.contains(where: path.name.hasPrefix) && !known.contains(path)
      }
    }.map { quoted($0.spelling) }
  }
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

  /// Copies an alias from another field, or removes it if the other field does not have it.
  mutating func copyAlias(_ alias: ValuePath, from other: Field) {
    aliases.removeAll { $0.path == alias }
    aliases += other.aliases.filter { $0.path == alias }
  }
}
