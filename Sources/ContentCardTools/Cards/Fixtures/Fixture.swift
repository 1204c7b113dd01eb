import ContentCardSchema

/// A card made for tests: a right one, or one that is wrong in one way.
package struct Fixture: Sendable {
  /// What the card is: `home_tile.full`, `home_tile.tile_price.not-a-decimal`.
  package let id: String
  /// The card as SDKs exchange it, with the verdict of `lint-card`.
  package let json: String
  package let verdict: CardVerdict.Kind
  /// What the library says of it.
  package let issues: [String]
}

extension Fixture {
  /// Whether the library makes no object of it.
  package var isRejected: Bool { verdict == .rejected }

  /// The cards of every class type, in the order of the schema, and those of none.
  ///
  /// - Parameter prefix: The beginning of each identifier, which tells cards of several schemas apart.
  package static func all(of schema: Schema, prefix: String = "") -> [Fixture] {
    let check = CardReader(schema)
    let makers = check.classTypes.map { FixtureGenerator($0, of: check, prefix: prefix) }
    return makers.flatMap(\.fixtures) + (makers.first?.fixturesWithoutClassType ?? [])
  }

  /// What the array of fixtures begins with, unless there are none.
  package static let beginning = "[\n  {\"id\": \""

  /// One JSON array, with a card a line.
  package static func json(_ fixtures: [Fixture]) -> String {
    jsonLines(fixtures.map(\.json))
  }
}
