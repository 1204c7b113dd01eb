import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let check = Command(
    name: "check", purpose: "Checks that the generated code is up to date with its schemas.",
    options: output, access, annotations,
    examples: ["cardgen check", "cardgen check --diagnostics github"],
    run: check(_:report:))
}

/// Runs `cardgen check`: compares committed code with the code generated from the schemas, and prints the differences.
private func check(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  let options = GenerationOptions(arguments, for: .check)
  let outputs = try GeneratedOutput.all(for: options, report: &report)
  let leftovers = outputs.leftovers(for: options)
  for output in outputs {
    do throws(Diagnostic) {
      let stale = try output.staleFiles(writtenBy: options.commandLine)
      for diagnostic in stale { report.add(diagnostic) }
      if stale.isEmpty { print("\(output.label) is up to date") }
    } catch {
      report.add(error)
    }
  }
  for leftover in leftovers { report.add(leftover) }
}

extension GeneratedOutput {
  /// The output folder if it is the default one, or else a pattern that matches the generated files in it.
  fileprivate var label: String {
    DiagnosticFormatter.visible(
      folder == "Generated/\(schema.name)" ? folder : path(of: "\(schema.name)+*.swift"))
  }

  /// Returns a diagnostic for each file that differs or is missing, and prints the differences.
  fileprivate func staleFiles(writtenBy command: String) throws(Diagnostic) -> [Diagnostic] {
    var stale: [Diagnostic] = []
    for file in files {
      let path = path(of: file.name)
      let bytes = Array(file.text.utf8)
      let present = try FileSystem.present(path)
      guard present != bytes else { continue }
      if let present { print(unifiedDiff(from: present, to: bytes, path: path), terminator: "") }
      stale.append(
        .stale(
          path,
          present == nil ? "is missing" : "is out of date with \(quoted(schema.path))",
          hint: "to \(present == nil ? "create" : "update") it, run: \(command)"))
    }
    return stale
  }
}

extension Diagnostic {
  package static func stale(_ path: String, _ message: String, hint: String) -> Self {
    Diagnostic(.staleOutput, path: path, at: nil, message, notes: [.init(hint)])
  }
}

extension GenerationOptions {
  /// The command that writes the files, quoted for a shell.
  fileprivate var commandLine: String {
    var words = ["swift", "run", "cardgen", "generate"]
    if let output { words.append("--output=\(output)") }
    if let access { words.append("--access=\(access.rawValue)") }
    if schemas.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    return (words + schemas).map(\.shellQuoted).joined(separator: " ")
  }
}
