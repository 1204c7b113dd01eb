import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let lint = Command(
    name: "lint", purpose: "Reads schemas and reports their mistakes.",
    operands: .allSchemas, options: annotations,
    examples: ["cardgen lint", "cardgen lint Drafts/*.contentcards.json"],
    run: lint(_:report:))
}

/// `cardgen lint`: validates schemas, and writes nothing.
private func lint(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  var inTargets: [(module: String, declarations: ModuleDeclarations)] = []
  var faultless: [SchemaFile] = []
  for schema in try schemas(arguments.operands, report: &report) {
    let validation = schema.validation(report: &report)
    if validation?.diagnostics.isEmpty == true { faultless.append(schema) }
    guard let checked = validation?.checked, let place = schema.placeInTarget else { continue }
    inTargets.append((place.target, ModuleDeclarations(checked, path: schema.path)))
  }
  let found = collisions(of: inTargets)
  for collision in found { report.add(collision) }
  for schema in faultless where !found.contains(where: { $0.path == schema.path }) {
    print("\(DiagnosticFormatter.visible(schema.path)): nothing to mend")
  }
}

/// Returns the schemas to read. For a user who names cards, the error names the command to use.
private func schemas(
  _ operands: [String], report: inout Report
) throws(UsageError) -> [SchemaFile] {
  do throws(UsageError) {
    return try SchemaFile.all(operands, report: &report)
  } catch {
    guard operands.contains(where: FileSystem.seemsToHoldCards) else { throw error }
    let hints = error.hints + ["cards are checked by cardgen lint-card"]
    throw UsageError(error.message, hint: hints.joined(separator: "; "))
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
