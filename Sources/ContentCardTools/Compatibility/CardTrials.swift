import ContentCardSchema
import ContentCards

/// Reads cards of one version of a class type in the same way as an app with the other version, and observes the
/// effects of the changes.
struct CardTrials {
  typealias Place = CardMaker.Place

  /// For each change with an observed or assumed effect, the best example; see `isBetterExample(than:)`. The keys are the
  /// indices of the changes.
  private(set) var observations: [Int: Observation] = [:]
  private let changes: [ChangedPart?: [(offset: Int, element: DetectedChange)]]
  private let direction: Direction
  private let pair: ClassTypeComparison
  private let writer: ClassTypeReader
  let app: ClassTypeReader
  let maker: CardMaker
  /// For each field, the `atLeastOne` lists of the app that contain it.
  let appLists: [ValuePath: [[FieldReader]]]
  /// The fields of the app whose key ends in `*`. In the version of the cards, the keys that they collect can belong to
  /// other fields.
  let collectors: [FieldReader]
  private let rulePaths: Set<ValuePath>
  let orderPaths: Set<ValuePath>
  /// The number of searches for cards that break rules for several values, by the field with which each search began.
  private var searches: [ValuePath: Int] = [:]

  /// The maximum number of trials. Cards that a search tries do not count.
  private static let limit = 1_000
  private static let searchLimit = 100
  private static let searchLimitOfField = 12

  init(
    _ direction: Direction, of pair: ClassTypeComparison,
    changes: [(offset: Int, element: DetectedChange)]
  ) {
    self.direction = direction
    self.pair = pair
    let parts = changes.compactMap(\.element.part).uniqued
    self.changes = Dictionary(grouping: changes, by: \.element.part)
    writer = pair.versions.ofCards(in: direction).reader
    app = pair.versions.ofApp(in: direction).reader
    maker = pair.makers.ofCards(in: direction)
    appLists = Dictionary(
      grouping: app.lists.flatMap { list in list.map { ($0.field.path.value, list) } }, by: \.0
    ).mapValues { $0.map(\.1) }
    collectors = app.readers.filter(\.field.isCollected)
    orderPaths = Set((writer.order + app.order).joined().map(\.field.path.value))
    rulePaths = Set((app.together + app.order).joined().map(\.field.path.value))
    run(units(of: parts))
  }

  // MARK: - What is read

  /// A field or a choice, with its readers in the version of the cards (the writer) and in the version of the app. A
  /// reader is `nil` if its version does not have the field. For an `atLeastOne` list, `writer` is always `nil`.
  struct UnitField {
    var part: ChangedPart
    var writer: FieldReader?
    var app: FieldReader?
    var writerIndex: Int?
    var appIndex: Int?
  }

  /// A single field, the choices of a `oneOf`, or the fields of an `atLeastOne` list. Each unit has trials of its own.
  struct Unit {
    var parts: Set<ChangedPart>
    var fields: [UnitField] = []
    var oneOfs: (writer: ClassTypeReader.OneOfReader?, app: ClassTypeReader.OneOfReader)?
    var places: [Place] = []
    /// For each `atLeastOne` list that one of the fields can affect, the places of the list's fields. A field can
    /// affect a list that contains it, or a list with a field that an `order` or `together` rule connects with it.
    var alternatives: [Set<Place>] = []
  }

  private func units(of parts: [ChangedPart]) -> [Unit] {
    let owner = { (part: ChangedPart) -> ChangedPart in
      if case .choice(_, let oneOf) = part { .oneOf(oneOf) } else { part }
    }
    let groups = Dictionary(grouping: parts, by: owner)
    var alternatives: [ValuePath: [Set<Place>]] = [:]
    for list in writer.lists + app.lists {
      let places = Set(list.flatMap(maker.places))
      for path in app.pathsRemoving(list).union(writer.pathsRemoving(list)) {
        alternatives[path, default: []].append(places)
      }
    }
    return parts.map(owner).uniqued.compactMap { part -> Unit? in
      var unit = Unit(parts: Set(groups[part] ?? []))
      switch part {
      case .field(let index): unit.fields = [field(part, pair.fields.pairs[index])]
      case .oneOf(let index), .choice(_, let index):
        let oneOf = pair.oneOfs.pairs[index]
        guard let app = oneOf.ofApp(in: direction)?.element else { return nil }
        unit.oneOfs = (oneOf.ofCards(in: direction)?.element, app)
        unit.fields = pair.choices[index].pairs.enumerated().map {
          field(.choice($0, oneOf: index), $1)
        }
      case .atLeastOne(let index, direction):
        unit.fields = app.lists[index].map { UnitField(part: part, app: $0) }
      case .atLeastOne: return nil
      }
      guard unit.fields.contains(where: { $0.app != nil }) else { return nil }
      let readers = unit.fields.flatMap { [$0.writer, $0.app].compactMap(\.self) }
      unit.places = readers.flatMap(maker.places).uniqued
      let paths = readers.filter { !$0.isChoice }.map(\.field.path.value).uniqued
      unit.alternatives = paths.flatMap { alternatives[$0] ?? [] }
      return unit
    }
  }

  private func field(
    _ part: ChangedPart, _ fields: Versions<(offset: Int, element: FieldReader)?>
  ) -> UnitField {
    let (writer, app) = (fields.ofCards(in: direction), fields.ofApp(in: direction))
    return UnitField(
      part: part, writer: writer?.element, app: app?.element,
      writerIndex: writer?.offset, appIndex: app?.offset)
  }

  // MARK: - Cards

  /// Values to try on a card. The card maker adds the other values that a valid card needs. Trials with a lower rank
  /// are read first.
  struct Trial {
    var rank: Int
    var unit: Int
    var values: [Place: ExtraValue] = [:]
  }

  private mutating func run(_ units: [Unit]) {
    let limit = max(50, Self.limit / max(1, units.count))
    let all = units.indices.map { self.trials(of: units[$0], index: $0, limit: limit) }
    let trials = all.flatMap(\.trials).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    let places = units.map { Set($0.places) }
    // At the end, this set contains the units for which no card was read, and those with trials beyond the limit.
    var untried = Set(trials.map(\.unit))
    for trial in trials.prefix(Self.limit) {
      let unit = units[trial.unit]
      let values = maker.card(
        trial.values, without: places[trial.unit], clearing: unit.alternatives)
      guard let values else { continue }
      read(values, unit)
      untried.remove(trial.unit)
    }
    untried.formUnion(trials.dropFirst(Self.limit).map(\.unit))
    for (index, unit) in units.enumerated() where untried.contains(index) || !all[index].isComplete
    {
      let canReject =
        unit.fields.contains { $0.app.map { $0.isRequired || app.comparesRequired($0) } ?? false }
        || unit.oneOfs?.app.declared.isRequired == true || !unit.alternatives.isEmpty
      for part in unit.parts {
        observe(.untested(canReject ? .breaks : .changesMeaning), of: part, nil)
      }
    }
  }

  // MARK: - Effects

  private mutating func read(_ values: [Place: ExtraValue], _ unit: Unit) {
    if let oneOfs = unit.oneOfs { return readOneOf(values, unit, oneOfs.writer, oneOfs.app) }
    for field in unit.fields {
      guard let reader = field.app else { continue }
      guard case .field = field.part else {
        if isOpaque(reader, values) != .never {
          observe(.dependsOnType, of: field.part, values)
        }
        continue
      }
      guard let effect = effect(on: values, field.writer, reader) else { continue }
      observe(effect, of: field.part, values, field.writer, reader) {
        $0.effect(on: values, field.writer, $1)
      }
      if [.lost, .different].contains(effect) {
        readWithOtherValues(values, field.part, field.writer, reader)
      }
    }
    if case .atLeastOne? = unit.parts.first,
      unit.fields.allSatisfy({ $0.app?.value(in: values) == nil }), let part = unit.parts.first
    {
      observe(.rejected, of: part, values)
    }
  }

  /// Searches for a card that the app rejects because of a rule for several values. The rule is broken because the app
  /// loses the value of the field, or reads another value. After some searches for a field, further cards are not
  /// searched.
  private mutating func readWithOtherValues(
    _ values: [Place: ExtraValue], _ part: ChangedPart, _ writer: FieldReader?,
    _ reader: FieldReader
  ) {
    let path = reader.field.path.value
    let isKnown = changes[part, default: []].allSatisfy {
      observations[$0.offset]?.severity == .breaks
    }
    guard rulePaths.contains(path), searches[path, default: 0] < Self.searchLimitOfField, !isKnown,
      let trials = RuleTrials(of: [reader], writer: self.writer, app: app, maker: maker),
      trials.canReject
    else { return }
    guard searches.values.reduce(0, +) < Self.searchLimit else {
      return observe(.untested(.breaks), of: part, nil)
    }
    searches[path, default: 0] += 1
    let own = values.filter { reader.searches($0.key) || writer?.searches($0.key) == true }
    let numbers = [writer?.value(in: own), reader.value(in: own)].compactMap { $0?.number }
    let (reaction, card) = trials.worstCard(with: own, for: path, near: numbers)
    guard reaction == .rejected else { return }
    observe(.rejected, of: part, card, writer, reader) { _, reader in
      trials.reaction(to: card, replacing: (path, reader)) == .rejected ? .rejected : nil
    }
  }

  private mutating func readOneOf(
    _ values: [Place: ExtraValue], _ unit: Unit,
    _ writer: ClassTypeReader.OneOfReader?, _ app: ClassTypeReader.OneOfReader
  ) {
    var dependsOnType = false
    for field in unit.fields {
      guard let reader = field.app else { continue }
      let isOpaque = self.isOpaque(reader, values)
      dependsOnType = dependsOnType || isOpaque == .always
      if isOpaque != .never { observe(.dependsOnType, of: field.part, values) }
    }
    let (effect, parts) = oneOfEffect(on: values, unit, writer, app, dependsOnType)
    guard let effect else { return }
    for part in parts {
      let field = unit.fields.first { $0.part == part }
      observe(effect, of: part, values, field?.writer, field?.app) { trials, reader in
        var choices = app.choices
        if let index = field?.appIndex { choices[index] = reader }
        return trials.oneOfEffect(
          on: values, unit, writer, .init(declared: app.declared, choices: choices), dependsOnType
        ).effect
      }
    }
  }

  /// Returns the effect that the changes of a `oneOf` have on a card, or `nil` if they have none. Also returns the
  /// parts whose changes cause the effect.
  private func oneOfEffect(
    on values: [Place: ExtraValue], _ unit: Unit,
    _ writer: ClassTypeReader.OneOfReader?, _ app: ClassTypeReader.OneOfReader,
    _ dependsOnType: Bool
  ) -> (effect: Observation.Effect?, parts: Set<ChangedPart>) {
    var decoder = ContentCardDecoder(ContentCard(values: values.map { ($0, $1) }))
    let intended = writer?.read(from: &decoder)
    let actual = app.read(from: &decoder)
    let isRejected = actual == nil && app.declared.isRequired && !dependsOnType
    let wanted = intended.flatMap { choice in
      unit.fields.first { $0.writerIndex == choice.index }
    }
    let used = actual.flatMap { choice in unit.fields.first { $0.appIndex == choice.index } }
    if let intended, let actual, let wanted, let used, wanted.part == used.part,
      let reader = used.app, let other = wanted.writer,
      Optional(intended.value).isSameValue(
        as: actual.value, of: other.field, and: reader.field)
    {
      return (nil, [])
    }
    guard isRejected || (writer != nil && (intended != nil || actual != nil)) else {
      return (nil, [])
    }
    // The effect belongs to the choice that the writer uses and the app does not read, the choice that the app uses and
    // the writer does not read, or the choice that both use. If none of these changed, it belongs to the `oneOf` or, if
    // that did not change either, to all changed parts.
    let lost = wanted.flatMap { $0.app?.value(in: values) == nil ? $0.part : nil }
    let found = used.flatMap { $0.writer?.value(in: values) == nil ? $0.part : nil }
    let same = wanted?.part == used?.part ? wanted?.part : nil
    let whole = unit.parts.filter { if case .oneOf = $0 { true } else { false } }
    let named = unit.parts.intersection([lost, found, same].compactMap(\.self))
    return (
      isRejected ? .rejected : actual == nil ? .lost : .different,
      !named.isEmpty ? named : whole.isEmpty ? unit.parts : whole
    )
  }

  /// Keeps an observation for each change that causes the effect, unless the change already has one that is at least as
  /// good.
  ///
  /// - Parameter effectWith: Returns the effect on the card when the app reads the field with the given reader.
  private mutating func observe(
    _ effect: Observation.Effect, of part: ChangedPart, _ values: [Place: ExtraValue]?,
    _ writer: FieldReader? = nil, _ app: FieldReader? = nil,
    effectWith: (Self, FieldReader) -> Observation.Effect? = { _, _ in nil }
  ) {
    let observation = Observation(
      effect: effect, card: effect == .dependsOnType ? nil : values)
    let all = changes[part] ?? []
    let relevant = all.filter { change in
      change.element.code.canCause(effect, in: direction)
        && (change.element.place.map { values?[$0] != nil } ?? true)
    }
    let possible = relevant.isEmpty ? all : relevant
    guard possible.contains(where: { isBetter(observation, than: observations[$0.offset]) }) else {
      return
    }
    for change in causes(of: effect, among: possible, writer, app, effectWith: effectWith)
    where isBetter(observation, than: observations[change.offset]) {
      observations[change.offset] = observation
    }
  }

  private func isBetter(_ observation: Observation, than other: Observation?) -> Bool {
    other.map(observation.isBetterExample) ?? true
  }

  /// Returns the card of an observation as JSON. Returns `nil` if there is no card, or if it has a value other than
  /// the class type under the discriminator. Also returns `nil` if the app rejects the card, but the observed effect is
  /// another one.
  func json(_ observation: Observation) -> String? {
    guard let values = observation.card else { return nil }
    var decoder = ContentCardDecoder(ContentCard(values: values.map { ($0, $1) }))
    guard observation.effect == .rejected || app.read(from: &decoder).isObject else { return nil }
    let discriminator = pair.versions.ofCards(in: direction).schema.discriminator.value
    let name = pair.cardNames.ofCards(in: direction)
    // A field can read the key of the class type, too.
    let value = values[.extras(ContentCardKey(discriminator))]
    guard value == nil || value == .string(name) else { return nil }
    return maker.json(values, classType: name, discriminator: discriminator)
  }
}

extension ClassTypeReader {
  /// Returns the paths of the fields, and of others that `order` or `together` connects with them. Because of
  /// these other fields, the rules can remove a value of the given ones.
  fileprivate func pathsRemoving(_ fields: [FieldReader]) -> Set<ValuePath> {
    var paths = Set(fields.map(\.field.path.value))
    for lists in [together, order] {
      for list in lists.map({ Set($0.map(\.field.path.value)) }) where !list.isDisjoint(with: paths)
      {
        paths.formUnion(list)
      }
    }
    return paths
  }

  fileprivate func comparesRequired(_ field: FieldReader) -> Bool {
    order.contains { pair in
      pair.contains { $0.field.path == field.field.path } && pair.contains(where: \.isRequired)
    }
  }
}
