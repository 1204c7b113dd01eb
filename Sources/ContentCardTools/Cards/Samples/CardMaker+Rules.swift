import ContentCards
import Foundation

/// Changes cards so that they obey the `together` and `order` rules of their version.
extension CardMaker {
  /// If the card has a value for a field of a `together` list, adds values for the other fields of the list. Returns the
  /// places of the added values, or `nil` if there is no value to add for a field.
  func addPartners(to values: inout [Place: ExtraValue]) -> Set<Place>? {
    var places: Set<Place> = []
    for list in writer.together where list.haveValue(in: values) {
      for reader in list where reader.value(in: values) == nil {
        guard let added = usualValues(of: reader) else { return nil }
        values.merge(added) { $1 }
        places.formUnion(added.keys)
      }
    }
    return places
  }

  /// Replaces values so that each pair of `order` is in order. Returns whether suitable values were found.
  ///
  /// - Parameter given: The places whose values must be kept.
  func sort(_ values: inout [Place: ExtraValue], given: Set<Place> = []) -> Bool {
    var replaced = given
    // Repeats the search, because replacing a value of one pair can put another pair out of order.
    for _ in writer.order {
      let wrong = writer.order.filter { !areInOrder($0, values) }
      if wrong.isEmpty { break }
      for pair in wrong {
        let numbers = pair.compactMap { $0.value(in: values)?.number }
        // A value that was replaced because of another pair is replaced again only if nothing else helps.
        let current = values
        let replacements = [replaced, given].lazy.flatMap { kept in
          pair.lazy.filter { kept.isDisjoint(with: $0.places) }
            .flatMap { self.candidates(for: $0, near: numbers) }
            .filter { self.areInOrder(pair, current.merging($0) { $1 }) }
        }
        // `first` without a closure would search several times.
        guard let replacement = replacements.first(where: { _ in true }) else { return false }
        values.merge(replacement) { $1 }
        replaced.formUnion(replacement.keys)
      }
    }
    return writer.order.allSatisfy { areInOrder($0, values) }
  }

  private func areInOrder(_ pair: [FieldReader], _ values: [Place: ExtraValue]) -> Bool {
    var decoder = ContentCardDecoder(ContentCard(id: ""))
    return pair.areInOrder(pair.map { $0.value(in: values) }, &decoder)
  }

  /// Returns values of a field to try: a usual one, the least, the greatest, and values near the given numbers, which
  /// can be seconds since 1970.
  func candidates(for reader: FieldReader, near numbers: [Double]) -> [[Place: ExtraValue]] {
    guard let place = places(of: reader).first else { return [] }
    let values = self.values(at: place).filter { $0 != "" && $0.isPlain }
    let sorted = values.compactMap { value in
      reader.value(in: [place: value])?.number.map { (number: $0, value: value) }
    }.sorted { $0.number < $1.number }.map(\.value)
    let texts = numbers.flatMap { [$0, $0 - 1, $0 + 1] }.uniqued.flatMap { number in
      let text = "\(number)"
      return [
        text.hasSuffix(".0") ? String(text.dropLast(2)) : text,
        String(format: "%.0f", number * 1000),
        Date(timeIntervalSince1970: number).formatted(.iso8601),
      ]
    }
    let near = texts.map(ExtraValue.string).filter { canHave($0, at: place) }
    return ([values.first, sorted.first, sorted.last].compactMap(\.self) + near).uniqued
      .map { [place: $0] }
  }
}

extension FieldValue {
  /// The number, or the time in seconds since 1970, of a single value.
  var number: Double? { first.flatMap { Double($0.description) } }
}
