import ContentCardSchema

/// `cardgen generate`: writes the output of all schemas or, when anything is wrong, of none.
func generate(_ options: Options, report: inout Report) throws(UsageError) {
  let outputs = try Output.all(for: options, report: &report)
  guard !report.hasErrors else {
    report.consequence = "nothing was written"
    return
  }
  var replacement = FileReplacement()
  do throws(Diagnostic) {
    var lines: [String] = []
    for output in outputs {
      var changed = 0
      for file in output.files {
        let bytes = Array(file.text.utf8)
        let present = try output.present(file)
        guard present != bytes else { continue }
        replacement.add(bytes, to: output.path(of: file.name))
        changed += 1
      }
      lines.append(output.line(changed: changed))
    }
    try replacement.perform()
    for line in lines { print(line) }
  } catch {
    report.add(error)
    report.consequence =
      replacement.done.isEmpty
      ? "nothing was written" : "written before that: \(replacement.done.joined(separator: ", "))"
  }
}

extension Output {
  /// `Generated/Shop: 4 files, 2 changed`.
  fileprivate func line(changed: Int) -> String {
    changed == 0
      ? "\(label) is up to date" : "\(label): \(counted(files.count, "file")), \(changed) changed"
  }

  /// The folder when it is the schema's own, else the schema's files in it.
  var label: String {
    DiagnosticFormatter.visible(
      folder == "Generated/\(schema.name)" ? folder : path(of: "\(schema.name)+*.swift"))
  }
}
