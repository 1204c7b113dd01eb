import ContentCardSchema

/// What became of a schema.
package struct Generation: Sendable {
  /// The output; empty when any diagnostic is an error.
  package let files: [GeneratedFile]
  /// In file order.
  package let diagnostics: [Diagnostic]
  /// What the files are generated from, with their access; nil when any diagnostic is an error.
  package let schema: Schema?
}
