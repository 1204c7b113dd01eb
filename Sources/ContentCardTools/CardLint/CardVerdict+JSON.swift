import ContentCardSchema

extension CardVerdict {
  /// One JSON array, with a card a line; `[]` when there is none.
  package static func json(_ verdicts: [CardVerdict]) -> String {
    guard !verdicts.isEmpty else { return "[]\n" }
    return "[\n" + verdicts.map { "  \($0.json)" }.joined(separator: ",\n") + "\n]\n"
  }

  private var json: String {
    object([
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
    object([
      ("severity", severity.rawValue.jsonLiteral),
      ("code", code.rawValue.jsonLiteral),
      ("key", literal(key)),
      ("message", message.jsonLiteral),
      ("suggestion", literal(suggestion)),
    ])
  }
}

private func object(_ members: [(name: String, value: String)]) -> String {
  "{" + members.map { "\($0.name.jsonLiteral): \($0.value)" }.joined(separator: ", ") + "}"
}

private func literal(_ text: String?) -> String { text?.jsonLiteral ?? "null" }
