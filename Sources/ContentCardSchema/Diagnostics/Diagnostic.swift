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
    /// Whether the note is a list, such as the list of all types. If several diagnostics have the same list, a report
    /// in text contains it only once.
    package var isList = false

    package init(_ message: String, at location: SourceLocation? = nil, in path: String? = nil) {
      self.message = message
      self.location = location
      self.path = path
    }
  }

  package var severity: Severity
  package var code: DiagnosticCode
  /// The path of the file or folder, where `-` and `<stdin>` are standard input. For a failed request, this is the
  /// address or a part of it. For ``DiagnosticCode/invalidArguments``, it is `cardgen`.
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
  /// Returns the location of the note. If it has no location of its own, returns the diagnostic's location, or `nil` if
  /// the note is about another file.
  func place(in diagnostic: Diagnostic) -> SourceLocation? {
    location ?? (path == nil ? diagnostic.location : nil)
  }
}
