import ContentCardSchema
import ContentCardTools

extension Command {
  static let lintCard = Command(
    name: "lint-card", purpose: "Says of content cards what an app with the schemas makes of them.",
    operands: "FILE|-", operandMeanings: CardInput.operandMeanings,
    options: [.schema, .format],
    optionMeanings: [.format: "how verdicts are printed; default text"],
    formats: ["text", "json"],
    examples: [
      "cardgen lint-card Cards.json",
      "cardgen lint-card Cards.json --schema Schemas/Shop.contentcards.json --format json",
    ],
    run: lintCard(_:report:))
}

/// `cardgen lint-card`: says of each card what an app with the schemas makes of it.
func lintCard(_ options: Options, report: inout Report) throws(UsageError) {
  let path = try options.cardFile
  var files = options
  files.operands = options.schema.map { [$0] } ?? []
  let schemas = try SchemaFile.all(
    for: files, orElse: "name one with \(Option.schema.flag)", report: &report
  ).compactMap { $0.generation(report: &report)?.schema }
  guard !report.hasErrors else {
    report.consequence = "no card was checked"
    return
  }
  do throws(Diagnostic) {
    let discriminators = Set(schemas.map(\.discriminator.value))
    let input = try CardInput(path: path, discriminators: discriminators)
    let lint = CardLint(schemas)
    let verdicts = input.entries.map(lint.verdict)
    print(
      options.isJSON ? CardVerdict.json(verdicts) : input.text(of: verdicts, path: path),
      terminator: "")
    if verdicts.contains(where: { $0.kind == .rejected }) { report.hasFindings = true }
    if verdicts.isEmpty { throw .noCard(path, "there is no card in it") }
    // Nothing was checked, which must not pass for all being well.
    if verdicts.allSatisfy({ $0.kind == .notOurs }) {
      throw .noCard(path, "no card in it is one of these schemas")
    }
  } catch {
    report.add(error)
  }
}

extension Options {
  fileprivate var isJSON: Bool { format == "json" }

  /// The one operand, `-` for standard input.
  fileprivate var cardFile: String {
    get throws(UsageError) {
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
  }
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
