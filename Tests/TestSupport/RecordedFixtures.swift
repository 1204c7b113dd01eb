import ContentCards
import Foundation

/// The recorded output of `cardgen fixtures` for a schema.
package struct RecordedFixtures {
  package let text: String
  /// The JSON of each card.
  package let elements: [String]

  package init(of schema: String) throws {
    let file = repository.appending(
      path: "Tests/ContentCardToolsTests/Recorded/\(schema).fixtures.json")
    text = try String(contentsOf: file, encoding: .utf8)
    // Each line between the brackets of the array is a card.
    elements = text.split(separator: "\n").dropFirst().dropLast()
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
  }

  /// Returns the card with an identifier, or throws an error if there is no such card.
  package func card(_ id: String) throws -> ContentCard {
    let json = "[\(elements.joined(separator: ","))]"
    let cards = try ContentCard.Payload(json: Data(json.utf8)).cards
    guard let card = cards.first(where: { $0.id == id }) else { throw CocoaError(.fileNoSuchFile) }
    return card
  }
}
