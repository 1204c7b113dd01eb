import ContentCardSchema

/// Invalid arguments: what is wrong, and what to write instead.
package struct UsageError: Error, Hashable {
  package let message: String
  package let hints: [String]

  package init(_ message: String, hint: String) { self.init(message, hints: [hint]) }

  package init(_ message: String, hints: [String]) {
    self.message = message
    self.hints = hints
  }

  /// Returns the text for standard error, or for standard output as ``ReportFormat/github``.
  func text(as format: ReportFormat) -> String {
    switch format {
    case .text: text
    case .json:
      DiagnosticFormatter.json([
        Diagnostic(
          .invalidArguments, path: "cardgen", at: nil, message, notes: hints.map { .init($0) })
      ])
    case .github:
      GitHubAnnotation(
        .error, title: DiagnosticCode.invalidArguments.rawValue, lines: [message] + hints
      ).command
    }
  }

  /// The lines for standard error: the message, and one for each hint.
  var text: String {
    let lines = ["error: \(message)"] + hints.map { "note: \($0)" }
    return lines.map { "cardgen: \(DiagnosticFormatter.visible($0))\n" }.joined()
  }
}

extension UsageError {
  /// Returns `did you mean "--output"? ` for the words that begin with the given one, or else for the
  /// nearest; an empty text if there is none.
  static func suggestion(for word: String, among words: [String]) -> String {
    // Every option begins with dashes.
    let hasLetters = word.contains { $0 != "-" }
    let completed = hasLetters ? words.filter { $0.hasPrefix(word) } : []
    return completed.isEmpty ? didYouMean(word, among: words) : didYouMean(completed)
  }
}
