public import ContentCardSchema

/// What became of a schema.
public struct Generation: Sendable {
  /// The output; empty when any diagnostic is an error.
  public let files: [GeneratedFile]
  /// In file order.
  public let diagnostics: [Diagnostic]
  /// The enum that wraps the output; nil: there is none.
  public let namespace: Located<String>?
}
