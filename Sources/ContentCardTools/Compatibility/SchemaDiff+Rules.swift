import ContentCardSchema

extension SchemaDiff {
  /// Compares the rules for several values.
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
}

extension ClassTypeComparison {
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
