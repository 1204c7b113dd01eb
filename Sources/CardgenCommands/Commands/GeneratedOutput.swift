import ContentCardCodegen
import ContentCardSchema

/// The generated files of a schema, and their folder.
struct GeneratedOutput {
  let schema: SchemaFile
  let folder: String
  let files: [GeneratedFile]
  /// The enum that wraps the output, if any.
  let namespace: Located<String>?

  func path(of file: String) -> String { FileSystem.path(of: file, in: folder) }
}

extension GeneratedOutput {
  /// Reads the schemas of a run and generates, in memory, the output of those without errors.
  static func all(for options: GenerationOptions, report: inout Report) throws(UsageError)
    -> [GeneratedOutput]
  {
    let schemas = try SchemaFile.all(options.schemas, report: &report)
    try SchemaFile.refuseEqualNames(among: schemas)
    let outputs = schemas.compactMap { file -> GeneratedOutput? in
      let validation = file.validation(access: options.access, report: &report)
      guard let checked = validation?.checked else { return nil }
      return GeneratedOutput(
        schema: file, folder: options.folder(for: file), files: generateSource(for: checked.model),
        namespace: checked.schema.namespace)
    }
    reportOneNamespace(among: outputs, report: &report)
    return outputs
  }

  /// Reports outputs in one folder, and so in one module, that declare types of the same names.
  private static func reportOneNamespace(among outputs: [GeneratedOutput], report: inout Report) {
    for (index, output) in outputs.enumerated() {
      let other = outputs[..<index].first {
        $0.folder == output.folder && $0.namespace == output.namespace
      }
      guard let other else { continue }
      report.add(
        Diagnostic(
          .nameCollision, path: output.schema.path, at: output.namespace?.location,
          "declares the same types in \(quoted(output.folder)) as \(quoted(other.schema.path))",
          notes: [.init("give each schema a \"namespace\" of its own, or a target")]))
    }
  }
}
