import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let lintCard = Command(
    name: "lint-card", purpose: "Checks content cards against schemas, in the same way as apps do.",
    operands: CardInput.operands(usage: "FILE…|-"),
    options: schema, allowLiquid, format, annotations,
    examples: [
      "cardgen lint-card Cards.json --format json",
      "cardgen lint-card Cards/ New.csv --schema Schemas/Shop.contentcards.json",
    ],
    run: lintCard(_:report:))

  fileprivate static let schema = Option<String?>(
    "schema", .schema,
    meaning: "a schema with any file name; default: all in Schemas, else under Sources")
  fileprivate static let allowLiquid = Option<Bool>(
    "allow-liquid", meaning: "accepts all Liquid tags, not only {{api_trigger_properties.${…}}}")
  fileprivate static let format = Option<ReportFormat?>(
    "format", of: [.text, .json], meaning: "output format; default: text")
}

/// Runs `cardgen lint-card`: prints how an app that uses the schemas reads each card.
private func lintCard(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  guard !arguments.operands.isEmpty else {
    throw UsageError(
      "cardgen lint-card needs a file with cards",
      hint: "write cardgen lint-card FILE, or use - for standard input")
  }
  let files: [SchemaFile]
  if let schema = arguments[Command.schema] {
    files = [SchemaFile(reading: schema)]
  } else {
    files = try SchemaFile.all([], orElse: "choose a schema with --schema", report: &report)
  }
  let schemas = files.compactMap { $0.validation(report: &report)?.checked?.schema }
  guard !report.hasErrors else {
    report.consequence = "no cards were checked"
    return
  }
  let lint = CardLint(
    schemas, pendingLiquid: arguments[Command.allowLiquid] ? .all : .triggerProperties)
  let format = try arguments.format(Command.format)
  var results: [(path: String, verdicts: [CardVerdict])] = []
  for path in CardInput.paths(arguments.operands, report: &report) {
    do throws(Diagnostic) {
      let input = try CardInput(path: path, .init(in: schemas))
      let verdicts = input.entries.map(lint.verdict)
      results.append((path, verdicts))
      if format == .text { print(input.text(of: verdicts, path: path), terminator: "") }
      if verdicts.isEmpty { throw .noCard(path, "the file contains no cards") }
      // The run must not succeed if no card in a file was checked.
      if verdicts.allSatisfy({ $0.kind == .notOurs }) {
        throw .noCard(path, "every card in the file is ignored")
      }
    } catch {
      report.add(error)
    }
  }
  guard !results.isEmpty else { return }
  let verdicts = results.flatMap(\.verdicts)
  report.hasFindings = verdicts.contains { $0.kind == .rejected }
  switch format {
  case .text: print(CardVerdictFormatter.summary(of: verdicts), terminator: "")
  case .json: print(CardVerdict.json(results), terminator: "")
  case .github:
    for (path, verdicts) in results {
      for annotation in verdicts.flatMap({ $0.annotations(path: path) }) {
        print(annotation.command, terminator: "")
      }
    }
    print(CardVerdictFormatter.summary(of: verdicts), terminator: "")
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
        lines: ["\(id?.quotedExcerpt ?? "card"): \(finding.message)"]
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
