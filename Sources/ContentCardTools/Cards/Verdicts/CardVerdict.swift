/// What is said of one card.
package struct CardVerdict: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case accepted
    case acceptedWithWarnings = "accepted-with-warnings"
    case rejected
    /// No schema knows the card, or it is removed.
    case notOurs = "not-ours"
  }

  package var kind: Kind
  /// The card's identifier, or what stands for it; nil for a card that cannot be read.
  package var id: String?
  /// The line of the input where the card begins, from 1.
  package var line = 1
  /// The class type as the schema names it; nil when none is known.
  package var classType: String?
  /// The names of the schemas that have the class type.
  package var schemas: [String] = []
  package var findings: [CardFinding]
}
