import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let generate = Command(
    name: "generate", purpose: "Generates Swift code from schemas.",
    options: output, access, diagnostics, watch,
    examples: [
      "cardgen generate",
      "cardgen generate Schemas/Shop.contentcards.json --output Sources/App/Cards",
      "cardgen generate --watch",
    ],
    run: { arguments, report throws(UsageError) in
      let options = GenerationOptions(arguments, for: .generate)
      for result in try writeOutputs(options, report: &report) { print(result.line) }
    })

  static let watch = Option<Bool>(
    "watch", meaning: "regenerates the code after each change")
}

/// The result of writing generated files into a folder.
struct WrittenFolder {
  let folder: String
  /// The number of files that are new or whose contents changed.
  var changedFiles: Int

  /// A line of output, such as `wrote 2 files in Generated/Shop`.
  var line: String {
    let folder = DiagnosticFormatter.visible(folder)
    return changedFiles == 0
      ? "\(folder) is unchanged" : "wrote \(counted(changedFiles, "file")) in \(folder)"
  }
}

/// Writes the generated files for all schemas. If there is an error, writes nothing and returns an empty array.
func writeOutputs(
  _ options: GenerationOptions, report: inout Report
) throws(UsageError) -> [WrittenFolder] {
  let outputs = try GeneratedOutput.all(for: options, report: &report)
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return []
  }
  var replacement = FileReplacement()
  for output in outputs {
    for file in output.files {
      replacement.add(file.text, to: output.path(of: file.name), as: .output)
    }
  }
  do throws(Diagnostic) {
    let written = try replacement.perform()
    var results: [WrittenFolder] = []
    for output in outputs {
      if results.last?.folder != output.folder {
        results.append(WrittenFolder(folder: output.folder, changedFiles: 0))
      }
      results[results.count - 1].changedFiles += output.files.count {
        written.contains(output.path(of: $0.name))
      }
    }
    return results
  } catch {
    report.add(unwritten: error)
    return []
  }
}

extension FileReplacement.Kind {
  fileprivate static let output = Self(
    name: "generated code", beginnings: [GeneratedFile.beginning],
    remedy: "delete this file, or choose another folder with --output; generated files begin with "
      + quoted("\(GeneratedFile.beginning)…"))
}
