import ContentCardSchema

extension CardVerdict {
  /// One JSON array, with a card a line; `[]` when there is none.
  package static func json(_ verdicts: [CardVerdict]) -> String {
    jsonLines(verdicts.map(\.json))
  }

  private var json: String {
    jsonLine([
      ("id", literal(id)),
      ("line", String(line)),
      ("classType", literal(classType)),
      ("schemas", "[\(schemas.map(\.jsonLiteral).joined(separator: ", "))]"),
      ("verdict", kind.rawValue.jsonLiteral),
      ("issues", "[\(findings.map(\.json).joined(separator: ", "))]"),
    ])
  }
}

extension CardFinding {
  fileprivate var json: String {
    jsonLine([
      ("severity", severity.rawValue.jsonLiteral),
      ("code", code.rawValue.jsonLiteral),
      ("key", literal(key)),
      ("message", message.jsonLiteral),
      ("suggestion", literal(suggestion)),
    ])
  }
}

private func literal(_ text: String?) -> String { text?.jsonLiteral ?? "null" }
