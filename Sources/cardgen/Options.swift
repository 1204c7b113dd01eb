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
  /// The folder to write into; nil for `Generated/NAME`. For `adapter` the file; nil for standard
  /// output.
  var output: String?
  /// Nil leaves the schema's own.
  var access: AccessLevel?
  var diagnostics = DiagnosticsStyle.text
}
