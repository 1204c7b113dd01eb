/// An error or a warning, and notes about it.
package struct Diagnostic: Hashable, Sendable {
  /// Code is generated only from schemas without errors.
  package enum Severity: String, Sendable {
    case error, warning
  }

  package struct Note: Hashable, Sendable {
    package var message: String
    /// The location of the note. If it is `nil`, the note applies to the location of the diagnostic or, if ``path`` is
    /// set, to that file as a whole.
    package var location: SourceLocation?
    /// The path of the note's file, or `nil` if the note is about the diagnostic's file.
    package var path: String?
    /// Whether a report as text contains the note only once, even if several diagnostics have it. An example is the
    /// list of all types.
    package var isList = false

    package init(_ message: String, at location: SourceLocation? = nil, in path: String? = nil) {
      self.message = message
      self.location = location
      self.path = path
    }
  }

  package var severity: Severity
  package var code: DiagnosticCode
  /// The path of the file or folder, as the user wrote it or as cardgen found it, or `<stdin>`. For a failed request,
  /// this is its address or a part of it, and for ``DiagnosticCode/invalidArguments``, it is `cardgen`.
  package var path: String
  /// The location in the file, or `nil` if the diagnostic does not apply to a single location in a file.
  package var location: SourceLocation?
  package var message: String
  package var notes: [Note]

  package init(
    _ code: DiagnosticCode, severity: Severity = .error, path: String,
    at location: SourceLocation?, _ message: String, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.path = path
    self.location = location
    self.message = message
    self.notes = notes
  }
}

extension Diagnostic.Note {
  /// Returns the location of the note in its file, or `nil` if it has none.
  func place(in diagnostic: Diagnostic) -> SourceLocation? {
    location ?? (path == nil ? diagnostic.location : nil)
  }
}
