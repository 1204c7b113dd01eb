import CardgenCommands
import ContentCardSchema
import ContentCardTools
import ContentCards

extension Command {
  static let infer = Command(
    name: "infer", purpose: "Drafts a schema from sample cards.",
    operands: CardInput.operands(usage: "FILE…|-"),
    options: discriminator, tolerate, output,
    examples: [
      "cardgen infer Cards.json --output Schemas/Draft.contentcards.json",
      "cardgen infer January.json February.json --discriminator type --tolerate 1",
    ],
    run: infer(_:report:))

  fileprivate static let discriminator = Option<String?>(
    "discriminator", .text("KEY"),
    meaning: "extras key that contains the class type; default: class_type")
  fileprivate static let tolerate = Option<String?>(
    "tolerate", .text("N"), meaning: "ignores up to N invalid values per field; default: 0")
  fileprivate static let output = Option<String?>(
    "output", .file, meaning: "new file for the schema; default: standard output")
}

private func infer(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  guard !arguments.operands.isEmpty else {
    throw UsageError(
      "cardgen infer needs a file with cards",
      hint: "write cardgen infer FILE, or use - for standard input")
  }
  let discriminator = try checkedDiscriminator(arguments[Command.discriminator])
  let tolerance = try checkedTolerance(arguments[Command.tolerate])
  let output = arguments[Command.output]
  if let output { _ = try SchemaFile(path: output) }
  var cards: [ContentCard] = []
  var remarks: [String] = []
  for path in CardInput.paths(arguments.operands, report: &report) {
    do throws(Diagnostic) {
      for entry in try CardInput(path: path, .init(discriminator: discriminator)).entries {
        switch entry.card {
        case .success(var card):
          // As in `lint-card`, Liquid tags that Braze fills in later are read as their defaults, if all tags of a value
          // have one.
          if entry.isPartial { card.fillInLiquidDefaults() }
          cards.append(card)
        case .failure(let problem): remarks.append("\(path):\(entry.line): \(problem.description)")
        }
      }
    } catch {
      report.add(error)
    }
  }
  if output != nil { report.consequence = "nothing was written" }
  guard !report.hasErrors else { return }

  let inference = Inference(
    from: cards, discriminator: discriminator, tolerance: tolerance)
  for remark in remarks + inference.remarks { report.note(remark) }
  guard let schema = inference.schema else {
    return report.add(
      Diagnostic(
        .invalidCards, path: arguments.operands[0], at: nil,
        "no card has a usable class type in \(quoted(discriminator))",
        notes: [
          .init("use --discriminator to choose the extras key that contains the class type")
        ]))
  }
  guard let output else { return print(schema, terminator: "") }
  var replacement = FileReplacement()
  replacement.add(new: schema, to: output)
  guard replacement.perform(report: &report) != nil else { return }
  print("wrote \(DiagnosticFormatter.visible(output)); check it with cardgen lint")
}

private func checkedDiscriminator(_ discriminator: String?) throws(UsageError) -> String {
  guard let discriminator else { return Schema.defaultDiscriminator }
  guard Inference.canDeclare(key: discriminator) else {
    throw UsageError(
      "--discriminator cannot be \(quoted(discriminator))",
      hint: "write the key without leading or trailing white space")
  }
  return discriminator
}

private func checkedTolerance(_ text: String?) throws(UsageError) -> Int {
  guard let text else { return 0 }
  guard let number = Int(text), number >= 0 else {
    throw UsageError(
      "--tolerate cannot be \(quoted(text))", hint: "write a whole number, such as --tolerate 1")
  }
  return number
}
