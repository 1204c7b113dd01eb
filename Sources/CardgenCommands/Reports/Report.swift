import ContentCardSchema

extension Command {
  package static let diagnostics = Option<ReportFormat?>(
    "diagnostics", of: [.text, .json], meaning: "format of diagnostics; default: text")
  /// The option `--diagnostics` for commands that can also print GitHub annotations.
  package static let annotations = Option<ReportFormat?>(
    "diagnostics", of: ReportFormat.allCases, meaning: "format of diagnostics; default: text")
}

package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json
  /// GitHub annotations. They are printed to standard output, even those for diagnostics.
  case github
}

extension ParsedArguments {
  /// Returns the format in which a command writes to standard output.
  ///
  /// - Parameter option: The option that selects text or JSON. If `--diagnostics github` is given as well, an error is
  ///   thrown, because that option also selects a format for standard output.
  package func format(_ option: Option<ReportFormat?>) throws(UsageError) -> ReportFormat {
    guard self[Command.annotations] == .github else { return self[option] ?? .text }
    guard let format = self[option] else { return .github }
    throw UsageError(
      "--diagnostics github and \(option.declaration.flag) \(format.rawValue) both write to "
        + "standard output",
      hint: "remove one of them")
  }
}

package struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// A consequence of the diagnostics, such as `nothing was written`. It is shown in the summary.
  package var consequence: String?
  /// Whether the run found problems that are not diagnostics, such as rejected cards or the changes that `--fail-on`
  /// selects. Without errors, they cause exit code 1.
  package var hasProblems = false
  private var runNotes: [String] = []
  private var sources: [String: [UInt8]] = [:]

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds information about the run that is not a diagnostic. It is not printed if diagnostics are printed as JSON.
  package mutating func note(_ text: String) { runNotes.append(text) }

  /// - Parameter source: The bytes of the file, for excerpts in a terminal.
  package mutating func add(_ diagnostics: [Diagnostic], path: String, source: [UInt8]) {
    guard !diagnostics.isEmpty else { return }
    self.diagnostics += diagnostics
    sources[path] = source
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  var exitCode: ExitCode {
    let exitCodes = diagnostics.lazy.filter { $0.severity == .error }.map(\.exitCode)
    return exitCodes.max() ?? (hasProblems ? .problems : .success)
  }

  func text(as format: ReportFormat) -> String {
    switch format {
    case .json: DiagnosticFormatter.json(diagnostics)
    case .text: noteLines + (diagnostics.isEmpty ? "" : lines + summary)
    case .github: noteLines + (diagnostics.isEmpty ? "" : summary)
    }
  }

  var annotations: String { diagnostics.map { GitHubAnnotation($0).command }.joined() }

  private var noteLines: String {
    runNotes.map { "cardgen: note: \(DiagnosticFormatter.visible($0))\n" }.joined()
  }

  private var lines: String {
    let formatter = DiagnosticFormatter(isColored: StandardError.isColored)
    let excerpts =
      StandardError.isTerminal ? sources.mapValues { DiagnosticFormatter.SourceText($0) } : [:]
    var lists: Set<String> = []
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.notes.removeAll { $0.isList && !lists.insert($0.message).inserted }
      return formatter.text(for: diagnostic, source: excerpts[diagnostic.path])
    }.joined()
  }

  /// A summary, such as `2 errors and 1 warning in 3 files; nothing was written.`
  var summary: String {
    let errors = diagnostics.count { $0.severity == .error }
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    let files = Set(diagnostics.map(\.path)).count
    return counts.joined(separator: " and ") + (files > 1 ? " in \(files) files" : "")
      + (consequence.map { "; \($0)" } ?? "") + ".\n"
  }
}

extension Diagnostic {
  fileprivate var exitCode: ExitCode {
    switch code {
    case .unreadableFile, .unwritableFile, .failedRequest: .files
    default: .problems
    }
  }
}

/// The exit code of the process. If a report has several errors, the largest of their exit codes is used.
enum ExitCode: Int32, Comparable {
  case success = 0
  /// The run found problems, such as errors in a schema, rejected cards, output that is out of date, or a schema change
  /// that `--fail-on` selects.
  case problems = 1
  /// There are no arguments, or a ``UsageError`` was thrown.
  case usage = 2
  /// An error with a file or with standard output, or a request that failed.
  case files = 3

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
