/// One finding about a schema: what was found, where, and what to do next.
public struct Diagnostic: Hashable, Sendable {
  /// How much a finding weighs. Code is generated only from a schema without errors.
  public enum Severity: String, Sendable {
    case error, warning
  }

  /// A remark that belongs to a finding: how to mend it, or the other place it speaks of.
  public struct Note: Hashable, Sendable {
    public var message: String
    /// Where the remark points; nil for the place of the finding itself.
    public var location: SourceLocation?

    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  public var severity: Severity
  public var code: DiagnosticCode
  /// The file as the user named it.
  public var path: String
  /// Nil for a finding about the file as a whole.
  public var location: SourceLocation?
  public var message: String
  public var notes: [Note]

  public init(
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
