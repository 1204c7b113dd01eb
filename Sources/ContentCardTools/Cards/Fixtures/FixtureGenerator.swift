import ContentCardSchema
import ContentCards
import Foundation

/// Makes the cards of one class type.
///
/// The rules of several fields may stand in each other's way. Each card is therefore judged when it is
/// made, and none is handed over that is not what its identifier says.
struct FixtureGenerator {
  let check: CardReader
  let classType: ClassTypeReader
  /// The beginning of each identifier.
  private let prefix: String
  /// With no value but the class type.
  let bare: FixtureCard
  /// With no more values than it needs.
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
    for list in lists where !list.contains(where: minimal.has) {
      minimal = minimal.with(list.prefix(1))
    }
    while let property = classType.properties.first(where: isMisled) { minimal.set(property) }
  }

  /// All that there are: right ones first, then a wrong one for each rule.
  var fixtures: [Fixture] {
    [fixture("minimal", of: minimal), fixture("full", of: full)].compactMap(\.self)
      + classType.properties.flatMap { invalid($0) } + classType.oneOfs.flatMap { invalid($0) }
      + lists.compactMap { withoutAny(of: $0) } + [misspelledClassType].compactMap(\.self)
  }

  /// The lists of fields of which one has to be there.
  var lists: [[FieldReader]] {
    classType.declared.atLeastOne.map { list in
      list.value.compactMap { path in
        classType.properties.first { $0.field.path.value == path.value }
      }
    }
  }

  /// Whether the field is not there, and falls back to something that it does not take.
  private func isMisled(_ property: FieldReader) -> Bool {
    guard !minimal.has(property), property.place() != nil, let card = content(of: minimal) else {
      return false
    }
    var decoder = ContentCardDecoder(card)
    _ = property.read(from: &decoder)
    return !decoder.issues.isEmpty
  }

  /// With a value for all that can be there together, and two keys for a key with `*`.
  private var full: FixtureCard {
    let values = classType.readers.flatMap { reader in
      [reader.place(), reader.place(2)].compactMap(\.self)
        .map { (place: $0, value: reader.field.sampleValue) }
    }
    var card = minimal
    for (place, value) in values where card[place] == nil {
      let fuller = card.with(value, at: place)
      if fixture("full", of: fuller) != nil { card = fuller }
    }
    // In the order of the schema.
    return values.reduce(bare) { ordered, value in
      card[value.place].map { ordered.with($0, at: value.place) } ?? ordered
    }
  }

  // MARK: - Judging

  /// What the library says of every card of the class type.
  private var standing: [ExpectedIssue] {
    classType.declared.deprecation == nil
      ? [] : [ExpectedIssue(code: .deprecatedClassType, severity: .warning)]
  }

  /// The card as the library has it; nil if it could not be read.
  private func content(of card: FixtureCard) -> ContentCard? {
    try? ContentCardPayload(json: Data(card.json(id: "a", verdict: .accepted).utf8)).cards.first
  }

  /// Nil if the card is not what is said of it.
  ///
  /// - Parameter extra: What the library says beside what it says of every card of the class type.
  func fixture(
    _ name: String, of card: FixtureCard, issues extra: [ExpectedIssue] = []
  ) -> Fixture? {
    fixture(id: "\(classType.name).\(name)", of: card, issues: standing + extra)
  }

  func fixture(id: String, of card: FixtureCard, issues expected: [ExpectedIssue]) -> Fixture? {
    let id = prefix + id
    let isRejected = expected.contains { $0.severity == .error }
    let verdict: CardVerdict.Kind =
      isRejected ? .rejected : expected.isEmpty ? .accepted : .acceptedWithWarnings
    let json = card.json(id: id, verdict: verdict)
    guard let content = try? ContentCardPayload(json: Data(json.utf8)).cards.first else {
      return nil
    }
    let result = check.read(content)
    let said = result.issues.map {
      ExpectedIssue(code: $0.reason.code, key: $0.key, severity: $0.severity)
    }
    guard said == expected, result.outcome == (isRejected ? .rejected : .object) else {
      return nil
    }
    return Fixture(
      id: id, json: json, verdict: verdict, issues: result.issues.map(\.description))
  }
}

extension FixtureCard {
  func has(_ reader: FieldReader) -> Bool { reader.place().map { self[$0] != nil } ?? false }

  /// Gives the field a value, unless another one that is read from the same key has one.
  mutating func set(_ reader: FieldReader) {
    if let place = reader.place(), self[place] == nil { self[place] = reader.field.sampleValue }
  }

  func with(_ readers: some Sequence<FieldReader>) -> Self {
    readers.reduce(into: self) { $0.set($1) }
  }
}

extension FieldReader {
  /// Where a fixture has the value, or the second one of a key with `*`; nil where there is none.
  func place(_ number: Int = 1) -> ContentCardsGeneratedCode.Lookup? {
    guard case .extrasPrefix(let prefix) = lookup else { return number == 1 ? lookup : nil }
    let keys = (1...besides.count + number).map { ContentCardKey("\(prefix)\($0)") }
    return .extras(keys.filter { !besides.contains($0) }[number - 1])
  }
}

/// One thing that the library says of a card.
struct ExpectedIssue: Hashable {
  var code: CardFindingCode
  /// Nil for an issue about several keys.
  var key: String?
  var severity: ContentCardIssue.Severity
}
