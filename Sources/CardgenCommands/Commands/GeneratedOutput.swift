import ContentCardCodegen
import ContentCardSchema

struct GeneratedOutput {
  let schema: SchemaFile
  let folder: String
  let files: [GeneratedFile]
  /// The names to compare with those of other schemas that have the same output folder, or `nil` if there is only one
  /// schema.
  let declarations: ModuleDeclarations?

  func path(of file: String) -> String { FileSystem.path(of: file, in: folder) }
}

extension GeneratedOutput {
  /// Reads schemas, and generates code in memory for those without errors. Adds diagnostics to the report, including
  /// those for collisions between the code of schemas with the same output folder.
  static func all(for options: GenerationOptions, report: inout Report) throws(UsageError)
    -> [GeneratedOutput]
  {
    try options.rejectSchemasInTargets()
    let schemas = try SchemaFile.all(options.schemas, report: &report)
    try SchemaFile.rejectEqualNames(among: schemas)
    let outputs = schemas.compactMap { file -> GeneratedOutput? in
      let validation = file.validation(access: options.access, report: &report)
      guard let checked = validation?.checked else { return nil }
      return GeneratedOutput(
        schema: file, folder: options.folder(for: file), files: generateSource(for: checked.model),
        declarations: schemas.count > 1 ? ModuleDeclarations(checked, path: file.path) : nil)
    }
    // Schemas with the same output folder are treated as schemas of one module.
    let folders = outputs.compactMap { output in
      output.declarations.map { (module: output.folder, declarations: $0) }
    }
    for collision in collisions(of: folders) { report.add(collision) }
    return outputs
  }
}

func collisions(of schemas: [(module: String, declarations: ModuleDeclarations)]) -> [Diagnostic] {
  schemas.enumerated().flatMap { index, schema in
    schemas[..<index].filter { $0.module == schema.module }
      .flatMap { schema.declarations.collisions(with: $0.declarations) }
  }
}
