import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareOneOfs(of pair: ClassTypeComparison) {
    let oneOfs = pair.oneOfs
    for (was, now) in oneOfs.common { compare(was, now, of: pair) }
    for oneOf in oneOfs.added {
      report(
        .oneOfAdded, oneOf.subject(of: pair), oneOf.isRequired ? "is new and required" : "is new",
        at: pair.places(nil, oneOf.property.location),
        liveCards: Direction.liveCards.loss(
          pair.old.effect(ofRequiring: oneOf), "without any of its choices",
          advice: "remove \"required\", or add a choice that live cards have"),
        changesCode: oneOf.isRequired || pair.new.classType.declaration == .extension)
    }
    for oneOf in oneOfs.removed {
      report(
        .oneOfRemoved, oneOf.subject(of: pair),
        oneOf.isRequired ? "was required and has been removed" : "has been removed",
        at: pair.places(oneOf.property.location, nil),
        oldApps: Direction.oldApps.loss(
          pair.new.effect(ofRequiring: oneOf), "without any of its choices",
          advice: "keep filling in at least one of them while old apps are in use"),
        changesCode: true)
    }
  }

  private mutating func compare(_ was: OneOf, _ now: OneOf, of pair: ClassTypeComparison) {
    let subject = now.subject(of: pair)
    let places = Locations(old: was.property.location, new: now.property.location)
    if was.isRequired != now.isRequired {
      report(
        .requiredChanged, subject,
        now.isRequired
          ? "is now required instead of optional" : "is now optional instead of required",
        at: places,
        liveCards: Direction.liveCards.loss(
          pair.old.effect(ofRequiring: now), "without any of its choices",
          advice: "keep it optional, or add a choice that live cards have"),
        oldApps: Direction.oldApps.loss(
          pair.new.effect(ofRequiring: was), "without any of its choices",
          advice: "fill in at least one of them on every new card while old apps are in use"),
        changesCode: true)
    }
    compareChoices(was, now, of: pair)
    compareName("the property", subject, was.property, now.property)
    compareName(
      "the enum", subject, was.enumName ?? was.property, pair.old.enumNames[was.property.value],
      now.enumName ?? now.property, pair.new.enumNames[now.property.value])
    compareText("description", subject, was.description, now.description, at: places)
  }

  private mutating func compareChoices(_ was: OneOf, _ now: OneOf, of pair: ClassTypeComparison) {
    let fields = MatchedFields(old: was.choices.map(\.field), new: now.choices.map(\.field))
    let (oldChoices, newChoices) = (was.choicesByField, now.choicesByField)
    for (oldField, newField) in fields.common {
      guard let oldChoice = oldChoices[oldField], let newChoice = newChoices[newField] else {
        continue
      }
      let subject = newField.subject(in: now, of: pair)
      compare(
        FieldComparison(
          subject: subject,
          places: Locations(old: oldField.path.location, new: newField.path.location), pair: pair,
          was: was.version(of: oldChoice), now: now.version(of: newChoice)))
      compareName("the case", subject, oldChoice.caseName, newChoice.caseName)
    }
    reportAdded(
      fields.added, to: now, was, of: pair, kept: Set(fields.common.map(\.new.path.value)))
    reportRemoved(
      fields.removed, from: was, now, of: pair, kept: Set(fields.common.map(\.old.path.value)))
    compareOrder(fields, was, now, of: pair)
  }

  private mutating func reportAdded(
    _ fields: [Field], to now: OneOf, _ was: OneOf, of pair: ClassTypeComparison,
    kept: Set<ValuePath>
  ) {
    for field in fields {
      report(
        .choiceAdded, field.subject(in: now, of: pair), "is a new choice",
        at: pair.places(nil, field.path.location),
        liveCards: pair.old.consequence(
          ofFinding: field, in: now, insteadOf: was, kept: kept, direction: .liveCards),
        oldApps: pair.new.consequence(ofLosing: field, in: was, direction: .oldApps),
        changesCode: true)
    }
  }

  private mutating func reportRemoved(
    _ fields: [Field], from was: OneOf, _ now: OneOf, of pair: ClassTypeComparison,
    kept: Set<ValuePath>
  ) {
    for field in fields {
      report(
        .choiceRemoved, field.subject(in: was, of: pair), "is no longer a choice",
        at: pair.places(field.path.location, now.property.location),
        liveCards: pair.old.consequence(ofLosing: field, in: now, direction: .liveCards),
        oldApps: pair.new.consequence(
          ofFinding: field, in: was, insteadOf: now, kept: kept, direction: .oldApps),
        changesCode: true)
    }
  }

  private mutating func compareOrder(
    _ fields: MatchedFields, _ was: OneOf, _ now: OneOf, of pair: ClassTypeComparison
  ) {
    guard fields.isReordered else { return }
    let meaning = { (direction: Direction) in
      direction.meaning(
        "\(direction.verb("use")) a different choice for \(direction.cards) that have several",
        advice: "fill in only one of them")
    }
    report(
      .choiceOrderChanged, now.subject(of: pair), "has its choices in a different order",
      at: Locations(old: was.property.location, new: now.property.location),
      liveCards: meaning(.liveCards), oldApps: meaning(.oldApps))
  }
}

/// The `oneOf`s of two versions, matched by property name or, failing that, by a shared key or standard field.
struct MatchedChoices {
  private(set) var common: [(old: OneOf, new: OneOf)] = []
  private(set) var added: [OneOf] = []
  private(set) var removed: [OneOf] = []
  /// Whether the order of the common `oneOf`s differs.
  private(set) var isReordered = false

  init(old: [OneOf], new: [OneOf]) {
    let kept = Set(new.map(\.property.value))
    var byName: [String: Int] = [:]
    var byPlace: [ValuePath: [Int]] = [:]
    for (index, oneOf) in old.enumerated() {
      byName[oneOf.property.value] = index
      guard !kept.contains(oneOf.property.value) else { continue }
      for place in oneOf.places { byPlace[place, default: []].append(index) }
    }
    var positions: [Int] = []
    var matched: Set<Int> = []
    for oneOf in new {
      let others = oneOf.places.flatMap { byPlace[$0] ?? [] }.filter { !matched.contains($0) }
      if let index = byName[oneOf.property.value] ?? others.min() {
        matched.insert(index)
        common.append((old[index], oneOf))
        positions.append(index)
      } else {
        added.append(oneOf)
      }
    }
    removed = old.indices.filter { !matched.contains($0) }.map { old[$0] }
    isReordered = positions != positions.sorted()
  }
}

extension OneOf {
  fileprivate var choicesByField: [Field: Choice] {
    Dictionary(choices.map { ($0.field, $0) }, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func subject(of pair: ClassTypeComparison) -> Subject {
    Subject(name: quoted(property.value), owners: [pair.owner])
  }
}

extension Field {
  fileprivate func subject(in oneOf: OneOf, of pair: ClassTypeComparison) -> Subject {
    Subject(
      name: "\(quoted(path.value.spelling)) of \(quoted(oneOf.property.value))",
      owners: [pair.owner])
  }
}
