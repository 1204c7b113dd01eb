import ContentCardSchema

extension SchemaDiff {
  mutating func compareRules(of pair: ClassTypeComparison) {
    for (direction, (index, list, _)) in pair.lists(of: .atLeastOne).unshared(by: \.key) {
      let app = direction.opposite
      report(
        app.choose(.atLeastOneAdded, .atLeastOneRemoved),
        pair.subject("at least one of \(list.phrase)"),
        app.choose("is now required", "is no longer required"),
        at: pair.places(list.location, ofCardsIn: direction), of: .atLeastOne(index, app),
        advice: [
          app: app.choose(
            "add the \"atLeastOne\" list after the campaigns have ended and their cards have expired",
            "keep filling in at least one of them \(whileOldAppsAreInUse)")
        ])
    }
    compare(
      .togetherChanged, pair.lists(of: .together).unshared(by: \.key), of: pair,
      ("can be used only together", "can be used separately"), "have only some of them")
    let order = pair.lists(of: .order, isOrdered: true)
    compare(
      .orderRuleChanged, order.unshared(by: \.key), of: pair,
      ("must be in this order", "can be in any order"), "have them in another order")
    compareSequence(order, of: pair)
  }

  /// Compares the sequence of the pairs of `order`, if both versions have the same pairs. The sequence matters because
  /// a pair can remove a value of a later pair.
  private mutating func compareSequence(
    _ lists: Versions<[ClassTypeComparison.KeyedList]>, of pair: ClassTypeComparison
  ) {
    let keys = lists.map { $0.map(\.key) }
    guard let first = lists.new.first, keys.old != keys.new, Set(keys.old) == Set(keys.new) else {
      return
    }
    let consequences = Direction.allCases.compactMap { direction in
      pair.consequence(
        of: lists.ofApp(in: direction).flatMap { $0.list.value.map(\.value) }, in: direction,
        "whose values are not in order"
      ).map { (direction, $0) }
    }.filter { $0.1.effect == .breaks }
    guard !consequences.isEmpty else { return }
    report(
      .orderRuleChanged, pair.subject("\"order\""), "now has its pairs in another sequence",
      at: pair.places(first.list.location, ofCardsIn: .oldApps),
      advice: .both("keep the sequence"),
      consequences: Dictionary(uniqueKeysWithValues: consequences))
  }

  private mutating func compare(
    _ code: SchemaChangeCode,
    _ lists: [(direction: Direction, element: ClassTypeComparison.KeyedList)],
    of pair: ClassTypeComparison, _ predicates: (added: String, removed: String), _ which: String
  ) {
    for (direction, (_, list, _)) in lists {
      let app = direction.opposite
      let paths = list.value.map(\.value)
      var consequences: [Direction: Consequence] = [:]
      consequences[app] = pair.consequence(of: paths, in: app, "that \(which)")
      // A pair can remove a value, and a later pair with this value is then not compared. If the first pair is not
      // declared, the later pair is compared, and the app can reject the card.
      if code == .orderRuleChanged,
        let other = pair.consequence(
          of: paths, in: direction, "in which this rule removed a value"),
        other.effect == .breaks
      {
        consequences[direction] = other
      }
      report(
        code, pair.subject(list.phrase), "now \(app.choose(predicates.added, predicates.removed))",
        at: pair.places(list.location, ofCardsIn: direction),
        advice: [
          app: app.choose(
            "add the rule after the campaigns have ended and their cards have expired",
            "make sure that new cards follow the rule \(whileOldAppsAreInUse)")
        ],
        consequences: consequences)
    }
  }
}

extension ClassTypeComparison {
  /// Returns the consequence of the app's rules for some fields, or `nil` if no card was found that breaks a rule.
  fileprivate func consequence(
    of paths: [ValuePath], in direction: Direction, _ which: String
  ) -> Consequence? {
    let (app, writer) = (versions.ofApp(in: direction), versions.ofCards(in: direction))
    // A field can have another path in the version that declares the rule.
    let paths =
      paths
      + fields.pairs.filter { pair in
        [pair.old, pair.new].contains {
          $0.map { paths.contains($0.element.field.path.value) } == true
        }
      }.compactMap { $0.ofApp(in: direction)?.element.field.path.value }
    let fields = app.reader.properties.filter { paths.contains($0.field.path.value) }
    let maker = makers.ofCards(in: direction)
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
