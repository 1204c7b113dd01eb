public import ContentCardSchema

/// One file of the output.
public struct GeneratedFile: Hashable, Sendable {
  /// `NAME+Keys.swift`; known before the generator runs.
  public let name: String
  public let text: String
}

/// What became of a schema.
public struct Generation: Sendable {
  /// The output; empty when any diagnostic is an error.
  public let files: [GeneratedFile]
  /// In file order.
  public let diagnostics: [Diagnostic]
  /// The enum that wraps the output; nil: there is none.
  public let namespace: Located<String>?
}
