import ContentCardSchema
import ContentCards

/// Chooses the cards for a unit.
extension CardTrials {
  /// Returns a card without values for the unit, cards with one value, cards with two, and cards with several keys that
  /// a field collects.
  ///
  /// - Parameter limit: The approximate maximum number of cards with two values.
  /// - Returns: The cards, and whether all cards with two values are among them.
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
    // A card has a value under only one name of a field.
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

  /// Returns cards whose number of keys with a prefix is a bound of the prefix, or one more or less. The values are
  /// equal or different, and some cards also have a value in another place.
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
        return [1, values.count].uniqued.flatMap { variety in
          ([[]] + others.map { [$0] }).map { other in
            let values = zip(keys + other, 0...).map { ($0, values[$1 % variety]) }
            return Trial(
              rank: 50, unit: index, values: Dictionary(values, uniquingKeysWith: { a, _ in a }))
          }
        }
      }
    }
  }

  /// Returns the shortest values that the fields read in different ways, and prefers plain ones. Returns a second value
  /// for each way in which a value is valid, so that two places can have different values.
  private func representatives(
    of values: [ExtraValue], at place: Place, _ unit: Unit
  ) -> [ExtraValue] {
    var seen: [[String]: [FieldValue?]] = [:]
    let collectors = collectors.filter { $0.searches(place) }
    let sorted = values.map { ($0, $0.description.utf8.count + ($0.isPlain ? 0 : 1_000)) }
      .enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    let extremes = extremes(of: values, at: place, unit)
    return sorted.filter { value in
      var found: FieldValue?
      let ways =
        unit.fields.map { field -> String in
          let (a, b) = (reading(value, field.writer, place), reading(value, field.app, place))
          found = found ?? b.value ?? a.value
          let isSame =
            if let writer = field.writer, let app = field.app {
              (a.value ?? writer.defaultValue).isSameValue(
                as: b.value ?? app.defaultValue, of: writer.field, and: app.field)
            } else { false }
          return "\(a.way) \(b.way) \(isSame)"
        }
        + collectors.map { reading(value, $0, place).way }
      let known = seen[ways] ?? []
      if extremes.contains(value) { return true }
      guard known.isEmpty || (known.count == 1 && found != nil && known[0] != found) else {
        return false
      }
      seen[ways] = known + [found]
      return true
    }
  }

  /// Returns the least and the greatest number if `order` concerns the unit, because other fields may have values that
  /// are in order only with these.
  private func extremes(of values: [ExtraValue], at place: Place, _ unit: Unit) -> [ExtraValue] {
    let readers = unit.fields.flatMap { [$0.writer, $0.app].compactMap(\.self) }
    guard readers.contains(where: { orderPaths.contains($0.field.path.value) }) else { return [] }
    let numbers = values.compactMap { value in
      readers.lazy.compactMap { reading(value, $0, place).value?.number }.first
        .map { (number: $0, value: value) }
    }.sorted { $0.number < $1.number }
    return [numbers.first, numbers.last].compactMap { $0?.value }
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
