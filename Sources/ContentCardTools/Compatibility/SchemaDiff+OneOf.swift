import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareOneOfs(of pair: ClassTypeComparison) {
    for (old, new) in pair.oneOfs.common { compare(old, new, of: pair) }
    for index in pair.oneOfs.added {
      let oneOf = pair.new.classType.oneOf[index]
      report(
        .oneOfAdded, oneOf.subject(of: pair), oneOf.isRequired ? "is new and required" : "is new",
        at: pair.places(nil, oneOf.property.location), of: .oneOf(old: nil, new: index),
        liveCards: .seen(advice: "remove \"required\", or add a choice that live cards have"),
        changesCode: oneOf.isRequired || pair.new.classType.declaration == .extension
          || oneOf.property.value == "id")
    }
    for index in pair.oneOfs.removed {
      let oneOf = pair.old.classType.oneOf[index]
      report(
        .oneOfRemoved, oneOf.subject(of: pair),
        oneOf.isRequired ? "was required and has been removed" : "has been removed",
        at: pair.places(oneOf.property.location, nil), of: .oneOf(old: index, new: nil),
        oldApps: .seen(
          advice: "keep filling in at least one of them while old apps are in use"),
        changesCode: true)
    }
  }

  private mutating func compare(_ old: Int, _ new: Int, of pair: ClassTypeComparison) {
    let (was, now) = (pair.old.classType.oneOf[old], pair.new.classType.oneOf[new])
    let subject = now.subject(of: pair)
    let places = Locations(old: was.property.location, new: now.property.location)
    if was.isRequired != now.isRequired {
      report(
        .requiredChanged, subject,
        now.isRequired
          ? "is now required instead of optional" : "is now optional instead of required",
        at: places, of: .oneOf(old: old, new: new),
        liveCards: .seen(advice: "keep it optional, or add a choice that live cards have"),
        oldApps: .seen(
          advice: "fill in at least one of them on every new card while old apps are in use"),
        changesCode: true)
    }
    compareChoices(old, new, of: pair)
    compareName("the property", subject, was.property, now.property)
    compareName(
      "the enum", subject, was.enumName ?? was.property, pair.old.enumNames[was.property.value],
      now.enumName ?? now.property, pair.new.enumNames[now.property.value])
    compareText("description", subject, was.description, now.description, at: places)
  }

  private mutating func compareChoices(_ old: Int, _ new: Int, of pair: ClassTypeComparison) {
    let (was, now) = (pair.old.classType.oneOf[old], pair.new.classType.oneOf[new])
    let matched = Matched(fields: was.choices.map(\.field), now.choices.map(\.field))
    for (oldIndex, newIndex) in matched.common {
      let (choice, other) = (was.choices[oldIndex], now.choices[newIndex])
      let subject = other.field.subject(in: now, of: pair)
      compare(
        FieldComparison(
          part: .choice(oneOf: new, old: oldIndex, new: newIndex), subject: subject,
          places: Locations(old: choice.field.path.location, new: other.field.path.location),
          was: choice.field, now: other.field))
      compareName("the case", subject, choice.caseName, other.caseName)
    }
    for index in matched.added {
      let field = now.choices[index].field
      report(
        .choiceAdded, field.subject(in: now, of: pair), "is a new choice",
        at: pair.places(nil, field.path.location), of: .choice(oneOf: new, old: nil, new: index),
        oldApps: .seen(
          advice: "also fill in one of the old choices while old apps are in use"),
        changesCode: true)
    }
    for index in matched.removed {
      let field = was.choices[index].field
      report(
        .choiceRemoved, field.subject(in: was, of: pair), "is no longer a choice",
        at: pair.places(field.path.location, now.property.location),
        of: .choice(oneOf: new, old: index, new: nil),
        liveCards: .seen(advice: "keep the choice until the campaigns have ended"),
        changesCode: true)
    }
    guard matched.isReordered else { return }
    let advice = "fill in only one of them"
    report(
      .choiceOrderChanged, now.subject(of: pair), "has its choices in a different order",
      at: Locations(old: was.property.location, new: now.property.location),
      of: .oneOf(old: old, new: new), liveCards: .seen(advice: advice),
      oldApps: .seen(advice: advice))
  }

  mutating func compareAtLeastOne(of pair: ClassTypeComparison) {
    let (was, now) = (pair.old.classType.atLeastOne, pair.new.classType.atLeastOne)
    let newPaths = Dictionary(
      pair.fields.common.map {
        (pair.old.fields[$0.old].path.value, pair.new.fields[$0.new].path.value)
      }, uniquingKeysWith: { first, _ in first })
    let oldLists = was.map { list in Set(list.value.map { newPaths[$0.value] ?? $0.value }) }
    let newLists = now.map { Set($0.value.map(\.value)) }
    for (index, list) in now.enumerated() where !oldLists.contains(newLists[index]) {
      report(
        .atLeastOneAdded, list.subject(of: pair), "is now required",
        at: pair.places(nil, list.location), of: .atLeastOne(old: nil, new: index),
        liveCards: .seen(advice: "add the list after the campaigns have ended"))
    }
    for (index, list) in was.enumerated() where !newLists.contains(oldLists[index]) {
      report(
        .atLeastOneRemoved, list.subject(of: pair), "is no longer required",
        at: pair.places(list.location, nil), of: .atLeastOne(old: index, new: nil),
        oldApps: .seen(
          advice: "keep filling in at least one of them while old apps are in use"))
    }
  }
}

extension OneOf {
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

extension Located<[Located<ValuePath>]> {
  /// Returns a subject such as `at least one of "phone" and "mail" of class type "contact"`.
  fileprivate func subject(of pair: ClassTypeComparison) -> Subject {
    Subject(
      name: "at least one of \(value.map { quoted($0.value.spelling) }.andList)",
      owners: [pair.owner])
  }
}
