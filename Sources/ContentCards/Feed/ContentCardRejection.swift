public import Foundation

/// A rejected card, for a log or a report, or as an error.
///
/// A manager omits the card's values, which can be personal, unless it has `revealsValues: true`.
public struct ContentCardRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// The card's identifier.
  public let cardID: String
  /// The card's issues.
  public let issues: [ContentCardIssue]

  /// A line with a sentence for each issue.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension ContentCardRejection: CustomNSError {
  /// `ContentCardRejection`.
  public static var errorDomain: String { "ContentCardRejection" }

  /// The ``description`` as the localized description, and the sentences under `issues`.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: description, "issues": issues.map(\.description)]
  }
}
