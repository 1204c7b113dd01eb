import ContentCardSchema
import ContentCards
import Foundation

/// Generates the test cards for a class type.
///
/// Rules of different fields can conflict. Each card is therefore checked when it is generated, and left out if it does
/// not have exactly the expected issues and the expected outcome.
struct FixtureGenerator {
  let check: CardReader
  let classType: ClassTypeReader
  private let prefix: String
  /// A card with only the class type.
  let bare: FixtureCard
  /// A card with only the values that it needs to be valid, as far as they were found.
  private(set) var minimal: FixtureCard
  /// The properties that fall back to each path.
  let readersByFallback: [ValuePath: [FieldReader]]
  /// Whether the minimal card is valid, with no issues but those of every card of the class type.
  private var isMinimalValid = false

  init(_ classType: ClassTypeReader, of check: CardReader, prefix: String = "") {
    self.check = check
    self.classType = classType
    self.prefix = prefix
    bare = FixtureCard().with(.string(classType.name), at: .extras(check.discriminator))
    minimal = bare
    for property in classType.properties where property.isRequired { minimal.set(property) }
    for oneOf in classType.oneOfs where oneOf.declared.isRequired {
      minimal = minimal.with(oneOf.choices.prefix(1))
    }
    for list in classType.lists where !list.contains(where: minimal.has) {
      minimal = minimal.with(list.prefix(1))
    }
    readersByFallback = classType.properties.reduce(into: [:]) { readers, property in
      for path in property.field.fallback { readers[path.value, default: []].append(property) }
    }
    while let content = content(of: minimal),
      let property = classType.properties.first(where: { hasInvalidFallback($0, in: content) })
    {
      minimal.set(property)
    }
    if fixture("minimal", of: minimal) == nil, let content = content(of: minimal) {
      // The rules for several values also apply to a value from a fallback, and to a default.
      let present = (classType.together + classType.order).joined().filter { reader in
        var decoder = ContentCardDecoder(content)
        return reader.read(from: &decoder) != nil
      }
      minimal = complete(minimal, with: present)
    }
    isMinimalValid = fixture("minimal", of: minimal) != nil
  }

  /// Valid cards, cards that each break one rule, and cards with older spellings.
  var fixtures: [Fixture] {
    [fixture("minimal", of: minimal), fixture("full", of: full)].compactMap(\.self)
      + classType.properties.flatMap { invalid($0) } + classType.oneOfs.flatMap { invalid($0) }
      + classType.lists.compactMap { withoutAny(of: $0) }
      + classType.together.compactMap { incomplete($0) }
      + classType.order.compactMap { outOfOrder($0) }
      + olderDiscriminators
  }

  /// Returns whether the field is missing from the minimal card and falls back to a value that it reads with an issue.
  private func hasInvalidFallback(_ property: FieldReader, in content: ContentCard) -> Bool {
    guard !property.field.fallback.isEmpty, !minimal.has(property), property.exactPlace() != nil
    else { return false }
    var decoder = ContentCardDecoder(content)
    _ = property.read(from: &decoder)
    return !decoder.issues.isEmpty
  }

  /// A card with as many values as can be added field by field and, if possible, at least two keys for each prefix. If
  /// the minimal card is not valid, it is used unchanged.
  var full: FixtureCard {
    guard isMinimalValid, var content = content(of: minimal) else { return minimal }
    var card = minimal
    for reader in classType.readers {
      for count in [2, 1] {
        let values = additions(for: reader, count: count, to: card)
        if values.isEmpty { break }
        for (place, value) in values { content.set(value, at: place) }
        let result = check.read(content, as: classType.part(searching: values.map(\.place)))
        if result.outcome == .object, result.issues.map(ExpectedIssue.init) == commonIssues {
          for (place, value) in values { card[place] = value }
          break
        }
        for (place, _) in values { content.set(card[place], at: place) }
      }
    }
    // Puts the values in the order of the schema.
    return classType.readers.flatMap { $0.samples(2) }.reduce(into: bare) { ordered, sample in
      if let value = card[sample.place] { ordered[sample.place] = value }
    }
  }

  /// Returns the card with values for the fields, and for the fields that belong together with them. Also replaces
  /// values that would break a pair of `order`, if values in order were found.
  func complete(_ card: FixtureCard, with readers: [FieldReader]) -> FixtureCard {
    readers.reduce(into: card) { card, reader in
      for (place, value) in additions(for: reader, to: card) { card[place] = value }
    }
  }

  /// Returns the values to add to a card for a field and for all fields that belong together with it. If values would
  /// not be in order, the result also contains values to replace them, if any were found.
  private func additions(
    for reader: FieldReader, count: Int = 1, to card: FixtureCard
  ) -> [(place: ContentCardsGeneratedCode.Place, value: ExtraValue)] {
    let path = reader.field.path
    let others = classType.together.first { $0.contains { $0.field.path == path } } ?? []
    let samples = reader.samples(count) + others.flatMap { $0.samples(1) }
    var values = Dictionary(
      samples.filter { card[$0.place] == nil }, uniquingKeysWith: { first, _ in first })
    let paths = [path] + others.map(\.field.path)
    for pair in classType.order where pair.contains(where: { paths.contains($0.field.path) }) {
      let places = pair.compactMap(\.place)
      let current = Dictionary(
        places.compactMap { place in (values[place] ?? card[place]).map { (place, $0) } },
        uniquingKeysWith: { first, _ in first })
      guard current.count == 2, !pair.isInOrder(current),
        let ordered = pair.values.first(where: pair.isInOrder)
      else { continue }
      values.merge(ordered) { $1 }
    }
    let places = samples.map(\.place) + classType.order.joined().compactMap(\.place)
    return places.uniqued.compactMap { place in values[place].map { (place, $0) } }
  }

  // MARK: - Checking

  /// The issues that every card of the class type has.
  var commonIssues: [ExpectedIssue] {
    classType.declared.deprecation == nil
      ? [] : [ExpectedIssue(code: .deprecatedClassType, severity: .warning)]
  }

  private func content(of card: FixtureCard) -> ContentCard? {
    try? ContentCard.Payload(json: Data(card.json(id: "a", verdict: .accepted).utf8)).cards.first
  }

  /// Returns a fixture, or `nil` if the card does not have exactly the expected issues and the expected outcome.
  ///
  /// - Parameters:
  ///   - extra: The expected issues in addition to those of every card of the class type.
  ///   - nearMiss: The key or class type that an issue must suggest, or `nil` to accept any suggestion or none.
  func fixture(
    _ name: String, of card: FixtureCard, issues extra: [ExpectedIssue] = [],
    nearMiss: String? = nil
  ) -> Fixture? {
    fixture(
      id: "\(classType.name).\(name)", of: card, issues: commonIssues + extra, nearMiss: nearMiss)
  }

  func fixture(
    id: String, of card: FixtureCard, issues expected: [ExpectedIssue], nearMiss: String? = nil
  ) -> Fixture? {
    let id = prefix + id
    let isRejected = expected.contains { $0.severity == .error }
    let verdict: CardVerdict.Kind =
      isRejected
      ? .rejected
      : expected.contains { $0.severity == .warning } ? .acceptedWithWarnings : .accepted
    let json = card.json(id: id, verdict: verdict)
    guard let content = try? ContentCard.Payload(json: Data(json.utf8)).cards.first else {
      return nil
    }
    // If the minimal card is valid, only the fields that the changed places can affect are read. All others have no
    // issues.
    let changes = Set(card.values.keys).union(minimal.values.keys)
      .filter { card[$0] != minimal[$0] }
    var result = check.read(content, as: isMinimalValid ? classType.part(searching: changes) : nil)
    guard result.issues.map(ExpectedIssue.init) == expected else { return nil }
    // A hint depends on all keys that the class type reads.
    if result.issues.contains(where: { $0.nearMiss != nil }) { result = check.read(content) }
    guard result.outcome == (isRejected ? .rejected : .object),
      nearMiss == nil || result.issues.contains(where: { $0.nearMiss == nearMiss })
    else { return nil }
    return Fixture(
      id: id, json: json, verdict: verdict, issues: result.issues.map(\.description))
  }
}

extension FixtureCard {
  func has(_ reader: FieldReader) -> Bool { reader.exactPlace().map { self[$0] != nil } ?? false }

  /// Adds a value for the field or, if it collects keys, values for keys. Existing values are kept.
  mutating func set(_ reader: FieldReader, count: Int = 1) {
    for (place, value) in reader.samples(count) where self[place] == nil { self[place] = value }
  }

  func with(_ readers: some Sequence<FieldReader>, count: Int = 1) -> Self {
    readers.reduce(into: self) { $0.set($1, count: count) }
  }
}

extension FieldReader {
  /// Returns the field's place and a value for it or, if the field collects keys, keys and their values.
  ///
  /// - Parameter count: The number of keys. If the field does not allow this number, the nearest valid number is used.
  ///   For a set, there can be fewer.
  func samples(
    _ count: Int
  ) -> [(place: ContentCardsGeneratedCode.Place, value: ExtraValue)] {
    guard field.isCollected else { return exactPlace().map { [($0, field.sampleValue)] } ?? [] }
    return keys(with: field.sampleItems([field.sample], field.count(near: count)))
  }

  func keys(
    with values: [String]
  ) -> [(place: ContentCardsGeneratedCode.Place, value: ExtraValue)] {
    zip(exactPlaces(values.count), values).map { ($0, .string($1)) }
  }
}

/// The two fields of a pair of `order`.
extension [FieldReader] {
  /// Sample values of both fields, in every combination.
  var values: [[ContentCardsGeneratedCode.Place: ExtraValue]] {
    guard let first, let place = first.place, let last, let other = last.place else { return [] }
    return first.field.orderedSamples.flatMap { value in
      last.field.orderedSamples.map { [place: value, other: $0] }
    }
  }

  func isInOrder(_ values: [ContentCardsGeneratedCode.Place: ExtraValue]) -> Bool {
    var decoder = ContentCardDecoder(ContentCard(values: values.map { ($0, $1) }))
    return areInOrder(map { $0.read(from: &decoder) }, &decoder)
  }
}

struct ExpectedIssue: Hashable {
  var code: CardFindingCode
  /// The key, as in `ContentCardIssue`.
  var key: String?
  var severity: ContentCardIssue.Severity
}

extension ExpectedIssue {
  init(_ issue: ContentCardIssue) {
    self.init(code: issue.reason.findingCode, key: issue.key, severity: issue.severity)
  }
}
