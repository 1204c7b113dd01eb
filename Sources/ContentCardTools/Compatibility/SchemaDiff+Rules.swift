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
      .togetherChanged,
      pair.unshared({ $0.schema.lists(of: .together, for: $0.classType) }, isOrdered: false),
      of: pair,
      ("can be used only together", "can be used separately"), "have only some of them")
    compare(
      .orderRuleChanged,
      pair.unshared({ $0.schema.lists(of: .order, for: $0.classType) }, isOrdered: true),
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
        consequences: pair.consequence(of: list, in: app, "whose values \(which)").map {
          [app: $0]
        } ?? [:])
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
    return isNeeded ? direction.rejection(which, card: nil) : direction.loss(which, card: nil)
  }

  /// Returns the consequence of a rule that only the app has, or `nil` if no card breaks it.
  fileprivate func consequence(
    of list: PlaceList, in direction: Direction, _ which: String
  ) -> Consequence? {
    let (app, writer) = (versions.ofApp(in: direction), versions.ofCards(in: direction))
    let paths = list.value.map(\.value)
    let fields = app.reader.properties.filter { paths.contains($0.field.path.value) }
    let maker = CardMaker(writer: writer.reader, app: app.reader)
    let trials = RuleTrials(of: fields, writer: writer.reader, app: app.reader, maker: maker)
    guard let (reaction, values) = trials?.worstCard(), reaction != .accepted else { return nil }
    let card = maker.json(
      values, classType: cardNames.ofCards(in: direction),
      discriminator: writer.schema.discriminator.value)
    return reaction == .rejected
      ? direction.rejection(which, card: card) : direction.loss(which, card: card)
  }
}

extension PlaceList {
  /// A phrase such as `"phone" and "mail"`.
  fileprivate var phrase: String { value.map { quoted($0.value.spelling) }.andList }
}
