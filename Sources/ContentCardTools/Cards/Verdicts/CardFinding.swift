import ContentCards

/// A problem with a card, or a remark about it.
package struct CardFinding: Hashable, Sendable {
  package enum Parameter: Hashable, Sendable, ExpressibleByStringLiteral {
    case text(String)
    case list([String])

    package init(stringLiteral text: String) { self = .text(text) }
  }

  /// The effect on the card. It is `remark` for an old spelling, and for the remarks of `lint-card`.
  package var severity: ContentCardIssue.Severity
  package var code: CardFindingCode
  /// The key, a standard field such as `card.title`, or a prefix such as `line_*`. If two values are out of order, it
  /// is that of the first value. `nil` if the finding is about a list of these, or about none.
  package var key: String?
  /// The line of the key, or `nil` if the input has no line for it.
  package var line: Int?
  /// A description and, for some warnings, the consequence for the object.
  package var message: String
  /// Details of the finding, by name, such as `nearest` for a similar name.
  package var parameters: [String: Parameter] = [:]
  /// A value or name to use, or `nil` if there is none to suggest.
  package var suggestion: String?
  /// The labels of the app versions that the finding is about. Empty if it is about all of them.
  package var versions: [String] = []

  package var text: String {
    versions.isEmpty ? message : "\(message) (\(versions.joined(separator: ", ")))"
  }
}

extension CardFinding {
  init(
    _ code: CardFindingCode, key: String? = nil, message: String,
    parameters: [String: Parameter] = [:], suggestion: String? = nil
  ) {
    self.init(
      severity: .remark, code: code, key: key, message: message, parameters: parameters,
      suggestion: suggestion)
  }
}
