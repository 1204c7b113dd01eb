import ContentCardSchema

/// Invalid arguments: what is wrong, and what to write instead.
package struct UsageError: Error, Hashable {
  package let message: String
  package let hint: String

  package init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }

  /// The two lines for standard error.
  var text: String {
    """
    cardgen: error: \(DiagnosticFormatter.visible(message))
    cardgen: note: \(DiagnosticFormatter.visible(hint))

    """
  }
}
