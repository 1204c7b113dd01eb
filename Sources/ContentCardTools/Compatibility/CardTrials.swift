import ContentCardSchema
import ContentCards

/// The worst effect that a changed part of a class type was seen to have on a card.
struct Observation {
  enum Effect: Hashable {
    /// The app rejects the card.
    case rejected
    /// The app reads no value, but the other version does.
    case lost
    /// The app reads another value.
    case different
    /// An app-defined type determines how the value is read.
    case dependsOnType
    /// The limit on the number of cards was reached. This is the worst effect that is possible.
    case untested(SchemaChange.Effect)
  }

  var effect: Effect
  /// The card, or `nil` if none was read.
  var card: [CardMaker.Place: ExtraValue]?

  var severity: SchemaChange.Effect {
    switch effect {
    case .rejected: .breaks
    case .lost, .different, .dependsOnType: .changesMeaning
    case .untested(let severity): severity
    }
  }

  private static func text(of card: [CardMaker.Place: ExtraValue]) -> String {
    card.map { "\($0): \($1)" }.sorted().joined(separator: "\n")
  }

  /// Returns whether this observation is worse than another or, if both have the same effect, its card has fewer values,
  /// fewer unusual values, or is smaller.
  func isBetterExample(than other: Self) -> Bool {
    guard severity == other.severity else { return severity > other.severity }
    guard let card, let otherCard = other.card else { return card != nil && other.card == nil }
    guard card.count == otherCard.count else { return card.count < otherCard.count }
    let oddities = [card, otherCard].map { card in card.values.count { !$0.isPlain } }
    guard oddities[0] == oddities[1] else { return oddities[0] < oddities[1] }
    let (text, otherText) = (Self.text(of: card), Self.text(of: otherCard))
    return (text.utf8.count, text) < (otherText.utf8.count, otherText)
  }
}

/// A change of a part of a class type, whose effects on cards are to be found.
struct SuspectedChange {
  /// Copies the changed members of a field from the other version.
  typealias Undo = @Sendable (inout Field, Field) -> Void

  /// The index of the finding.
  let index: Int
  let code: SchemaChangeCode
  /// `nil` if the change cannot be undone by changing a field.
  let undo: Undo?
}

/// Reads cards of one version of a class type with an app that has the other version, and observes the effects of the
/// changes between them.
struct CardTrials {
  typealias Place = CardMaker.Place

  /// The observations by the index of the change that causes them.
  private(set) var observations: [Int: Observation] = [:]
  private let changes: [ChangedPart: [SuspectedChange]]
  private let direction: Direction
  private let pair: ClassTypeComparison
  private let writer: ClassTypeReader
  private let app: ClassTypeReader
  private let maker: CardMaker
  /// For each field, the `atLeastOne` lists of the app that contain it.
  private let lists: [ValuePath: [[FieldReader]]]

  /// The maximum number of cards in one direction.
  private static let limit = 1_000

  /// - Parameters:
  ///   - parts: The parts that have changes.
  ///   - changes: The changes of each part.
  init(
    _ direction: Direction, of pair: ClassTypeComparison, parts: [ChangedPart],
    changes: [ChangedPart: [SuspectedChange]]
  ) {
    self.direction = direction
    self.pair = pair
    self.changes = changes
    (writer, app) =
      direction == .oldApps
      ? (pair.new.reader, pair.old.reader) : (pair.old.reader, pair.new.reader)
    maker = CardMaker(writer: writer, app: app)
    lists = Dictionary(grouping: app.lists.flatMap { list in list.map { ($0, list) } }) {
      $0.0.field.path.value
    }
    .mapValues { $0.map(\.1) }
    run(units(of: parts))
  }

  // MARK: - What is read

  /// Fields that are read together: a field, the choices of a `oneOf`, or the fields of an `atLeastOne` list.
  private struct Unit {
    /// The parts that have changes.
    var parts: Set<ChangedPart>
    /// The fields in the version of the cards and in the app, each with its part.
    var fields: [(part: ChangedPart, writer: FieldReader?, app: FieldReader?)]
    var oneOfs: (writer: ClassTypeReader.OneOfReader?, app: ClassTypeReader.OneOfReader)?
    /// The places that the fields search.
    var places: [Place] = []
    /// For each `atLeastOne` list that contains one of the fields, the places of the list's fields.
    var alternatives: [Set<Place>] = []
  }

  private func units(of parts: [ChangedPart]) -> [Unit] {
    // A common `oneOf` is one unit with its choices.
    let owner = { (part: ChangedPart) -> ChangedPart in
      guard case .choice(let index, _, _) = part else { return part }
      return .oneOf(old: pair.oneOfs.common.first { $0.new == index }?.old, new: index)
    }
    let groups = Dictionary(grouping: parts, by: owner)
    var alternatives: [ValuePath: [Set<Place>]] = [:]
    for list in writer.lists + app.lists {
      let places = Set(list.flatMap(maker.places))
      for reader in list { alternatives[reader.field.path.value, default: []].append(places) }
    }
    return parts.map(owner).uniqued.compactMap { part -> Unit? in
      let parts = groups[part] ?? []
      guard let index = appIndex(part) else { return nil }
      var unit = Unit(parts: Set(parts), fields: [])
      switch part {
      case .field:
        unit.fields = [
          (part, writerIndex(part).map { writer.properties[$0] }, app.properties[index])
        ]
      case .oneOf, .choice:
        let oneOfs = (writerIndex(part).map { writer.oneOfs[$0] }, app.oneOfs[index])
        unit.oneOfs = oneOfs
        unit.fields = choices(of: part).map { part in
          (
            part, writerIndex(part).flatMap { oneOfs.0?.choices[$0] },
            appIndex(part).map { oneOfs.1.choices[$0] }
          )
        }
      case .atLeastOne:
        unit.fields = app.lists[index].map { (part, nil, $0) }
      }
      let readers = unit.fields.flatMap { [$0.writer, $0.app].compactMap(\.self) }
      unit.places = readers.flatMap(maker.places).uniqued
      let paths = readers.filter { !$0.isChoice }.map(\.field.path.value).uniqued
      unit.alternatives = paths.flatMap { alternatives[$0] ?? [] }
      return unit
    }
  }

  /// The choices of a `oneOf`, whether or not they have changes.
  private func choices(of part: ChangedPart) -> [ChangedPart] {
    guard case .oneOf(let old, let new) = part else { return [] }
    let matched = Matched(
      fields: old.map { pair.old.classType.oneOf[$0].choices.map(\.field) } ?? [],
      new.map { pair.new.classType.oneOf[$0].choices.map(\.field) } ?? [])
    let oneOf = new ?? 0
    return matched.common.map { .choice(oneOf: oneOf, old: $0.old, new: $0.new) }
      + matched.added.map { .choice(oneOf: oneOf, old: nil, new: $0) }
      + matched.removed.map { .choice(oneOf: oneOf, old: $0, new: nil) }
  }

  private func writerIndex(_ part: ChangedPart) -> Int? {
    direction == .oldApps ? part.indices.new : part.indices.old
  }

  private func appIndex(_ part: ChangedPart) -> Int? {
    direction == .oldApps ? part.indices.old : part.indices.new
  }

  // MARK: - Cards

  /// The values of a card. Trials with a lower rank are read first.
  private struct Trial {
    var rank: Int
    var unit: Int
    var values: [Place: ExtraValue] = [:]
  }

  private mutating func run(_ units: [Unit]) {
    let limit = max(50, Self.limit / max(1, units.count))
    let all = units.indices.map { self.trials(of: units[$0], index: $0, limit: limit) }
    let trials = all.flatMap(\.trials).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for trial in trials.prefix(Self.limit) {
      let unit = units[trial.unit]
      let values = maker.card(
        trial.values, without: Set(unit.places),
        clearing: unit.alternatives.reduce(into: []) { $0.formUnion($1) })
      if let values { read(values, unit) }
    }
    let untried = Set(trials.dropFirst(Self.limit).map(\.unit))
    for (index, unit) in units.enumerated() where untried.contains(index) || !all[index].isComplete
    {
      let canReject =
        unit.fields.contains { $0.app?.isRequired == true }
        || unit.oneOfs?.app.declared.isRequired == true || !unit.alternatives.isEmpty
      for part in unit.parts {
        observe(.untested(canReject ? .breaks : .changesMeaning), of: part, nil)
      }
    }
  }

  /// Returns a card without values for the unit, cards with one value, and cards with two.
  ///
  /// - Parameter limit: About how many cards with two values to return.
  private func trials(
    of unit: Unit, index: Int, limit: Int
  ) -> (trials: [Trial], isComplete: Bool) {
    var known: [CardMaker.PlaceKind: [ExtraValue]] = [:]
    let values = unit.places.map { place in
      let kind = maker.kind(of: place)
      let values = known[kind] ?? representatives(of: maker.values(at: place), at: place, unit)
      known[kind] = values
      return (place: place, values: values, names: kind.declared)
    }
    let single =
      values.flatMap { place, values, _ in
        values.enumerated().map { Trial(rank: 1 + $0, unit: index, values: [place: $1]) }
      } + [Trial(rank: 0, unit: index)]
    var double: [Trial] = []
    for (number, first) in values.enumerated() {
      for second in values.dropFirst(number + 1)
      where first.names.isDisjoint(with: second.names) {
        guard double.count < limit else { return (single + double, false) }
        for (a, value) in first.values.enumerated() {
          for (b, other) in second.values.enumerated() {
            double.append(
              Trial(
                rank: 100 + a + b, unit: index,
                values: [first.place: value, second.place: other]))
          }
        }
      }
    }
    return (single + double, true)
  }

  /// Returns the shortest plain values that the fields read in different ways, and a second value for each way that accepts
  /// it, so that two places can have different values.
  private func representatives(
    of values: [ExtraValue], at place: Place, _ unit: Unit
  ) -> [ExtraValue] {
    var seen: [[Int]: [FieldValue?]] = [:]
    let sorted = values.map { ($0, $0.description.utf8.count + ($0.isPlain ? 0 : 1_000)) }
      .enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    return sorted.filter { value in
      var found: FieldValue?
      let ways = unit.fields.map { field -> Int in
        let (a, b) = (reading(value, field.writer, place), reading(value, field.app, place))
        found = found ?? b.value ?? a.value
        let isSame =
          if let writer = field.writer, let app = field.app {
            a.value.means(b.value, writer.field, app.field)
          } else { false }
        return a.way * 8 + b.way * 2 + (isSame ? 1 : 0)
      }
      let known = seen[ways] ?? []
      guard known.isEmpty || (known.count == 1 && found != nil && known[0] != found) else {
        return false
      }
      seen[ways] = known + [found]
      return true
    }
  }

  private func reading(
    _ value: ExtraValue, _ reader: FieldReader?, _ place: Place
  ) -> (way: Int, value: FieldValue?) {
    guard let reader, reader.searches(place) else { return (0, nil) }
    let reading = reader.reading(of: value, at: place)
    return (reading.value != nil ? 1 : reading.issues.isEmpty ? 2 : 3, reading.value)
  }

  // MARK: - Effects

  private mutating func read(_ values: [Place: ExtraValue], _ unit: Unit) {
    if let oneOfs = unit.oneOfs { return readOneOf(values, unit, oneOfs.writer, oneOfs.app) }
    for field in unit.fields {
      guard let reader = field.app else { continue }
      guard case .field = field.part else {
        if isOpaque(reader, values) != .never { observe(.dependsOnType, of: field.part, values) }
        continue
      }
      guard let effect = effect(on: values, field.writer, reader) else { continue }
      observe(effect, of: field.part, values, field.writer, reader) { [self] app in
        self.effect(on: values, field.writer, app)
      }
    }
    if case .atLeastOne? = unit.parts.first,
      unit.fields.allSatisfy({ $0.app?.value(in: values) == nil }), let part = unit.parts.first
    {
      observe(.rejected, of: part, values)
    }
  }

  /// Returns the effect on a card of the changes of a field, or `nil` if the app reads the card as the other version
  /// does.
  private func effect(
    on values: [Place: ExtraValue], _ writer: FieldReader?, _ reader: FieldReader
  ) -> Observation.Effect? {
    let isOpaque = isOpaque(reader, values)
    if isOpaque == .always { return .dependsOnType }
    return decodedEffect(on: values, writer, reader)
      ?? (isOpaque == .unlessDifferent ? .dependsOnType : nil)
  }

  private func decodedEffect(
    on values: [Place: ExtraValue], _ writer: FieldReader?, _ reader: FieldReader
  ) -> Observation.Effect? {
    let value = reader.value(in: values)
    if value == nil, reader.isRequired { return .rejected }
    guard let writer else {
      // The app collects keys that the other version declares for another purpose.
      let isCollected =
        reader.field.isCollected && values.keys.contains(where: collectsOnly(reader))
      return isCollected && value != nil ? .different : nil
    }
    let intended = writer.value(in: values)
    guard !intended.means(value, writer.field, reader.field) else { return nil }
    guard value == nil else { return .different }
    let lists = reader.isChoice ? [] : lists[reader.field.path.value] ?? []
    let isRejected = lists.contains { list in list.allSatisfy { $0.value(in: values) == nil } }
    return isRejected ? .rejected : .lost
  }

  /// Returns whether a field collects a key that no other field of the app reads.
  private func collectsOnly(_ reader: FieldReader) -> (Place) -> Bool {
    { [app] place in
      reader.searches(place)
        && app.readers.allSatisfy {
          $0.field.path == reader.field.path || !$0.searches(place)
        }
    }
  }

  private mutating func readOneOf(
    _ values: [Place: ExtraValue], _ unit: Unit,
    _ writer: ClassTypeReader.OneOfReader?, _ app: ClassTypeReader.OneOfReader
  ) {
    var dependsOnType = false
    for case (let part, _, let reader?) in unit.fields {
      let isOpaque = isOpaque(reader, values)
      dependsOnType = dependsOnType || isOpaque == .always
      if isOpaque != .never { observe(.dependsOnType, of: part, values) }
    }
    let (effect, parts) = oneOfEffect(on: values, unit, writer, app, dependsOnType)
    guard let effect else { return }
    for part in parts {
      let field = unit.fields.first { $0.part == part }
      observe(effect, of: part, values, field?.writer, field?.app) { [self] reader in
        var choices = app.choices
        if let index = appIndex(part) { choices[index] = reader }
        return oneOfEffect(
          on: values, unit, writer, .init(declared: app.declared, choices: choices), dependsOnType
        ).effect
      }
    }
  }

  /// Returns the effect on a card of the changes of a `oneOf`, and the parts whose changes cause it.
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
      unit.fields.first { writerIndex($0.part) == choice.index }
    }
    let used = actual.flatMap { choice in unit.fields.first { appIndex($0.part) == choice.index } }
    if let intended, let actual, let wanted, let used, wanted.part == used.part,
      let reader = used.app, let other = wanted.writer,
      Optional(intended.value).means(actual.value, other.field, reader.field)
    {
      return (nil, [])
    }
    guard isRejected || (writer != nil && (intended != nil || actual != nil)) else {
      return (nil, [])
    }
    // The choice that the app does not read any more, or reads in addition, or else the order of the choices.
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

  /// Keeps an observation for the changes that cause it.
  ///
  /// - Parameter effectWith: Returns the effect if the app reads the field with another reader.
  private mutating func observe(
    _ effect: Observation.Effect, of part: ChangedPart, _ values: [Place: ExtraValue]?,
    _ writer: FieldReader? = nil, _ app: FieldReader? = nil,
    effectWith: (FieldReader) -> Observation.Effect? = { _ in nil }
  ) {
    let observation = Observation(
      effect: effect, card: effect == .dependsOnType ? nil : values)
    let isBetter = { [observations] (change: SuspectedChange) in
      observations[change.index].map(observation.isBetterExample) ?? true
    }
    guard let changes = changes[part], changes.contains(where: isBetter) else { return }
    for change in causes(of: effect, among: changes, writer, app, effectWith: effectWith)
    where isBetter(change) {
      observations[change.index] = observation
    }
  }

  /// Returns the changes that cause an effect: those that repair the card if they are undone, or else those that have
  /// the effect without the others.
  private func causes(
    of effect: Observation.Effect, among all: [SuspectedChange], _ writer: FieldReader?,
    _ app: FieldReader?, effectWith: (FieldReader) -> Observation.Effect?
  ) -> [SuspectedChange] {
    let possible = all.filter { $0.code.canCause(effect, in: direction) }
    guard possible.count > 1, let writer, let app else { return possible.isEmpty ? all : possible }
    let repairing = possible.filter { change in
      change.undo.map { effectWith(app.copying($0, from: writer)) == nil } ?? false
    }
    guard repairing.isEmpty else { return repairing }
    let effective = possible.filter { change in
      change.undo.map { effectWith(writer.copying($0, from: app)) == effect } ?? true
    }
    return effective.isEmpty ? possible : effective
  }

  /// Returns the card of an observation as JSON, or `nil` if the card does not show the effect, because the app rejects
  /// it after another change.
  func json(_ observation: Observation) -> String? {
    guard let values = observation.card else { return nil }
    var decoder = ContentCardDecoder(ContentCard(values: values.map { ($0, $1) }))
    guard observation.effect == .rejected || app.read(from: &decoder).isObject else { return nil }
    let cards = direction == .oldApps ? pair.new : pair.old
    let name = direction == .oldApps ? pair.cardNames.new : pair.cardNames.old
    return maker.json(values, classType: name, discriminator: cards.discriminator)
  }

  // MARK: - App-defined types

  private enum OpaqueReading { case never, always, unlessDifferent }

  /// Returns whether an app-defined type determines how the app reads the value of a card: always, because the type
  /// determines which values are valid, or only if the decoder finds no other difference.
  private func isOpaque(_ reader: FieldReader, _ values: [Place: ExtraValue]) -> OpaqueReading {
    let named = reader.places.filter { values[$0] != nil }.prefix(1).map(\.self)
    let filled = named.isEmpty ? values.keys.filter(reader.searches) : named
    let app = reader.field
    let found = filled.flatMap(maker.holders).map { holder -> OpaqueReading in
      let field = holder.field
      guard !field.hasType(of: app), field.isOpaque || app.isOpaque else { return .never }
      if [field.type.base, app.type.base].contains(.custom) { return .always }
      guard app.type.base == .json else { return .always }
      if field.type.base != .json { return .unlessDifferent }
      return app.isOpaque || (app.type.isList && !field.type.isList) ? .always : .never
    }
    return found.contains(.always)
      ? .always : found.contains(.unlessDifferent) ? .unlessDifferent : .never
  }
}

extension Field {
  /// Whether a type of the app reads the values.
  fileprivate var isOpaque: Bool { swiftType != nil }

  fileprivate func hasType(of other: Self) -> Bool {
    type.base == other.type.base && type.isList == other.type.isList && hasSwiftType(of: other)
  }

  /// Returns whether two fields have the same `swiftType` or both have none.
  func hasSwiftType(of other: Field) -> Bool {
    swiftType.map { Array($0.value.utf8) } == other.swiftType.map { Array($0.value.utf8) }
  }
}

extension FieldReader {
  /// Returns a reader with some members of another version's field.
  fileprivate func copying(_ copy: SuspectedChange.Undo, from other: Self) -> Self {
    var field = self.field
    copy(&field, other.field)
    return FieldReader(field, except: excludedKeys.map(\.rawValue), isChoice: isChoice)
  }
}
