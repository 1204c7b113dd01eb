import CardgenCommands
import ContentCardSchema
import ContentCardTools

extension Command {
  /// The command `cardgen check`, which also checks adapters. The `check` command of `cardgen-plugin-tool` does not.
  static let checkWithAdapters = Command(
    name: check.name, purpose: "Checks that generated code and adapters are up to date.",
    operands: Operands(
      usage: "[SCHEMA|ADAPTER…]",
      meanings: check.operands.meanings + [
        ("ADAPTER", "a Swift file written by cardgen adapter")
      ]),
    options: output, access, annotations,
    examples: check.examples + [
      "cardgen check Sources/App/\(Adapter.brazekit.fileName)"
    ],
    run: { arguments, report throws(UsageError) in
      let adapters = arguments.operands.filter { $0.hasSuffix(".swift") }
      for path in adapters { checkAdapter(path, report: &report) }
      let schemas = arguments.operands.filter { !$0.hasSuffix(".swift") }
      // If there are only adapters, `check` does not run: without operands, it would check all schemas in `Schemas`.
      guard adapters.isEmpty || !schemas.isEmpty else { return }
      try check.run(arguments.replacingOperands(with: schemas), &report)
    })
}

private func checkAdapter(_ path: String, report: inout Report) {
  let present: [UInt8]
  do throws(FileError) { present = try FileSystem.contents(of: path) } catch {
    return report.add(.unreadable(path, error))
  }
  guard present.starts(with: "\(Adapter.firstLine)\n".utf8) else {
    return report.add(
      .stale(
        path, "is not an adapter written by cardgen",
        notes: "pass a file that begins with \(quoted(Adapter.firstLine))"))
  }
  guard let adapter = Adapter.allCases.first(where: { present.starts(with: $0.head.utf8) }) else {
    let commands = Adapter.allCases.map { $0.commandLine(writing: path) }
    return report.add(
      .stale(
        path, "is an adapter that this version of cardgen does not recognize",
        notes: "to replace it, run: \(commands.orList)"))
  }
  guard let difference = FirstDifference(of: present, from: adapter.text) else {
    return print("\(DiagnosticFormatter.visible(path)) is up to date")
  }
  report.add(
    .stale(
      path, at: difference, "is out of date with this version of cardgen",
      notes: "to update it, run: \(adapter.commandLine(writing: path))"))
}

extension Adapter {
  fileprivate func commandLine(writing path: String) -> String {
    "swift run cardgen adapter \(rawValue) " + "--output=\(path)".shellQuoted
  }
}
