import CardgenCommands
import ContentCardSchema
import ContentCardTools
import ContentCards

extension Command {
  static let infer = Command(
    name: "infer", purpose: "Drafts a schema from sample cards.",
    operands: CardInput.operands(usage: "FILE…|-"),
    options: discriminator, output,
    examples: [
      "cardgen infer Cards.json --output Schemas/Draft.contentcards.json",
      "cardgen infer January.json February.json --discriminator type",
    ],
    run: infer(_:report:))

  fileprivate static let discriminator = Option<String?>(
    "discriminator", .text(placeholder: "KEY"),
    meaning: "the key of the extras that names the class type; default class_type")
  fileprivate static let output = Option<String?>(
    "output", .file(), meaning: "the schema to write, a new file; default standard output")
}

/// `cardgen infer`: prints a first schema for sample cards, or writes it to a new file.
private func infer(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  guard !arguments.operands.isEmpty else {
    throw UsageError(
      "cardgen infer does not say from which cards",
      hint: "write cardgen infer FILE, or - for standard input")
  }
  let discriminator = try checkedDiscriminator(arguments[Command.discriminator])
  let output = arguments[Command.output]
  if let output { _ = try SchemaFile(path: output) }
  var cards: [ContentCard] = []
  var remarks: [String] = []
  for path in CardInput.paths(arguments.operands, report: &report) {
    do throws(Diagnostic) {
      for entry in try CardInput(path: path, discriminators: [discriminator]).entries {
        switch entry.card {
        case .success(let card): cards.append(card)
        case .failure(let problem): remarks.append("\(path):\(entry.line): \(problem.description)")
        }
      }
    } catch {
      report.add(error)
    }
  }
  if output != nil { report.consequence = "nothing was written" }
  guard !report.hasErrors else { return }

  let inference = Inference(from: cards, discriminator: discriminator)
  for remark in remarks + inference.remarks { printNote(remark) }
  guard let schema = inference.schema else {
    return report.add(
      Diagnostic(
        .invalidCards, path: arguments.operands[0], at: nil,
        "no card names a class type under \(quoted(discriminator))",
        notes: [.init("name the key of the extras that does with --discriminator")]))
  }
  guard let output else { return print(schema, terminator: "") }
  do throws(Diagnostic) {
    var replacement = FileReplacement()
    replacement.add(new: schema, to: output)
    try replacement.perform()
    print("\(DiagnosticFormatter.visible(output)): written; cardgen lint checks it")
  } catch {
    report.add(error)
  }
}

/// Prints a remark that is not a finding.
private func printNote(_ text: String) {
  StandardError.write("cardgen: note: \(DiagnosticFormatter.visible(text))\n")
}

/// Returns the key, or the default for `nil`. Throws an error for a key that a schema cannot declare.
private func checkedDiscriminator(_ discriminator: String?) throws(UsageError) -> String {
  guard let discriminator else { return Schema.defaultDiscriminator }
  guard Inference.canDeclare(key: discriminator) else {
    throw UsageError(
      "--discriminator cannot be \(quoted(discriminator))",
      hint: "write the key without white space around it")
  }
  return discriminator
}
