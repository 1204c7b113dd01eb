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
  }

  /// The fixtures of the class type: valid cards, then a card for each rule that can be broken alone.
  var fixtures: [Fixture] {
    [fixture("minimal", of: minimal), fixture("full", of: full)].compactMap(\.self)
      + classType.properties.flatMap { invalid($0) } + classType.oneOfs.flatMap { invalid($0) }
      + classType.lists.compactMap { withoutAny(of: $0) } + [misspelledClassType].compactMap(\.self)
      + olderDiscriminators
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
    let values = classType.readers.flatMap { reader in
      [reader.exactPlace(), reader.exactPlace(2)].compactMap(\.self)
        .map { (place: $0, value: reader.field.sampleValue) }
    }
    var card = minimal
    for (place, value) in values where card[place] == nil {
      let fuller = card.with(value, at: place)
      if fixture("full", of: fuller) != nil { card = fuller }
    }
    // Puts the values in the order of the schema.
    return values.reduce(bare) { ordered, value in
      card[value.place].map { ordered.with($0, at: value.place) } ?? ordered
    }
  }

  // MARK: - Checking

  /// The issues that every card of the class type has.
  var commonIssues: [ExpectedIssue] {
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
      isRejected
      ? .rejected
      : expected.contains { $0.severity == .warning } ? .acceptedWithWarnings : .accepted
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
  mutating func set(_ reader: FieldReader) {
    if let place = reader.exactPlace(), self[place] == nil {
      self[place] = reader.field.sampleValue
    }
  }

  func with(_ readers: some Sequence<FieldReader>) -> Self {
    readers.reduce(into: self) { $0.set($1) }
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
