import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let generate = Command(
    name: "generate", purpose: "Writes the Swift source of schemas.",
    options: output, access, diagnostics, watch,
    examples: [
      "cardgen generate",
      "cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards",
      "cardgen generate --watch",
    ],
    run: { arguments, report throws(UsageError) in
      for result in try writeOutputs(GenerationOptions(arguments), report: &report) {
        print(result.line)
      }
    })

  static let watch = Option<Bool>(
    "watch", meaning: "generate again whenever a schema changes, until Ctrl-C")
}

/// The result of writing the output of a schema.
struct WrittenOutput {
  /// `Generated/Shop: 4 files, 2 changed`.
  let line: String
  let isChanged: Bool
}

/// Writes the output of all schemas, or of none if there is an error.
func writeOutputs(
  _ options: GenerationOptions, report: inout Report
) throws(UsageError) -> [WrittenOutput] {
  let outputs = try GeneratedOutput.all(for: options, report: &report)
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return []
  }
  var replacement = FileReplacement()
  do throws(Diagnostic) {
    var results: [WrittenOutput] = []
    for output in outputs {
      var changed = 0
      for file in output.files {
        let path = output.path(of: file.name)
        if try replacement.add(file.text, to: path, as: .output) { changed += 1 }
      }
      results.append(WrittenOutput(line: output.line(changed: changed), isChanged: changed > 0))
    }
    try replacement.perform()
    return results
  } catch {
    report.add(unwritten: error)
    return []
  }
}

extension FileReplacement.Kind {
  fileprivate static let output = Self(
    name: "output", beginnings: [GeneratedFile.beginning],
    remedy: "delete this file, or name another folder with --output; output begins with "
      + quoted("\(GeneratedFile.beginning)…"))
}

extension GeneratedOutput {
  fileprivate func line(changed: Int) -> String {
    changed == 0
      ? "\(label) is up to date" : "\(label): \(counted(files.count, "file")), \(changed) changed"
  }

  /// The folder if it is the default one, or else the schema's files in it.
  var label: String {
    DiagnosticFormatter.visible(
      folder == "Generated/\(schema.name)" ? folder : path(of: "\(schema.name)+*.swift"))
  }
}
