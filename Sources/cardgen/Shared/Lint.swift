import ContentCardSchema

extension Command {
  static let lint = Command(
    name: "lint", purpose: "Reads schemas and reports their mistakes.", options: [.diagnostics],
    examples: ["cardgen lint", "cardgen lint Drafts/*.contentcards.json"],
    run: lint(_:report:))
}

/// `cardgen lint`: reads schemas as far as generating goes, and writes nothing.
func lint(_ options: Options, report: inout Report) throws(UsageError) {
  for schema in try SchemaFile.all(for: options, report: &report) {
    let generation = schema.generation(report: &report)
    guard generation?.diagnostics.isEmpty == true else { continue }
    print("\(DiagnosticFormatter.visible(schema.path)): nothing to mend")
  }
}
