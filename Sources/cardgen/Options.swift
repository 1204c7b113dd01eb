import ContentCardSchema

/// What a command is told.
struct Options: Hashable {
  /// How findings are printed.
  enum DiagnosticsStyle: String, CaseIterable {
    case text, json
  }

  /// The arguments without an option: the schemas as the user named them, empty for all in
  /// `Schemas`. For `adapter` the SDK.
  var operands: [String] = []
  /// One of the command's formats; nil for the one that suits the output.
  var format: String?
  /// The folder to write into; nil for `Generated/NAME`. For `adapter` and `docs` the file; nil for
  /// standard output.
  var output: String?
  /// The key that names a card's class type; nil for the default.
  var discriminator: String?
  /// What to declare to begin with.
  var classTypes: [String] = []
  /// Nil leaves the schema's own.
  var access: AccessLevel?
  var diagnostics = DiagnosticsStyle.text
  /// Whether to generate again whenever a schema changes.
  var isWatching = false
}
