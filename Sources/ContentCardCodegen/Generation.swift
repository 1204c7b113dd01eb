import ContentCardSchema

/// What became of a schema.
package struct Generation: Sendable {
  /// The output; empty when any diagnostic is an error.
  package let files: [GeneratedFile]
  /// In file order.
  package let diagnostics: [Diagnostic]
  /// The enum that wraps the output; nil: there is none.
  package let namespace: Located<String>?
}
