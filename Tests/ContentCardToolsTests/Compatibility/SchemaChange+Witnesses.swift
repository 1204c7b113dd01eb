import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

extension SchemaChange {
  /// Holds the effects to cards.
  ///
  /// - Parameters:
  ///   - liveCard: The card of a running campaign that fares worst in the new app; nil: it is as good as any.
  ///   - newCard: The new card that fares worst in the app in the store; nil: it is as good as any.
  func expectEffects(
    liveCard: ContentCard?, newCard: ContentCard?, from old: Schema, to new: Schema
  ) throws {
    for (effect, card, writer, reader) in [
      (liveCards, liveCard, old, new), (oldApps, newCard, new, old),
    ] {
      #expect((card != nil) == (effect != .none))
      guard let card else { continue }
      let meant = try #require(CardReading(of: card, by: CardReader(writer)))
      #expect(meant.isClean)
      guard let read = CardReading(of: card, by: CardReader(reader)) else {
        #expect(effect == .breaks)
        continue
      }
      #expect(effect == .changesMeaning)
      #expect(!meant.meansTheSame(as: read))
    }
  }
}
