import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let lintCard = Command(
    name: "lint-card", purpose: "Checks content cards against schemas.",
    operands: CardInput.operands(usage: "FILE…|-"),
    options: schema, allowLiquid, includeArchived, format, annotations,
    examples: [
      "cardgen lint-card Cards/ New.csv --format json",
      "cardgen lint-card Cards.json --schema 3.1=Old.json --schema 3.2=New.json",
    ],
    run: lintCard(_:report:))

  fileprivate static let schema = Option<[String]>(
    "schema", .text("[LABEL=]SCHEMA"), isRepeatable: true,
    meaning:
      "a schema of an app version; can be repeated; default: all in Schemas, else under Sources",
    read: \.self)
  fileprivate static let allowLiquid = Option<Bool>(
    "allow-liquid",
    meaning:
      "accepts any Liquid tag outside the class type, not only {{api_trigger_properties.${…}}}")
  fileprivate static let format = Option<ReportFormat?>(
    "format", of: [.text, .json], meaning: "output format; default: text")
}

private func lintCard(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  guard !arguments.operands.isEmpty else {
    throw UsageError(
      "cardgen lint-card needs a file with cards",
      hint: "write cardgen lint-card FILE, or use - for standard input")
  }
  let versions = try schemaVersions(arguments[Command.schema], report: &report)
  guard !report.hasErrors else {
    report.consequence = "no cards were checked"
    return
  }
  let lint = CardLint(
    versions: versions, pendingLiquid: arguments[Command.allowLiquid] ? .all : .triggerProperties)
  let names = CardInput.Names(in: versions.flatMap(\.schemas))
  let format = try arguments.format(Command.format)
  var archived = 0
  var results: [(path: String, verdicts: [CardVerdict])] = []
  for path in CardInput.paths(arguments.operands, report: &report) {
    do throws(Diagnostic) {
      var input = try CardInput(path: path, names)
      let count = input.entries.count
      if !arguments[Command.includeArchived] {
        input.entries.removeAll { $0.source?.state == .archived }
      }
      let verdicts = input.entries.map(lint.verdict)
      results.append((path, verdicts))
      if format == .text { print(input.text(of: verdicts, path: path), terminator: "") }
      archived += count - verdicts.count
      // An exported file may have no cards to check: its campaign or Canvas can be archived, or have only messages in
      // other channels.
      guard input.form != .export else { continue }
      if verdicts.isEmpty { throw .noCard(path, "the file contains no cards") }
      // In a file that is not an export, it is an error if all cards are ignored.
      if verdicts.allSatisfy({ $0.kind == .ignored }) {
        throw .noCard(path, "every card in the file is ignored")
      }
    } catch {
      report.add(error)
    }
  }
  if archived > 0 {
    report.note(
      "skipped \(counted(archived, "card")) of archived campaigns or Canvases; to check them, add --include-archived"
    )
  }
  guard !results.isEmpty else { return }
  let verdicts = results.flatMap(\.verdicts)
  if verdicts.isEmpty, !report.hasErrors {
    report.add(.noCard(arguments.operands[0], "no card was checked"))
  }
  report.hasProblems = verdicts.contains { $0.kind == .rejected }
  let summary = CardVerdictFormatter.table(of: results) + CardVerdictFormatter.summary(of: verdicts)
  switch format {
  case .text: print(summary, terminator: "")
  case .json: print(CardVerdict.json(results), terminator: "")
  case .github:
    for (path, verdicts) in results {
      for annotation in verdicts.flatMap({ $0.annotations(path: path) }) {
        print(annotation.command, terminator: "")
      }
    }
    print(summary, terminator: "")
  }
}

/// Returns the valid schemas of each app version, with a label for the version. Adds the schemas' diagnostics to the
/// report. Throws an error if a value of `--schema` names no file.
///
/// - Parameter texts: The values of `--schema`. Schemas with the same label belong to the same version. A schema
///   without a label begins a version, whose label is the file's name without its extension or, if an earlier version
///   has this label, the path. If this schema is the only value, the label of its version is empty.
///   If there are no values, all schemas in `Schemas`, or else under `Sources`, are one version with an empty label.
func schemaVersions(
  _ texts: [String], report: inout Report
) throws(UsageError) -> [(label: String, schemas: [Schema])] {
  var versions: [(label: String, files: [SchemaFile])] = []
  for text in texts {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // The name of a file can contain an equals sign.
    guard FileSystem.status(of: text) == nil, parts.count == 2, !parts[0].isEmpty else {
      let file = SchemaFile(reading: text)
      let isUsed = versions.contains { $0.label == file.name }
      versions.append((texts.count == 1 ? "" : isUsed ? text : file.name, [file]))
      continue
    }
    guard !parts[1].isEmpty else {
      throw UsageError(
        "--schema \(text) does not name a file", hint: "write --schema \(text)FILE")
    }
    let (label, file) = (String(parts[0]), SchemaFile(reading: String(parts[1])))
    if let index = versions.firstIndex(where: { $0.label == label }) {
      versions[index].files.append(file)
    } else {
      versions.append((label, [file]))
    }
  }
  if texts.isEmpty {
    versions = [
      ("", try SchemaFile.all([], orElse: "choose a schema with --schema", report: &report))
    ]
  }
  return versions.map { label, files in
    (label, files.compactMap { $0.validation(report: &report)?.checked?.schema })
  }
}

extension CardInput {
  fileprivate func text(of verdicts: [CardVerdict], path: String) -> String {
    let formatter = CardVerdictFormatter(path: path, isColored: StandardOutput.isColored)
    return "\(DiagnosticFormatter.visible(path)): read as \(form.name)\n"
      + verdicts.map { formatter.text(for: $0) }.joined()
  }
}

extension CardVerdict {
  /// Returns an annotation for each finding, at the line of its key or, if that is unknown, at the first line of the
  /// card.
  fileprivate func annotations(path: String) -> [GitHubAnnotation] {
    findings.map { finding in
      let level: GitHubAnnotation.Level =
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        case .remark: .notice
        }
      // The message about an unknown key already contains the suggestion.
      let example = finding.code == .unknownKey ? nil : finding.suggestion
      return GitHubAnnotation(
        level, title: finding.code.rawValue, path: path, line: finding.line ?? line,
        lines: ["\(label ?? "card"): \(finding.text)"]
          + (example.map { ["for example: \($0)"] } ?? []))
    }
  }
}

extension Diagnostic {
  fileprivate static func noCard(_ path: String, _ message: String) -> Self {
    Diagnostic(
      .invalidCards, path: path, at: nil, message,
      notes: [.init("add at least one card that has a class type and was not removed")])
  }
}
