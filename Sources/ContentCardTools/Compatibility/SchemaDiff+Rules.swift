import ContentCardSchema

extension SchemaDiff {
  /// Compares the rules for several values and the numbers of items. The effects follow from the rules, except for
  /// `atLeastOne`, so no cards are read.
  mutating func compareRules(of pair: ClassTypeComparison) {
    for (direction, (index, list, _)) in pair.unshared(\.classType.atLeastOne, isOrdered: false) {
      let app = direction.opposite
      report(
        app.choose(.atLeastOneAdded, .atLeastOneRemoved),
        pair.subject("at least one of \(list.phrase)"),
        app.choose("is now required", "is no longer required"),
        at: pair.places(list.location, ofCardsIn: direction), of: .atLeastOne(index, app),
        advice: [
          app: app.choose(
            "add the list after the campaigns have ended",
            "keep filling in at least one of them \(whileOldAppsAreInUse)")
        ])
    }
    compare(
      .togetherChanged, pair.unshared({ $0.schema.together(of: $0.classType) }, isOrdered: false),
      of: pair,
      ("can be used only together", "can be used separately"), "have only some of them")
    compare(
      .orderRuleChanged, pair.unshared({ $0.schema.order(of: $0.classType) }, isOrdered: true),
      of: pair,
      ("must be in this order", "can be in any order"), "are not in this order")
    for fields in pair.fields.pairs {
      if let was = fields.old?.element.field, let now = fields.new?.element.field {
        compareCounts(Versions(old: was, new: now), pair)
      }
    }
  }

  private mutating func compare(
    _ code: SchemaChangeCode,
    _ lists: [(direction: Direction, element: (index: Int, list: PlaceList, key: [ValuePath]))],
    of pair: ClassTypeComparison, _ predicates: (added: String, removed: String), _ which: String
  ) {
    for (direction, (_, list, _)) in lists {
      let app = direction.opposite
      report(
        code, pair.subject(list.phrase), "now \(app.choose(predicates.added, predicates.removed))",
        at: pair.places(list.location, ofCardsIn: direction),
        advice: [
          app: app.choose(
            "add the rule after the campaigns have ended",
            "keep the rule on new cards \(whileOldAppsAreInUse)")
        ],
        consequences: [
          app: pair.loss(of: list.value.map(\.value), in: app, "whose values \(which)")
        ])
    }
  }

  /// Compares the bounds of the numbers of items.
  private mutating func compareCounts(_ fields: Versions<Field>, _ pair: ClassTypeComparison) {
    guard fields.old.type.isList, fields.new.type.isList else { return }
    let texts = fields.map { $0.countText ?? "any number of items" }
    for direction in Direction.allCases {
      let (app, cards) = (fields.ofApp(in: direction), fields.ofCards(in: direction))
      let isNarrower =
        (app.minimumCount?.value ?? 1) > (cards.minimumCount?.value ?? 1)
        || (app.maximumCount?.value ?? .max) < (cards.maximumCount?.value ?? .max)
      guard isNarrower else { continue }
      report(
        direction.choose(.countNarrowed, .countWidened), pair.subject(fields.new),
        "now allows \(texts.new) instead of \(texts.old)", at: fields.map(\.path.location),
        advice: [
          direction: direction.choose("keep the old numbers", "use only the old numbers")
            + " \(direction.period)"
        ],
        consequences: [
          direction: pair.loss(
            of: [app.path.value], in: direction, "with other numbers of items")
        ])
    }
  }
}

extension ClassTypeComparison {
  /// Returns the consequence if the app ignores values, or rejects the card if it needs one of them.
  fileprivate func loss(
    of paths: [ValuePath], in direction: Direction, _ which: String
  ) -> Consequence {
    let app = versions.ofApp(in: direction)
    let isNeeded =
      app.reader.properties.contains { $0.field.isRequired && paths.contains($0.field.path.value) }
      || app.classType.atLeastOne.contains { list in
        list.value.contains { paths.contains($0.value) }
      }
    guard !isNeeded else { return direction.rejection(which, card: nil) }
    return Consequence(
      effect: .changesMeaning,
      sentence:
        "\(direction.app) \(direction.verb("ignore")) the values of \(direction.cards) \(which)")
  }
}

extension PlaceList {
  /// A phrase such as `"phone" and "mail"`.
  fileprivate var phrase: String { value.map { quoted($0.value.spelling) }.andList }
}
