import ContentCardCodegen
import ContentCardSchema

extension Command {
  package static let lint = Command(
    name: "lint", purpose: "Checks schemas for errors.",
    operands: .allSchemas, options: annotations,
    examples: ["cardgen lint", "cardgen lint Drafts/*.contentcards.json"],
    run: lint(_:report:))
}

private func lint(_ arguments: ParsedArguments, report: inout Report) throws(UsageError) {
  var inTargets: [(module: String, declarations: ModuleDeclarations)] = []
  var valid: [SchemaFile] = []
  for schema in try schemas(arguments.operands, report: &report) {
    let validation = schema.validation(report: &report)
    if validation?.diagnostics.isEmpty == true { valid.append(schema) }
    guard let checked = validation?.checked, let place = schema.placeInTarget else { continue }
    inTargets.append((place.target, ModuleDeclarations(checked, path: schema.path)))
  }
  let found = collisions(of: inTargets)
  for collision in found { report.add(collision) }
  for schema in valid where !found.contains(where: { $0.path == schema.path }) {
    print("\(DiagnosticFormatter.visible(schema.path)): no problems found")
  }
}

/// Returns the schemas to check. If the name of a schema is not valid, and an operand seems to be a file with cards,
/// the error suggests `lint-card`.
private func schemas(
  _ operands: [String], report: inout Report
) throws(UsageError) -> [SchemaFile] {
  do throws(UsageError) {
    return try SchemaFile.all(operands, report: &report)
  } catch {
    guard operands.contains(where: FileSystem.looksLikeCards) else { throw error }
    let hints = error.hints + ["to check cards, run cardgen lint-card"]
    throw UsageError(error.message, hint: hints.joined(separator: "; "))
  }
}

extension FileSystem {
  fileprivate static func looksLikeCards(_ path: String) -> Bool {
    let name = path.lowercased()
    if [".csv", ".tsv", ".txt"].contains(where: name.hasSuffix) { return true }
    guard name.hasSuffix(".json"), !name.hasSuffix(SchemaFile.suffix),
      let bytes = try? contents(of: path)
    else { return false }
    return !String(decoding: bytes, as: UTF8.self).lowercased().contains("\"classtypes\"")
  }
}
