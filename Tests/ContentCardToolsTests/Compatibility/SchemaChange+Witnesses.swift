import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

extension SchemaChange {
  /// Checks that the reported effects are the effects on two cards.
  ///
  /// - Parameters:
  ///   - liveCard: The live card on which the new app has the worst effect, or `nil` if it reads all live cards as
  ///     before.
  ///   - newCard: The new card on which old apps have the worst effect, or `nil` if they read all new cards correctly.
  func expectEffects(
    liveCard: ContentCard?, newCard: ContentCard?, from old: Schema, to new: Schema
  ) throws {
    for (effect, card, writer, reader) in [
      (liveCards, liveCard, old, new), (oldApps, newCard, new, old),
    ] {
      #expect((card != nil) == (effect != .none))
      guard let card else { continue }
      let intended = try #require(CardReading(of: card, by: CardReader(writer)))
      #expect(intended.hasOnlyValidValues)
      guard let actual = CardReading(of: card, by: CardReader(reader)) else {
        #expect(effect == .breaks)
        continue
      }
      #expect(effect == .changesMeaning)
      #expect(!intended.hasSameMeaning(as: actual))
    }
  }
}
