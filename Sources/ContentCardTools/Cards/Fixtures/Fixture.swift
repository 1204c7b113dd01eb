import ContentCardSchema

/// A test card that is valid, breaks a single rule, or uses an old spelling.
package struct Fixture: Sendable {
  /// The identifier, such as `home_tile.full` or `home_tile.tile_price.not-a-decimal`.
  package let id: String
  /// The card in the SDK's JSON format, with the verdict of `lint-card`.
  package let json: String
  package let verdict: CardVerdict.Kind
  /// The descriptions of the issues that the library records.
  package let issues: [String]
}

extension Fixture {
  package var isRejected: Bool { verdict == .rejected }

  /// Returns the fixtures of each class type, in schema order, followed by those without a declared class type.
  ///
  /// - Parameter prefix: The prefix of each identifier, which distinguishes the cards of several schemas.
  package static func all(of schema: Schema, prefix: String = "") -> [Fixture] {
    let reader = CardReader(schema)
    let generators = reader.classTypes.map { FixtureGenerator($0, of: reader, prefix: prefix) }
    // One card with a misspelled class type is enough for a schema. For each such card, the search for a similar name
    // compares all names, which is slow for many class types.
    let misspelled = generators.lazy.compactMap(\.misspelledClassType).first
    return numberingEqualIDs(
      of: generators.flatMap(\.fixtures) + [misspelled].compactMap(\.self)
        + (generators.first?.fixturesWithoutClassType ?? []))
  }

  /// Returns the fixtures, with a number appended to each identifier that an earlier fixture has.
  ///
  /// For example, a key named `card.title` and the standard field can lead to equal identifiers.
  package static func numberingEqualIDs(of fixtures: [Fixture]) -> [Fixture] {
    var ids: Set<String> = []
    return fixtures.map { fixture in
      guard !ids.insert(fixture.id).inserted else { return fixture }
      let id = (2...).lazy.map { "\(fixture.id)-\($0)" }.first { ids.insert($0).inserted }
      return id.map(fixture.renamed) ?? fixture
    }
  }

  private func renamed(_ id: String) -> Self {
    let issues = issues.map {
      $0.replacing(self.id.quotedExcerpt, with: id.quotedExcerpt, maxReplacements: 1)
    }
    return Self(
      id: id,
      json: json.replacing(self.id.jsonLiteral, with: id.jsonLiteral, maxReplacements: 1),
      verdict: verdict, issues: issues)
  }

  /// The first member of the first card, which marks a file that `cardgen fixtures` wrote.
  private static let mark = #""writtenBy": "cardgen""#
  package static let beginning = "[\n  {\(mark)"

  package static func json(_ fixtures: [Fixture]) -> String {
    jsonLines(
      fixtures.enumerated().map { index, fixture in
        index == 0 ? "{\(mark), \(fixture.json.dropFirst())" : fixture.json
      })
  }
}
