import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  static let lintCard = Command(
    name: "lint-card", purpose: "Says of content cards what an app with the schemas makes of them.",
    operands: CardInput.operands(usage: "FILE|-"),
    options: schema, format,
    examples: [
      "cardgen lint-card Cards.json",
      "cardgen lint-card Cards.json --schema Schemas/Shop.contentcards.json --format json",
    ],
    run: lintCard(_:report:))

  fileprivate static let schema = Option<String?>(
    "schema", .schema,
    meaning: "the only schema; default every \(SchemaFile.folder)/*\(SchemaFile.suffix)")
  fileprivate static let format = Option<ReportFormat?>(
    "format", meaning: "how verdicts are printed; default text")
}

/// `cardgen lint-card`: prints for each card how an app with the schemas reads it.
private func lintCard(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let path = try cardFile(arguments.operands)
  let schemas = try SchemaFile.all(
    arguments[Command.schema].map { [$0] } ?? [], orElse: "name one with --schema", report: &report
  ).compactMap { $0.validation(report: &report)?.checked?.schema }
  guard !report.hasErrors else {
    report.consequence = "no card was checked"
    return
  }
  do throws(Diagnostic) {
    let discriminators = Set(schemas.map(\.discriminator.value))
    let input = try CardInput(path: path, discriminators: discriminators)
    let lint = CardLint(schemas)
    let verdicts = input.entries.map(lint.verdict)
    let text =
      switch arguments[Command.format] ?? .text {
      case .text: input.text(of: verdicts, path: path)
      case .json: CardVerdict.json(verdicts)
      }
    print(text, terminator: "")
    if verdicts.contains(where: { $0.kind == .rejected }) { report.hasFindings = true }
    if verdicts.isEmpty { throw .noCard(path, "there is no card in it") }
    // No card was checked, so the run must not succeed.
    if verdicts.allSatisfy({ $0.kind == .notOurs }) {
      throw .noCard(path, "no card in it is one of these schemas")
    }
  } catch {
    report.add(error)
  }
}

/// Returns the one operand, which is `-` for standard input.
private func cardFile(_ operands: [String]) throws(UsageError) -> String {
  guard let path = operands.first else {
    throw UsageError(
      "cardgen lint-card does not say which file has the cards",
      hint: "write cardgen lint-card FILE, or - for standard input")
  }
  guard operands.count == 1 else {
    throw UsageError(
      "cardgen lint-card reads one file, and \(quoted(operands[1])) is a second",
      hint: "run it once for each; name a schema with --schema")
  }
  return path
}

extension CardInput {
  fileprivate func text(of verdicts: [CardVerdict], path: String) -> String {
    "\(DiagnosticFormatter.visible(path)): read as \(form.name)\n"
      + verdicts.map { $0.text(path: path) }.joined() + CardVerdict.summary(of: verdicts)
  }
}

extension Diagnostic {
  fileprivate static func noCard(_ path: String, _ message: String) -> Self {
    Diagnostic(
      .invalidCards, path: path, at: nil, message,
      notes: [.init("write one card at least, with the key that names its class type")])
  }
}
