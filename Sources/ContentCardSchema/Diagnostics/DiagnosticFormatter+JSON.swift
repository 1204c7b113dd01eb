extension DiagnosticFormatter {
  /// Returns a JSON array in which each diagnostic is on a line of its own.
  ///
  /// A note has a member `file` only if the note is about another file. Without a location, `line` and `column` are
  /// `null`, for example for a diagnostic about a whole file.
  package static func json(_ diagnostics: [Diagnostic]) -> String {
    jsonLines(diagnostics.map { json($0) })
  }

  private static func json(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      jsonLine(
        (note.path.map { [("file", json($0))] } ?? []) + [
          ("message", json(note.message)),
          ("line", json(note.place(in: diagnostic)?.line)),
          ("column", json(note.place(in: diagnostic)?.column)),
        ])
    }
    return jsonLine([
      ("file", json(diagnostic.path)),
      ("line", json(diagnostic.location?.line)),
      ("column", json(diagnostic.location?.column)),
      ("severity", json(diagnostic.severity.rawValue)),
      ("code", json(diagnostic.code.rawValue)),
      ("message", json(diagnostic.message)),
      ("notes", "[\(notes.joined(separator: ", "))]"),
    ])
  }

  private static func json(_ number: Int?) -> String { number.map(String.init) ?? "null" }

  private static func json(_ text: String) -> String { text.jsonLiteral }
}
