import ContentCardSchema

extension Command {
  package static let output = Option<String?>(
    "output", .folder, meaning: "output folder; default: Generated/NAME")
  package static let access = Option<AccessLevel?>(
    "access", meaning: "overrides the schema's access level")
}

/// The operands and options of `generate` and `check`, except `--diagnostics`.
struct GenerationOptions {
  let command: Verb
  /// The paths of the schemas, or an empty array for all schemas in `Schemas`.
  let schemas: [String]
  /// The output folder, or `nil` for `Generated/NAME`.
  let output: String?
  /// The access level that overrides the one in each schema, or `nil` to use the schema's.
  let access: AccessLevel?

  enum Verb: String {
    case generate, check
  }

  init(_ arguments: ParsedArguments, for command: Verb) {
    self.command = command
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

extension GenerationOptions {
  /// Throws an error if no schemas were passed, and there are none in the folder `Schemas`, but some under
  /// `Sources`.
  ///
  /// cardgen does not detect whether the targets use the plug-in, so the notes explain what to do with the plug-in and
  /// with committed code.
  func rejectSchemasInTargets() throws(UsageError) {
    // If a folder cannot be read, `SchemaFile.all` reports the error later.
    guard schemas.isEmpty, let paths = try? SchemaFile.pathsInTargets(), !paths.isEmpty else {
      return
    }
    let folders = Dictionary(grouping: paths, by: FileSystem.parent).sorted { $0.key < $1.key }
    let commandLines = folders.map { folder, paths in
      let words =
        ["swift", "run", "cardgen", command.rawValue] + paths
        + ["--output", output ?? FileSystem.path(of: "Generated", in: folder)]
        + (access.map { ["--access", $0.rawValue] } ?? [])
      return "to \(command == .check ? "check committed code" : "generate code that you commit"), "
        + "run: " + words.map(\.shellQuoted).joined(separator: " ")
    }
    throw UsageError(
      "there are no schemas in folder \(quoted(SchemaFile.folder)), and cardgen \(command.rawValue) "
        + "does not search \(quoted(SchemaFile.targets))",
      hints: [
        "if a target uses the plug-in ContentCardsPlugin, swift build generates its code"
      ] + commandLines)
  }
}
