import ContentCardSchema

extension CardVerdict {
  /// Returns a JSON array with each verdict on a line of its own, or `[]` if there are none.
  package static func json(_ verdicts: [(path: String, verdicts: [CardVerdict])]) -> String {
    jsonLines(verdicts.flatMap { path, verdicts in verdicts.map { $0.json(path: path) } })
  }

  private func json(path: String) -> String {
    jsonLine([
      ("file", path.jsonLiteral),
      ("id", literal(id)),
      ("line", String(line)),
      ("classType", literal(classType)),
      ("schemas", "[\(schemas.map(\.jsonLiteral).joined(separator: ", "))]"),
      ("campaign", literal(source?.kind == .campaign ? source?.name : nil)),
      ("canvas", literal(source?.kind == .canvas ? source?.name : nil)),
      ("step", literal(source?.step)),
      ("variation", literal(source?.variation)),
      ("state", literal(source?.state.rawValue)),
      ("verdict", kind.rawValue.jsonLiteral),
      ("versions", jsonLine(versions.map { ($0.label, $0.kind.rawValue.jsonLiteral) })),
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
      ("line", line.map(String.init) ?? "null"),
      ("message", message.jsonLiteral),
      ("suggestion", literal(suggestion)),
      ("versions", "[\(versions.map(\.jsonLiteral).joined(separator: ", "))]"),
    ])
  }
}

private func literal(_ text: String?) -> String { text?.jsonLiteral ?? "null" }
