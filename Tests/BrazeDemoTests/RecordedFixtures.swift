import ContentCards
import Foundation

/// The cards that `cardgen fixtures` writes of a schema, as they are recorded.
struct RecordedFixtures {
  /// The JSON of each card.
  let elements: [String]

  init(of schema: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../ContentCardToolsTests/Recorded/\(schema).fixtures.json")
    // A card a line, between the brackets of the list.
    elements = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .dropFirst().dropLast()
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
  }

  /// The card with that identifier.
  func card(_ id: String) throws -> ContentCard {
    let json = "[\(elements.joined(separator: ","))]"
    let cards = try ContentCardPayload(json: Data(json.utf8)).cards
    guard let card = cards.first(where: { $0.id == id }) else { throw CocoaError(.fileNoSuchFile) }
    return card
  }
}
