/// The result of checking a card.
package struct CardVerdict: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case accepted
    case acceptedWithWarnings = "accepted-with-warnings"
    case rejected
    /// The card was removed, or it is not a control card and has neither a class type nor a key similar to the
    /// discriminator.
    case ignored
  }

  package var kind: Kind
  /// The card's identifier, or a label if the card has none, or `nil` if the card cannot be read.
  package var id: String?
  /// The line of the input where the card begins, starting at 1.
  package var line = 1
  /// The class type as declared in the schema, or `nil` if no declared class type was found.
  package var classType: String?
  /// The names of the schemas that declare the class type, each once.
  package var schemas: [String] = []
  package var findings: [CardFinding]
  /// The part of an export that contains the card, or `nil` for other formats.
  package var source: CardSource?
  /// The verdicts of the app versions. Empty if the card cannot be read, or if only one version without a label is
  /// checked.
  package var versions: [(label: String, kind: Kind)] = []

  /// The card's name in messages: its place in an export, or else its identifier in quotation marks, such as
  /// `"card 1"`. `nil` if there is neither.
  package var label: String? { source?.labelWithState ?? id?.quotedExcerpt }
}
