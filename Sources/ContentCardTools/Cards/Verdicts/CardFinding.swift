/// An issue of a card, recorded by the library or found by `lint-card`.
package struct CardFinding: Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// The library rejects the card.
    case error
    /// The library accepts the card and records a warning.
    case warning
    /// The library records nothing, but `lint-card` reports it.
    case remark
  }

  package var severity: Severity
  package var code: CardFindingCode
  /// The key, or `card.` and a field, or `nil` if several are affected.
  package var key: String?
  /// The line of the key, or `nil` if the input has no line for it.
  package var line: Int?
  /// The library's description of the issue, or a remark.
  package var message: String
  /// A valid value or name to use instead, or `nil` if none is known.
  package var suggestion: String?
}

extension CardFinding {
  /// Creates a remark.
  init(
    _ code: CardFindingCode, key: String? = nil, message: String, suggestion: String? = nil
  ) {
    self.init(
      severity: .remark, code: code, key: key, message: message, suggestion: suggestion)
  }
}
