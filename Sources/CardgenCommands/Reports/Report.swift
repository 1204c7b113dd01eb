import ContentCardSchema

extension Command {
  package static let diagnostics = Option<ReportFormat?>(
    "diagnostics",
    meaning: "how findings are printed on standard error; default text")
}

/// How a command prints what it finds.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The findings of a run.
package struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// The consequence of the findings, for the last line of the text: `nothing was written`.
  package var consequence: String?
  /// Whether findings that are not diagnostics, such as a rejected card or a breaking change, were
  /// printed on standard output.
  package var hasFindings = false
  private var sources: [String: [UInt8]] = [:]

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

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

  /// Returns the text for standard error. Without findings, it is empty as text and `[]` as JSON.
  func text(as format: ReportFormat) -> String {
    switch format {
    case .json: DiagnosticFormatter.json(diagnostics)
    case .text: diagnostics.isEmpty ? "" : lines + summary
    }
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
