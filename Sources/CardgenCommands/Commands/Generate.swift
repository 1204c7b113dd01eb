import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let generate = Command(
    name: "generate", purpose: "Generates Swift code from schemas.",
    options: output, access, diagnostics,
    examples: [
      "cardgen generate",
      "cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards",
    ],
    run: generate(_:report:))
}

private func generate(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let outputs = try GeneratedOutput.all(
    for: GenerationOptions(arguments, for: .generate), report: &report)
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  let kind = FileReplacement.Kind(
    name: "generated code", prefixes: [GeneratedFile.beginning],
    remedy: "delete this file, or choose another folder with --output; generated files begin with "
      + quoted("\(GeneratedFile.beginning)…"))
  var replacement = FileReplacement()
  for output in outputs {
    for file in output.files {
      replacement.add(file.text, to: output.path(of: file.name), as: kind)
    }
  }
  guard let written = replacement.perform(report: &report) else { return }
  for folder in outputs.map(\.folder).uniqued {
    let paths = outputs.filter { $0.folder == folder }
      .flatMap { output in output.files.map { output.path(of: $0.name) } }
    let count = paths.count(where: written.contains)
    let shown = DiagnosticFormatter.visible(folder)
    print(count == 0 ? "\(shown) is unchanged" : "wrote \(counted(count, "file")) in \(shown)")
  }
}
