import ContentCardSchema

extension Command {
  static let lint = Command(
    name: "lint", purpose: "Reads schemas and reports their mistakes.", options: [.diagnostics],
    examples: ["cardgen lint", "cardgen lint Drafts/*.contentcards.json"],
    run: lint(_:report:))
}

/// `cardgen lint`: reads schemas as far as generating goes, and writes nothing.
func lint(_ options: Options, report: inout Report) throws(UsageError) {
  for schema in try options.schemas(report: &report) {
    let generation = schema.generation(report: &report)
    guard generation?.diagnostics.isEmpty == true else { continue }
    print("\(DiagnosticFormatter.visible(schema.path)): nothing to mend")
  }
}

extension Options {
  /// Those to read. Whoever names cards is told which command is for them.
  fileprivate func schemas(report: inout Report) throws(UsageError) -> [SchemaFile] {
    do throws(UsageError) {
      return try SchemaFile.all(for: self, report: &report)
    } catch {
      guard operands.contains(where: FileSystem.seemsToHoldCards) else { throw error }
      throw UsageError(error.message, hint: "\(error.hint); cards are checked by cardgen lint-card")
    }
  }
}

extension FileSystem {
  fileprivate static func seemsToHoldCards(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".csv") || name.hasSuffix(".txt") { return true }
    guard name.hasSuffix(".json"), !name.hasSuffix(SchemaFile.suffix),
      let bytes = try? contents(of: path)
    else { return false }
    return !String(decoding: bytes, as: UTF8.self).lowercased().contains("\"classtypes\"")
  }
}
