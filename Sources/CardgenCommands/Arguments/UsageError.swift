import ContentCardSchema

/// An error in how cardgen is run, such as an invalid argument, with hints about how to fix it.
package struct UsageError: Error, Equatable {
  package let message: String
  package let hints: [String]

  package init(_ message: String, hint: String) { self.init(message, hints: [hint]) }

  package init(_ message: String, hints: [String]) {
    self.message = message
    self.hints = hints
  }

  /// Returns the error in the given format. Text in the format ``ReportFormat/github`` is for standard output, and text
  /// in the other formats is for standard error.
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

  var text: String {
    let lines = ["error: \(message)"] + hints.map { "note: \($0)" }
    return lines.map { "cardgen: \(DiagnosticFormatter.visible($0))\n" }.joined()
  }
}

extension UsageError {
  /// Returns a suggestion, such as `did you mean "--output"? `. It contains the words that begin with `word`. If there
  /// are none, it contains the most similar word. If no word is similar, returns an empty string.
  static func suggestion(for word: String, among words: [String]) -> String {
    // All options begin with two dashes, so `--` would match all of them.
    let hasLetters = word.contains { $0 != "-" }
    let completed = hasLetters ? words.filter { $0.hasPrefix(word) } : []
    return completed.isEmpty ? didYouMean(word, among: words) : didYouMean(completed)
  }
}
