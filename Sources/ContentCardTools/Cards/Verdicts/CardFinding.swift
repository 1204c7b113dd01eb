import ContentCards

/// An issue with a card, recorded by the library or found by `lint-card`.
package struct CardFinding: Hashable, Sendable {
  /// A string or a list of strings.
  package enum Parameter: Hashable, Sendable, ExpressibleByStringLiteral {
    case text(String)
    case list([String])

    package init(stringLiteral text: String) { self = .text(text) }
  }

  /// The effect on the card. It is `remark` for an old spelling, and for the remarks of `lint-card`.
  package var severity: ContentCardIssue.Severity
  package var code: CardFindingCode
  /// The key, a standard field such as `card.title`, or a prefix such as `line_*`. `nil` if the finding is about
  /// several of these, or about none.
  package var key: String?
  /// The line of the key, or `nil` if the input has no line for it.
  package var line: Int?
  /// A description of the issue, and its consequence for the object, if any.
  package var message: String
  /// Values in the message, and codes for reasons, by name, such as `nearest` for a similar key.
  package var parameters: [String: Parameter] = [:]
  /// A value or name to use instead, or `nil` if there is none to suggest.
  package var suggestion: String?
  /// The labels of the app versions that the finding is about. Empty if it is about all of them.
  package var versions: [String] = []

  /// The message, followed by the app versions, if any, in parentheses.
  package var text: String {
    versions.isEmpty ? message : "\(message) (\(versions.joined(separator: ", ")))"
  }
}

extension CardFinding {
  /// Creates a remark.
  init(
    _ code: CardFindingCode, key: String? = nil, message: String,
    parameters: [String: Parameter] = [:], suggestion: String? = nil
  ) {
    self.init(
      severity: .remark, code: code, key: key, message: message, parameters: parameters,
      suggestion: suggestion)
  }
}
