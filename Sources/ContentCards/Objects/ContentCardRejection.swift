public import Foundation

/// An error with the identifier and the issues of a rejected card. You can log, report, or throw it.
///
/// The issues can include the card's values, which can be personal data. ``ContentCardIssue/withoutValue`` omits them.
public struct ContentCardRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// The card's identifier. Empty for a `metaData` dictionary without a valid `idString`.
  public let cardID: String
  /// The card's errors and warnings.
  public let issues: [ContentCardIssue]

  init(cardID: String, issues: [ContentCardIssue]) {
    self.cardID = cardID
    self.issues = issues.filter { $0.severity != .remark }
  }

  /// Sentences that describe the issues, each on its own line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension ContentCardRejection: CustomNSError {
  /// The error domain, `ContentCardRejection`.
  public static var errorDomain: String { "ContentCardRejection" }

  /// A dictionary with the ``description`` as the localized description, and with the sentences for the issues under
  /// `issues`.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: description, "issues": issues.map(\.description)]
  }
}
