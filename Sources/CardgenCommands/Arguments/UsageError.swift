import ContentCardSchema

/// Invalid arguments: what is wrong, and what to write instead.
package struct UsageError: Error, Hashable {
  package let message: String
  package let hint: String

  package init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }

  /// Returns the text for standard error.
  func text(as format: ReportFormat) -> String {
    switch format {
    case .text: text
    case .json:
      DiagnosticFormatter.json([
        Diagnostic(.invalidArguments, path: "cardgen", at: nil, message, notes: [.init(hint)])
      ])
    }
  }

  /// The two lines for standard error.
  var text: String {
    """
    cardgen: error: \(DiagnosticFormatter.visible(message))
    cardgen: note: \(DiagnosticFormatter.visible(hint))

    """
  }
}
