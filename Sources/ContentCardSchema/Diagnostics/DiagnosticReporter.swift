/// A stage that checks one schema file and collects diagnostics.
package protocol DiagnosticReporter {
  /// The path of the file in the diagnostics.
  var path: String { get }
  var diagnostics: [Diagnostic] { get set }
}

extension DiagnosticReporter {
  package mutating func report(
    _ code: DiagnosticCode, severity: Diagnostic.Severity = .error, at location: SourceLocation,
    _ message: String, notes: [Diagnostic.Note]
  ) {
    diagnostics.append(
      Diagnostic(code, severity: severity, path: path, at: location, message, notes: notes))
  }

  package mutating func report(
    _ code: DiagnosticCode, severity: Diagnostic.Severity = .error, at location: SourceLocation,
    _ message: String, note: String, at noteLocation: SourceLocation? = nil
  ) {
    report(
      code, severity: severity, at: location, message, notes: [.init(note, at: noteLocation)])
  }
}
