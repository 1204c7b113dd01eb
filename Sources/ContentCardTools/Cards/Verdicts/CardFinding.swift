/// Something about a card that its author should hear of.
package struct CardFinding: Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// The library rejects the card.
    case error
    /// The library accepts the card, and says this.
    case warning
    /// The library says nothing; this tool does.
    case remark
  }

  package var severity: Severity
  package var code: CardFindingCode
  /// The key, or `card.` and the field; nil for a finding about several.
  package var key: String?
  /// The line of the key; nil when the input has no such line.
  package var line: Int?
  /// What is wrong: the library's own words, unless it is a remark.
  package var message: String
  /// What could be typed instead; nil when nothing better is known.
  package var suggestion: String?
}

extension CardFinding {
  /// Something that this tool says.
  init(
    _ code: CardFindingCode, key: String? = nil, message: String, suggestion: String? = nil
  ) {
    self.init(
      severity: .remark, code: code, key: key, message: message, suggestion: suggestion)
  }
}
