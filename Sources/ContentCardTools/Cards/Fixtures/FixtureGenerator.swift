import ContentCardSchema
import ContentCards
import Foundation

/// Generates the test cards for a class type.
///
/// Rules of different fields can conflict. Each card is therefore checked when it is generated, and left out if it does
/// not have exactly the expected issues.
struct FixtureGenerator {
  let check: CardReader
  let classType: ClassTypeReader
  /// The prefix of each test card's identifier.
  private let prefix: String
  /// A card with only the class type.
  let bare: FixtureCard
  /// A card with only the values that it needs to be valid.
  private(set) var minimal: FixtureCard

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
    while let property = classType.properties.first(where: hasInvalidFallback) {
      minimal.set(property)
    }
    minimal = completed(minimal)
  }

  /// The fixtures of the class type: valid cards, then a card for each rule that can be broken alone.
  var fixtures: [Fixture] {
    [fixture("minimal", of: minimal), fixture("full", of: full)].compactMap(\.self)
      + classType.properties.flatMap { invalid($0) } + classType.oneOfs.flatMap { invalid($0) }
      + classType.lists.compactMap { withoutAny(of: $0) }
      + classType.together.compactMap { incomplete($0) }
      + classType.order.compactMap { outOfOrder($0) }
      + [misspelledClassType].compactMap(\.self)
  }

  /// Returns whether the field is missing from the minimal card and falls back to an invalid value.
  private func hasInvalidFallback(_ property: FieldReader) -> Bool {
    guard !minimal.has(property), property.exactPlace() != nil, let card = content(of: minimal)
    else {
      return false
    }
    var decoder = ContentCardDecoder(card)
    _ = property.read(from: &decoder)
    return !decoder.issues.isEmpty
  }

  /// A card with all values that can be combined, and two keys for each prefix.
  private var full: FixtureCard {
    var card = minimal
    for reader in classType.readers {
      let fuller = [2, 1].lazy.map { completed(card.with([reader], count: $0)) }
      card = fuller.first { fixture("full", of: $0) != nil } ?? card
    }
    // Puts the values in the order of the schema.
    return classType.readers.flatMap { $0.samples(2) }.reduce(bare) { ordered, sample in
      card[sample.place].map { ordered.with($0, at: sample.place) } ?? ordered
    }
  }

  /// Returns the card with all values of each `together` list of which it has some, and with the values of each `order`
  /// pair in order.
  func completed(_ card: FixtureCard) -> FixtureCard {
    var card = card
    for list in classType.together where list.contains(where: card.has) { card = card.with(list) }
    for pair in classType.order where pair.allSatisfy(card.has) {
      card = cards(with: pair, on: card).first { !isOutOfOrder(pair, on: $0) } ?? card
    }
    return card
  }

  /// Returns cards with several values for the two fields of a pair.
  func cards(with pair: [FieldReader], on card: FixtureCard) -> some Sequence<FixtureCard> {
    guard pair.count == 2, let place = pair[0].place, let other = pair[1].place else {
      return [card].lazy.flatMap { [$0] }
    }
    return ([card] + pair[0].field.orderedSamples.map { card.with($0, at: place) }).lazy
      .flatMap { card in pair[1].field.orderedSamples.map { card.with($0, at: other) } }
  }

  private func isOutOfOrder(_ pair: [FieldReader], on card: FixtureCard) -> Bool {
    guard let content = content(of: card) else { return true }
    var decoder = ContentCardDecoder(content)
    _ = classType.read(from: &decoder)
    return decoder.issues.contains {
      $0.reason.code == .outOfOrder && $0.key == pair.first?.place?.description
    }
  }

  // MARK: - Checking

  /// The issues that every card of the class type has.
  private var commonIssues: [ExpectedIssue] {
    classType.declared.deprecation == nil
      ? [] : [ExpectedIssue(code: .deprecatedClassType, severity: .warning)]
  }

  /// Reads the card with the library. Returns `nil` if it cannot be read.
  private func content(of card: FixtureCard) -> ContentCard? {
    try? ContentCard.Payload(json: Data(card.json(id: "a", verdict: .accepted).utf8)).cards.first
  }

  /// Returns a fixture, or `nil` if the card does not have exactly the expected issues.
  ///
  /// - Parameters:
  ///   - extra: The expected issues in addition to those of every card of the class type.
  ///   - nearMiss: The key or class type that an issue must suggest, or `nil` if none is expected.
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
      isRejected ? .rejected : expected.isEmpty ? .accepted : .acceptedWithWarnings
    let json = card.json(id: id, verdict: verdict)
    guard let content = try? ContentCard.Payload(json: Data(json.utf8)).cards.first else {
      return nil
    }
    let result = check.read(content)
    let issues = result.issues.map {
      ExpectedIssue(code: $0.reason.code, key: $0.key, severity: $0.severity)
    }
    guard issues == expected, result.outcome == (isRejected ? .rejected : .object),
      nearMiss == nil || result.issues.contains(where: { $0.nearMiss == nearMiss })
    else { return nil }
    return Fixture(
      id: id, json: json, verdict: verdict, issues: result.issues.map(\.description))
  }
}

extension FixtureCard {
  func has(_ reader: FieldReader) -> Bool { reader.exactPlace().map { self[$0] != nil } ?? false }

  /// Adds a value for the field, unless the card already has one.
  ///
  /// - Parameter count: The number of keys, if the field collects keys and allows this number.
  mutating func set(_ reader: FieldReader, count: Int = 1) {
    for (place, value) in reader.samples(count) where self[place] == nil { self[place] = value }
  }

  func with(_ readers: some Sequence<FieldReader>, count: Int = 1) -> Self {
    readers.reduce(into: self) { $0.set($1, count: count) }
  }
}

extension FieldReader {
  /// Returns the field's place and a value for it or, if the field collects keys, that many keys and their values.
  func samples(
    _ count: Int
  ) -> [(place: ContentCardsGeneratedCode.Place, value: ExtraValue)] {
    guard field.isCollected else { return exactPlace().map { [($0, field.sampleValue)] } ?? [] }
    return keys(with: field.sampleItems([field.sample], field.count(near: count)))
  }

  /// Returns keys that the field collects, with these values.
  func keys(
    with values: [String]
  ) -> [(place: ContentCardsGeneratedCode.Place, value: ExtraValue)] {
    zip(1..., values).compactMap { number, value in exactPlace(number).map { ($0, .string(value)) }
    }
  }
}

/// An issue that the library is expected to record.
struct ExpectedIssue: Hashable {
  var code: CardFindingCode
  /// The key, a standard field such as `card.title`, or a prefix such as `line_*`. `nil` if the issue is about none of
  /// these.
  var key: String?
  var severity: ContentCardIssue.Severity
}
