import ContentCardSchema

extension Command {
  package static let output = Option<String?>(
    "output", .folder, meaning: "output folder; default: Generated/NAME")
  package static let access = Option<AccessLevel?>(
    "access", meaning: "overrides the schema's access level")
}

/// The arguments that `generate` and `check` share.
struct GenerationOptions {
  /// The command: `generate` or `check`.
  let command: Verb
  /// The paths of the schemas; empty for all in `Schemas`.
  let schemas: [String]
  /// The folder to write into; `nil` for `Generated/NAME`.
  let output: String?
  /// Overrides the access level of the schemas.
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
  /// Throws an error that shows the command lines for the schemas under `Sources`, if there is no folder
  /// `Schemas`. Where their output goes depends on whether their targets use the plugin.
  func refuseTargets() throws(UsageError) {
    // What cannot be read is reported with the missing folder.
    guard schemas.isEmpty, let paths = try? SchemaFile.pathsInTargets(), !paths.isEmpty else {
      return
    }
    let folders = Dictionary(grouping: paths, by: FileSystem.parent).sorted { $0.key < $1.key }
    let commandLines = folders.map { folder, paths in
      let words =
        ["swift", "run", "cardgen", command.rawValue] + paths
        + ["--output", output ?? FileSystem.path(of: "Generated", in: folder)]
        + (access.map { ["--access", $0.rawValue] } ?? [])
      return "for committed output: " + words.map(\.shellQuoted).joined(separator: " ")
    }
    let consequence =
      switch command {
      case .generate: "no command is needed"
      case .check: "there is nothing to check"
      }
    throw UsageError(
      "there is no folder \(quoted(SchemaFile.folder)), and the schemas under "
        + "\(quoted(SchemaFile.targets)) need an output folder",
      hints: [
        "with the plugin ContentCardsPlugin, swift build generates the code, so \(consequence)"
      ] + commandLines)
  }
}
