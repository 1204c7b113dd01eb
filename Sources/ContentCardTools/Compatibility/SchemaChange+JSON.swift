import ContentCardSchema

extension SchemaChange {
  /// Returns a JSON array with one change on each line, or `[]` if there are none.
  package static func json(
    _ changes: [SchemaChange], oldPath: String, newPath: String
  ) -> String {
    jsonLines(changes.map { $0.json(oldPath: oldPath, newPath: newPath) })
  }

  private func json(oldPath: String, newPath: String) -> String {
    jsonLine([
      ("classes", Self.list(classes.map(\.rawValue))),
      ("code", code.rawValue.jsonLiteral),
      ("message", message.jsonLiteral),
      ("oldApps", oldApps.rawValue.jsonLiteral),
      ("liveCards", liveCards.rawValue.jsonLiteral),
      ("oldAppsCard", oldAppsCard ?? "null"),
      ("liveCardsCard", liveCardsCard ?? "null"),
      ("changesCode", "\(changesCode)"),
      ("old", Self.place(old, in: oldPath)),
      ("new", Self.place(new, in: newPath)),
      ("advice", Self.list(advice)),
    ])
  }

  private static func place(_ location: SourceLocation?, in path: String) -> String {
    jsonLine([
      ("file", path.jsonLiteral),
      ("line", location.map { "\($0.line)" } ?? "null"),
      ("column", location.map { "\($0.column)" } ?? "null"),
    ])
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(\.jsonLiteral).joined(separator: ", "))]"
  }
}
