/// One finding about a schema: what was found, where, and what to do next.
package struct Diagnostic: Hashable, Sendable {
  /// How much a finding weighs. Code is generated only from a schema without errors.
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A remark that belongs to a finding: how to mend it, or the other place it speaks of.
  package struct Note: Hashable, Sendable {
    package var message: String
    /// Where the remark points; nil for the place of the finding itself.
    package var location: SourceLocation?
    /// Another file that the note points to; nil for the file of the finding.
    package var path: String?

    package init(_ message: String, at location: SourceLocation? = nil, in path: String? = nil) {
      self.message = message
      self.location = location
      self.path = path
    }
  }

  package var severity: Severity
  package var code: DiagnosticCode
  /// The file as the user named it.
  package var path: String
  /// Nil for a finding about the file as a whole.
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
  /// The place in the note's file.
  func place(in diagnostic: Diagnostic) -> SourceLocation? {
    location ?? (path == nil ? diagnostic.location : nil)
  }
}
