import ContentCardSchema

extension Command {
  package static let diagnostics = Option<ReportFormat?>(
    "diagnostics", of: [.text, .json], meaning: "format of findings; default: text")
  /// The same for a command that continuous integration runs.
  package static let annotations = Option<ReportFormat?>(
    "diagnostics", of: ReportFormat.allCases, meaning: "format of findings; default: text")
}

/// How a command prints what it finds.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json
  /// Annotations of GitHub, on standard output.
  case github
}

extension ParsedArguments {
  /// Returns the format of what a command prints on standard output.
  ///
  /// - Parameter option: The option for text and JSON. `--diagnostics github` prints annotations there
  ///   instead.
  package func format(_ option: Option<ReportFormat?>) throws(UsageError) -> ReportFormat {
    guard self[Command.annotations] == .github else { return self[option] ?? .text }
    guard let format = self[option] else { return .github }
    throw UsageError(
      "--diagnostics github and \(option.declaration.flag) \(format.rawValue) both write to "
        + "standard output",
      hint: "leave one of them out")
  }
}

/// The findings of a run.
package struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// The consequence of the findings, for the last line of the text: `nothing was written`.
  package var consequence: String?
  /// Whether findings that are not diagnostics, such as a rejected card or a breaking change, were
  /// printed on standard output.
  package var hasFindings = false
  /// What the user should know of a run that is not a finding.
  private var remarks: [String] = []
  private var sources: [String: [UInt8]] = [:]

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds a line about the run that is not a finding.
  mutating func remark(_ text: String) { remarks.append(text) }

  /// Adds the error that stopped a run from writing its files.
  package mutating func add(unwritten diagnostic: Diagnostic) {
    add(diagnostic)
    consequence = "nothing was written"
  }

  /// Adds findings about one file.
  ///
  /// - Parameter source: The bytes of the file, for excerpts.
  package mutating func add(_ findings: [Diagnostic], path: String, source: [UInt8]) {
    guard !findings.isEmpty else { return }
    diagnostics += findings
    sources[path] = source
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  var exitCode: ExitCode {
    let exitCodes = diagnostics.lazy.filter { $0.severity == .error }.map(\.exitCode)
    return exitCodes.max() ?? (hasFindings ? .findings : .fine)
  }

  /// Returns the text for standard error. Without findings, it is `[]` as JSON, and else has only the
  /// remarks.
  func text(as format: ReportFormat) -> String {
    switch format {
    case .json: DiagnosticFormatter.json(diagnostics)
    case .text: remarkLines + (diagnostics.isEmpty ? "" : lines + summary)
    case .github: remarkLines + (diagnostics.isEmpty ? "" : summary)
    }
  }

  /// The findings for standard output, as workflow commands of GitHub.
  var annotations: String { diagnostics.map { GitHubAnnotation($0).command }.joined() }

  private var remarkLines: String {
    remarks.map { "cardgen: note: \(DiagnosticFormatter.visible($0))\n" }.joined()
  }

  private var lines: String {
    let formatter = DiagnosticFormatter(isColored: StandardError.isColored)
    guard StandardError.isTerminal else {
      return diagnostics.map { formatter.text(for: $0) }.joined()
    }
    let excerpts = sources.mapValues { DiagnosticFormatter.SourceText($0) }
    return diagnostics.map { formatter.text(for: $0, source: excerpts[$0.path]) }.joined()
  }

  /// `2 errors and 1 warning in 3 files; nothing was written.`
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
    case .unreadableFile, .unwritableFile: .files
    default: .findings
    }
  }
}

/// The exit code of the process; the largest of several.
enum ExitCode: Int32, Comparable {
  case fine = 0
  /// Errors in a schema or a card, or stale output.
  case findings = 1
  /// Invalid arguments.
  case usage = 2
  /// A file that cannot be read or written.
  case files = 3

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
