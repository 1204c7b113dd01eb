/// A card that did not become an object, for a log or a report to those who sent it.
///
/// What arrived in the card is left out unless the manager was told otherwise, as it can be personal.
public struct ContentCardRejection: Hashable, Sendable, CustomStringConvertible {
  /// The card's identifier.
  public let cardID: String
  /// What is wrong with the card.
  public let issues: [ContentCardIssue]

  /// A sentence for each issue, a line each.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
