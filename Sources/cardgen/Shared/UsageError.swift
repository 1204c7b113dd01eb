import ContentCardSchema

/// Arguments that say nothing sensible: what was found, and what to write instead.
struct UsageError: Error, Hashable {
  var message: String
  var hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }

  /// Two lines for standard error.
  var text: String {
    """
    cardgen: error: \(DiagnosticFormatter.visible(message))
    cardgen: note: \(DiagnosticFormatter.visible(hint))

    """
  }
}
