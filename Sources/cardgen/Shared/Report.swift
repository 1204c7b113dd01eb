import ContentCardSchema

/// Everything a run finds wrong.
struct Report {
  private(set) var diagnostics: [Diagnostic] = []
  /// What the findings mean for the files, in the last line of the text: `nothing was written`.
  var consequence: String?
  /// Whether standard output tells of findings that are no diagnostics, such as a card that is
  /// rejected or a change that breaks.
  var hasFindings = false
  private var sources: [String: [UInt8]] = [:]

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds what kept files from being written.
  ///
  /// - Parameter files: Those that are in place all the same.
  mutating func add(_ diagnostic: Diagnostic, writtenBefore files: [String]) {
    add(diagnostic)
    consequence =
      files.isEmpty
      ? "nothing was written" : "written before that: \(files.joined(separator: ", "))"
  }

  /// - Parameter source: The file that the findings are about, for the lines that they point to.
  mutating func add(_ findings: [Diagnostic], path: String, source: [UInt8]) {
    guard !findings.isEmpty else { return }
    diagnostics += findings
    sources[path] = source
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  var exitCode: ExitCode {
    let exitCodes = diagnostics.lazy.filter { $0.severity == .error }.map(\.exitCode)
    return exitCodes.max() ?? (hasFindings ? .findings : .fine)
  }

  /// What goes to standard error; as text nothing when there is nothing to say.
  func text(as style: Options.DiagnosticsStyle) -> String {
    switch style {
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
