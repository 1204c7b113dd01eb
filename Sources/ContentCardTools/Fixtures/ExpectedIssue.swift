import ContentCards

/// One thing that the library says of a card.
struct ExpectedIssue: Hashable {
  var code: CardFindingCode
  /// Nil for an issue about several keys.
  var key: String?
  var severity: ContentCardIssue.Severity
}
