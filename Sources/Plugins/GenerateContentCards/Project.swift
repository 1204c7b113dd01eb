import Foundation
import PackagePlugin

struct Project {
  struct Target {
    let name: String
    let isTest: Bool
    var schemas: [PluginSchemaFile]
    /// The schemas that belong to the target according to the manifest. Empty in an Xcode project. If the target uses
    /// ContentCardsPlugin, the plug-in generates their code. The command then skips these schemas unless the target is
    /// named, because their code would otherwise be compiled twice.
    let listedSchemas: [PluginSchemaFile]
  }

  let folder: URL
  let targets: [Target]
  /// The schemas in the package's folder `Schemas`. Empty in an Xcode project.
  let others: [PluginSchemaFile]
  /// Returns the names of the targets that use ContentCardsPlugin. Not called in an Xcode project.
  let targetsInBuild: () throws -> Set<String>

  func perform(_ arguments: [String], tool: URL, workFolder: URL) throws {
    let arguments = try PluginArguments(arguments)
    guard !arguments.asksForHelp else { return print(PluginArguments.help, terminator: "") }
    let selection = try selection(for: arguments)
    let cardgen = CardgenTool(executable: tool, folder: folder, options: arguments.options)
    // First, the schemas of each target are validated together, because they share a module even if their output
    // folders differ. Then `cardgen generate` or `cardgen check` runs once for each `OutputFolder`.
    let validations =
      try selection.targets.map {
        try cardgen.validate($0.schemas, in: workFolder.appending(path: $0.name))
      } + [cardgen.validate(selection.others, in: nil)]
    guard validations.allSatisfy(\.self) else {
      throw CommandError("nothing was written or compared; see the errors above")
    }

    guard !selection.isEmpty else {
      return print("nothing to do: all schemas were skipped")
    }
    let outputs = selection.outputs(into: arguments.output, of: folder)
    if let reason = selection.skipReason { Diagnostics.error(reason) }
    try arguments.checks ? cardgen.check(outputs) : cardgen.generate(outputs)
    if selection.skipReason != nil {
      throw CommandError("some targets were skipped; see the errors above")
    }
  }

  private func selection(for arguments: PluginArguments) throws(CommandError) -> SchemaSelection {
    let names = arguments.targets
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw CommandError(
        """
        there is no target "\(name)" with Swift files; targets with Swift files: \
        \(targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", "))
        """)
    }
    let selection =
      names.isEmpty
      ? unnamedSelection()
      : SchemaSelection(
        targets: targets.filter { names.contains($0.name) && !$0.schemas.isEmpty }, others: [])
    if selection.isEmpty, let reason = selection.skipReason { throw CommandError(reason) }
    guard !selection.isEmpty else {
      // If no target is named, schemas were skipped because ContentCardsPlugin generates their code.
      let isInBuild = targets.contains { !$0.isTest && !$0.schemas.isEmpty }
      if names.isEmpty, isInBuild { return selection }
      let place =
        names.isEmpty
        ? "the targets of \(folder.lastPathComponent) other than test targets, or in its folder Schemas"
        : names.joined(separator: " or ")
      throw CommandError(
        """
        there are no schemas in \(place); add a file NAME\(PluginSchemaFile.suffix); a target also needs \
        a Swift file
        """)
    }
    return selection
  }

  /// Returns the schemas for a run that names no target. Skips test targets, and schemas whose code ContentCardsPlugin
  /// generates, and prints what it skips. If it cannot determine which targets use ContentCardsPlugin, it skips the
  /// `listedSchemas` of all targets, and sets `skipReason` instead of printing them.
  private func unnamedSelection() -> SchemaSelection {
    for target in targets where target.isTest && !target.schemas.isEmpty {
      print(
        """
        skipped the test target \(target.name); to process it, run the command again with --target \
        \(target.name)
        """)
    }
    var selection = SchemaSelection(targets: targets.filter { !$0.isTest }, others: others)
    let uncertain = selection.targets.filter { target in
      target.schemas.contains(where: target.listedSchemas.contains)
    }.map(\.name)
    if !uncertain.isEmpty {
      do {
        let inBuild = try targetsInBuild()
        selection.skip(uncertain.filter(inBuild.contains)) { schema, target in
          print(
            """
            skipped \(schema.url.path), because ContentCardsPlugin generates its code; to process it \
            anyway, run the command again with --target \(target)
            """)
        }
      } catch {
        selection.skip(uncertain) { _, _ in }
        selection.skipReason = """
          skipped \(uncertain.joined(separator: ", ")), because the command cannot determine whether \
          ContentCardsPlugin generates the code; to process a skipped target, run the command again \
          with --target NAME, or exclude its schemas in the manifest; the cause: \(error)
          """
      }
    }
    selection.targets.removeAll(where: \.schemas.isEmpty)
    return selection
  }
}

struct SchemaSelection {
  var targets: [Project.Target]
  let others: [PluginSchemaFile]
  /// The error message if the run skips targets because it cannot determine whether they use
  /// ContentCardsPlugin, or `nil` if it skips none for this reason.
  var skipReason: String?

  var isEmpty: Bool { targets.isEmpty && others.isEmpty }

  /// Removes the `listedSchemas` of the named targets from the selection.
  ///
  /// - Parameter body: Called with each removed schema and the name of its target.
  mutating func skip(_ names: [String], body: (PluginSchemaFile, String) -> Void) {
    for index in targets.indices where names.contains(targets[index].name) {
      let target = targets[index]
      let skipped = target.schemas.filter(target.listedSchemas.contains)
      for schema in skipped { body(schema, target.name) }
      targets[index].schemas.removeAll(where: skipped.contains)
    }
  }

  /// - Parameter output: One folder for all schemas, or `nil` for the default folders. A path that is not absolute is
  ///   relative to the project.
  func outputs(into output: String?, of project: URL) -> [OutputFolder] {
    let inTargets = targets.flatMap(\.schemas)
    if let output {
      let folder =
        output.hasPrefix("/")
        ? URL(filePath: output, directoryHint: .isDirectory) : project.appending(path: output)
      return [OutputFolder(url: folder, schemas: inTargets + others)]
    }
    let besideSchemas = Dictionary(grouping: inTargets) { schema in
      schema.url.deletingLastPathComponent().appending(path: "Generated")
    }
    let outputs = besideSchemas.sorted { $0.key.path < $1.key.path }
      .map { OutputFolder(url: $0.key, schemas: $0.value) }
    return others.isEmpty ? outputs : outputs + [OutputFolder(url: nil, schemas: others)]
  }
}

struct OutputFolder {
  /// The folder, or `nil` for the default folder of each schema.
  let url: URL?
  let schemas: [PluginSchemaFile]
}
