import ContentCardSchema

/// What a command is told.
struct Options: Hashable {
  /// How findings are printed.
  enum DiagnosticsStyle: String, CaseIterable {
    case text, json
  }

  /// The arguments without an option: the schemas as the user named them, empty for all in
  /// `Schemas`. For `adapter` the SDK, for `lint-card` the file with the cards.
  var operands: [String] = []
  /// The only schema that cards are checked by; nil for all in `Schemas`.
  var schema: String?
  /// One of the command's formats; nil for the one that suits the output, or the first.
  var format: String?
  /// The folder to write into; nil for `Generated/NAME`. For `adapter`, `docs` and `infer` the file,
  /// for `fixtures` the folder; nil for standard output.
  var output: String?
  /// The key that names a card's class type; nil for the default.
  var discriminator: String?
  /// What to declare to begin with.
  var classTypes: [String] = []
  /// Nil leaves the schema's own.
  var access: AccessLevel?
  var diagnostics = DiagnosticsStyle.text
  /// The changes that `diff` fails on.
  var failOn = FailOn.usual
  /// Whether to generate again whenever a schema changes.
  var isWatching = false
}
