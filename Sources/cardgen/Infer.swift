import ContentCardSchema
import ContentCardTools
import ContentCards

extension Command {
  static let infer = Command(
    name: "infer", purpose: "Drafts a schema from sample cards.",
    operands: "FILE…|-", operandMeanings: CardInput.operandMeanings,
    options: [.discriminator, .output],
    optionMeanings: [.output: "the schema to write, a new file; default standard output"],
    writesOneFile: true,
    examples: [
      "cardgen infer Cards.json --output Schemas/Draft.contentcards.json",
      "cardgen infer January.json February.json --discriminator type",
    ],
    run: infer(_:report:))
}

/// `cardgen infer`: prints a first schema for sample cards, or writes it where there is no file yet.
func infer(_ options: Options, report: inout Report) throws(UsageError) {
  guard !options.operands.isEmpty else {
    throw UsageError(
      "cardgen infer does not say from which cards",
      hint: "write cardgen infer FILE, or - for standard input")
  }
  let discriminator = try options.checkedDiscriminator()
  if let output = options.output { _ = try SchemaFile(path: output) }
  var cards: [ContentCard] = []
  var remarks: [String] = []
  for path in options.operands {
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
  if options.output != nil { report.consequence = "nothing was written" }
  guard !report.hasErrors else { return }

  let inference = Inference(from: cards, discriminator: discriminator)
  for remark in remarks + inference.remarks { StandardError.note(remark) }
  guard let schema = inference.schema else {
    return report.add(
      Diagnostic(
        .invalidCards, path: options.operands[0], at: nil,
        "no card names a class type under \(quoted(discriminator))",
        notes: [.init("name the key of the extras that does with --discriminator")]))
  }
  guard let output = options.output else { return print(schema, terminator: "") }
  do throws(Diagnostic) {
    try NewFile(path: output).write(schema)
    print("\(DiagnosticFormatter.visible(output)): written; cardgen lint checks it")
  } catch {
    report.add(error)
  }
}

extension Options {
  /// A key that a schema can declare.
  fileprivate func checkedDiscriminator() throws(UsageError) -> String {
    guard let discriminator else { return Schema.defaultDiscriminator }
    guard Inference.canDeclare(key: discriminator) else {
      throw UsageError(
        "--discriminator cannot be \(quoted(discriminator))",
        hint: "write the key without white space around it")
    }
    return discriminator
  }
}
