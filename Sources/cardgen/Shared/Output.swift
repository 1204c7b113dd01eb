import ContentCardCodegen
import ContentCardSchema

/// The files that a schema generates, and the folder where they belong.
struct Output {
  let schema: SchemaFile
  let folder: String
  let files: [GeneratedFile]
  /// The enum that wraps the output; nil: there is none.
  let namespace: Located<String>?

  func path(of file: String) -> String { FileSystem.path(of: file, in: folder) }
}

extension Output {
  /// Reads the schemas of a run and generates, in memory, the output of those without errors.
  static func all(for options: Options, report: inout Report) throws(UsageError) -> [Output] {
    let schemas = try SchemaFile.all(for: options, report: &report)
    try refuseOneName(among: schemas)
    let outputs = schemas.compactMap { file -> Output? in
      let generation = file.generation(access: options.access, report: &report)
      guard let generation, let schema = generation.schema else { return nil }
      return Output(
        schema: file, folder: options.folder(for: file), files: generation.files,
        namespace: schema.namespace)
    }
    reportOneNamespace(among: outputs, report: &report)
    return outputs
  }

  /// A folder is part of one module, in which every output declares types of the same names.
  private static func reportOneNamespace(among outputs: [Output], report: inout Report) {
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

  /// Their files would be the same. On many Macs names that differ only in case are, too.
  static func refuseOneName(among schemas: [SchemaFile]) throws(UsageError) {
    var first: [String: SchemaFile] = [:]
    for schema in schemas {
      if let other = first.updateValue(schema, forKey: schema.name.lowercased()) {
        throw UsageError(
          "\(quoted(other.path)) and \(quoted(schema.path)) would write the same files",
          hint: "rename one of them, or run cardgen once for each with a different --output")
      }
    }
  }
}

extension Options {
  fileprivate func folder(for schema: SchemaFile) -> String {
    guard let output else { return "Generated/\(schema.name)" }
    let end = output.lastIndex { $0 != "/" }
    return end.map { String(output[...$0]) } ?? "/"
  }
}
