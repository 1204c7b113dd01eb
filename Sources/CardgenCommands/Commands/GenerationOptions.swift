import ContentCardSchema

extension Command {
  static let output = Option<String?>(
    "output", .folder, meaning: "the folder of the Swift files; default Generated/NAME")
  static let access = Option<AccessLevel?>(
    "access", meaning: "who may use the generated code; overrides the schema")
}

/// The arguments that `generate` and `check` share.
struct GenerationOptions {
  /// The paths of the schemas; empty for all in `Schemas`.
  let schemas: [String]
  /// The folder to write into; `nil` for `Generated/NAME`.
  let output: String?
  /// Overrides the access level of the schemas.
  let access: AccessLevel?

  init(_ arguments: ParsedArguments) {
    schemas = arguments.operands
    output = arguments[Command.output]
    access = arguments[Command.access]
  }

  func folder(for schema: SchemaFile) -> String {
    guard let output else { return "Generated/\(schema.name)" }
    let end = output.lastIndex { $0 != "/" }
    return end.map { String(output[...$0]) } ?? "/"
  }
}
