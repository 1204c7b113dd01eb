import ContentCardSchema
import ContentCards

extension CardTrials {
  /// Returns trials of a unit: one without values, trials with one value, trials with two values, and trials with
  /// collected keys.
  ///
  /// - Parameter limit: The approximate maximum number of trials with two values.
  /// - Returns: The trials, and whether none was left out because of the limit.
  func trials(
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
      } + [Trial(rank: 0, unit: index)] + collectedTrials(of: unit, index: index)
    // A card to try has a value under at most one name of a field.
    let groups = Dictionary(grouping: values.indices) { values[$0].names }
    var double: [Trial] = []
    for (number, first) in values.enumerated() {
      let others = groups.filter { $0.key.isDisjoint(with: first.names) }.values.joined()
      for second in others.filter({ $0 > number }).sorted().map({ values[$0] }) {
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

  /// Returns trials with collected keys. The number of keys is a bound in either version, or next to one. In some
  /// trials, all keys have the same value; in others, the values differ. For a set, there are also trials with two equal
  /// values among different ones. Some trials also have a value in another place.
  private func collectedTrials(of unit: Unit, index: Int) -> [Trial] {
    let readers = unit.fields.flatMap { [$0.writer, $0.app].compactMap(\.self) }
      .filter(\.field.isCollected)
    return readers.flatMap { reader in
      readers.map(\.field).countBounds.flatMap { count -> [Trial] in
        let keys = maker.numberedPlaces(count, collectedBy: reader)
        guard let first = keys.first else { return [] }
        let values = maker.values(at: first).filter { $0 != "" && $0.isPlain }
        guard !values.isEmpty else { return [] }
        let others = unit.places.filter { !keys.contains($0) }.prefix(3)
        // If two of the values are equal, a set has one item fewer than there are keys.
        let isSet = readers.contains(where: \.field.isUnique)
        let varieties = [1, isSet ? count - 1 : 1, values.count].map {
          max(1, min($0, values.count))
        }
        return varieties.uniqued.flatMap { variety in
          ([[]] + others.map { [$0] }).map { other in
            let values = zip(keys + other, 0...).map { ($0, values[$1 % variety]) }
            return Trial(
              rank: 50, unit: index, values: Dictionary(values, uniquingKeysWith: { a, _ in a }))
          }
        }
      }
    }
  }

  /// For each way in which the fields read the values, returns a short value that is plain if possible. For each way,
  /// also returns a second value that is read as something else, if there is one, so that two places can have different
  /// values. If `order` concerns one of the fields, also returns the least and the greatest number for each way. Some
  /// values of other fields may be in order only with these numbers.
  private func representatives(
    of values: [ExtraValue], at place: Place, _ unit: Unit
  ) -> [ExtraValue] {
    let paths = unit.fields.flatMap { [$0.writer, $0.app] }.compactMap { $0?.field.path.value }
    let isOrdered = !orderPaths.isDisjoint(with: paths)
    let sorted = values.map { ($0, $0.description.utf8.count + ($0.isPlain ? 0 : 1_000)) }
      .enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    let readings = sorted.map { self.readings(of: $0, at: place, unit) }
    var chosen: Set<Int> = []
    for indices in Dictionary(grouping: readings.indices, by: { readings[$0].ways }).values {
      let first = readings[indices[0]].value
      let second = indices.first { readings[$0].value != nil && readings[$0].value != first }
      chosen.formUnion([indices[0], second].compactMap(\.self))
      guard isOrdered else { continue }
      let numbers = indices.compactMap { index in
        readings[index].value?.number.map { (index: index, number: $0) }
      }.sorted { $0.number < $1.number }
      chosen.formUnion([numbers.first, numbers.last].compactMap { $0?.index })
    }
    return chosen.sorted().map { sorted[$0] }
  }

  /// Returns the ways in which a value is read by the unit's fields, and by the app's fields that collect the key.
  /// Also returns the first value that one of the unit's fields reads.
  private func readings(
    of value: ExtraValue, at place: Place, _ unit: Unit
  ) -> (ways: [String], value: FieldValue?) {
    var found: FieldValue?
    let ways = unit.fields.map { field -> String in
      let (a, b) = (reading(value, field.writer, place), reading(value, field.app, place))
      found = found ?? b.value ?? a.value
      let isSame =
        if let writer = field.writer, let app = field.app {
          (a.value ?? writer.defaultValue).isSameValue(
            as: b.value ?? app.defaultValue, of: writer.field, and: app.field)
        } else { false }
      return "\(a.way) \(b.way) \(isSame)"
    }
    let collectors = collectors.filter { $0.searches(place) }
    return (ways + collectors.map { reading(value, $0, place).way }, found)
  }

  private func reading(
    _ value: ExtraValue, _ reader: FieldReader?, _ place: Place
  ) -> (way: String, value: FieldValue?) {
    guard let reader, reader.searches(place) else { return ("not read", nil) }
    let reading = reader.reading(of: value, at: place)
    let way = reading.value != nil ? "valid" : reading.issues.first?.reason.code ?? "missing"
    return (way, reading.value)
  }
}
