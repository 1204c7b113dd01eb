import ContentCardCodegen
import ContentCardSchema

extension SchemaDiff {
  mutating func compareOneOfs(of pair: ClassTypeComparison) {
    for (index, oneOfs) in pair.oneOfs.pairs.enumerated() {
      if let old = oneOfs.old?.element, let new = oneOfs.new?.element {
        compare(Versions(old: old, new: new), at: index, of: pair)
        continue
      }
      for direction in Direction.allCases {
        guard let oneOf = oneOfs.ofApp(in: direction)?.element.declared else { continue }
        report(
          direction.choose(.oneOfAdded, .oneOfRemoved), pair.subject(quoted(oneOf.property.value)),
          direction.presence(isRequired: oneOf.isRequired),
          at: pair.places(oneOf.property.location, ofCardsIn: direction.opposite),
          of: .oneOf(index),
          changesCode: direction == .oldApps || oneOf.isRequired || pair.isExtension
            || oneOf.property.value == "id",
          advice: [
            .liveCards: "remove \"required\", or add a choice that live cards have",
            .oldApps: "keep filling in at least one of its choices \(whileOldAppsAreInUse)",
          ])
      }
    }
  }

  private mutating func compare(
    _ oneOfs: Versions<ClassTypeReader.OneOfReader>, at index: Int, of pair: ClassTypeComparison
  ) {
    let (was, now) = (oneOfs.old.declared, oneOfs.new.declared)
    let subject = pair.subject(quoted(now.property.value))
    let places = oneOfs.map { SourceLocation?.some($0.declared.property.location) }
    if was.isRequired != now.isRequired {
      report(
        .requiredChanged, subject,
        now.isRequired
          ? "is now required instead of optional" : "is now optional instead of required",
        at: places, of: .oneOf(index), changesCode: true,
        advice: [
          .liveCards: "keep it optional, or add a choice that live cards have",
          .oldApps: "fill in at least one of its choices on every new card \(whileOldAppsAreInUse)",
        ])
    }
    for (number, fields) in pair.choices[index].pairs.enumerated() {
      let part = ChangedPart.choice(number, oneOf: index)
      let subject = { (field: Field, oneOf: OneOf) in
        pair.subject("\(quoted(field.path.value.spelling)) of \(quoted(oneOf.property.value))")
      }
      if let old = fields.old, let new = fields.new {
        let comparison = FieldComparison(
          part: part, subject: subject(new.element.field, now),
          fields: Versions(old: old.element, new: new.element))
        compare(comparison)
        compareName(
          "the case", comparison.subject,
          Versions(
            old: was.choices[old.offset].caseName, new: now.choices[new.offset].caseName))
      } else if let field = fields.new?.element.field {
        report(
          .choiceAdded, subject(field, now), "is a new choice",
          at: Locations(old: nil, new: field.path.location), of: part, changesCode: true,
          advice: [.oldApps: "also fill in one of the old choices \(whileOldAppsAreInUse)"])
      } else if let field = fields.old?.element.field {
        report(
          .choiceRemoved, subject(field, was), "is no longer a choice",
          at: Locations(old: field.path.location, new: places.new), of: part, changesCode: true,
          advice: [.liveCards: "keep the choice \(untilCampaignsHaveEnded)"])
      }
    }
    if pair.choices[index].isReordered {
      report(
        .choiceOrderChanged, subject, "has its choices in a different order", at: places,
        of: .oneOf(index), advice: .both("fill in only one of the choices"))
    }
    compareName("the property", subject, oneOfs.map(\.declared.property))
    compareName(
      "the enum", subject,
      Versions(
        old: pair.versions.old.enumNames[was.property.value],
        new: pair.versions.new.enumNames[now.property.value]),
      at: oneOfs.map { ($0.declared.enumName ?? $0.declared.property).location })
    compareText("description", subject, oneOfs.map(\.declared.description), at: places)
  }
}
