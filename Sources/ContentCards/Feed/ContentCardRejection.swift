/// A rejected card, for a log or a report.
///
/// The card's values, which can be personal, are omitted unless the manager has `revealsValues: true`.
public struct ContentCardRejection: Hashable, Sendable, CustomStringConvertible {
  /// The card's identifier.
  public let cardID: String
  /// What is wrong with the card.
  public let issues: [ContentCardIssue]

  /// A sentence for each issue, a line each.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}
