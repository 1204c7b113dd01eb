import Foundation
import PackagePlugin

/// A package, or an Xcode project, and the schemas in it.
struct Project {
  struct Target {
    let name: String
    let isTest: Bool
    var schemas: [PluginSchemaFile]
    /// The schemas that the manifest does not exclude. If the target uses ContentCardsPlugin, each build
    /// generates them. Then they are written only when the target is named, since the code would be
    /// compiled twice.
    let listedSchemas: [PluginSchemaFile]
  }

  let folder: URL
  let targets: [Target]
  /// Those in the folder `Schemas`, which belong to no target.
  let others: [PluginSchemaFile]
  /// Returns the names of the targets that use ContentCardsPlugin.
  let targetsInBuild: () throws -> Set<String>

  func perform(_ arguments: [String], tool: URL, workFolder: URL) throws {
    let arguments = try PluginArguments(arguments)
    guard !arguments.asksForHelp else { return print(PluginArguments.help, terminator: "") }
    let selection = try selection(for: arguments)
    let cardgen = CardgenTool(executable: tool, folder: folder, options: arguments.options)
    // `cardgen` runs once for each output folder. All schemas are validated before the first run.
    // Schemas of one target share its module, wherever their files go.
    let validations =
      try selection.targets.map {
        try cardgen.validate($0.schemas, in: workFolder.appending(path: $0.name))
      } + [cardgen.validate(selection.others, in: nil)]
    guard validations.allSatisfy(\.self) else {
      throw CommandError("nothing was written or compared; see the errors above")
    }

    let outputs = selection.outputs(into: arguments.output, of: folder)
    if let reason = selection.unknown { Diagnostics.error(reason) }
    try arguments.checks ? cardgen.check(outputs) : cardgen.generate(outputs)
    if selection.unknown != nil {
      throw CommandError("some targets were left alone; see the errors above")
    }
  }

  private func selection(for arguments: PluginArguments) throws(CommandError) -> SchemaSelection {
    let names = arguments.targets
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw CommandError(
        """
        no target with Swift files is called "\(name)"; there are \
        \(targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", "))
        """)
    }
    let selection =
      names.isEmpty
      ? unnamedSelection(verb: arguments.checks ? "checks" : "writes")
      : SchemaSelection(
        targets: targets.filter { names.contains($0.name) && !$0.schemas.isEmpty }, others: [])
    if selection.isEmpty, let reason = selection.unknown { throw CommandError(reason) }
    guard !selection.isEmpty else {
      let place =
        names.isEmpty
        ? "the targets of \(folder.lastPathComponent) or in its folder Schemas"
        : names.joined(separator: " or ")
      throw CommandError(
        """
        there is no schema to write in \(place): put a NAME\(PluginSchemaFile.suffix) there; a target \
        counts once it has a Swift file
        """)
    }
    return selection
  }

  /// The schemas of a run that names no target. Prints which targets it leaves alone.
  ///
  /// - Parameter verb: What the run does with a target that is named.
  private func unnamedSelection(verb: String) -> SchemaSelection {
    for target in targets where target.isTest && !target.schemas.isEmpty {
      print("test target \(target.name) is left alone; --target \(target.name) \(verb) it")
    }
    var selection = SchemaSelection(targets: targets.filter { !$0.isTest }, others: others)
    let uncertain = selection.targets.filter { target in
      target.schemas.contains(where: target.listedSchemas.contains)
    }.map(\.name)
    if !uncertain.isEmpty {
      do {
        let inBuild = try targetsInBuild()
        selection.leave(uncertain.filter(inBuild.contains)) { schema, target in
          print(
            "\(schema.url.path) is left to ContentCardsPlugin; --target \(target) \(verb) it")
        }
      } catch {
        selection.leave(uncertain) { _, _ in }
        selection.unknown = """
          it is not known whether ContentCardsPlugin generates the schemas of \
          \(uncertain.joined(separator: ", ")), which were left alone: name these targets with \
          --target, or exclude the schemas in the manifest. \(error)
          """
      }
    }
    selection.targets.removeAll(where: \.schemas.isEmpty)
    return selection
  }
}

/// The schemas that a run writes or checks.
struct SchemaSelection {
  var targets: [Project.Target]
  let others: [PluginSchemaFile]
  /// Why it is not known what to do with some targets, which the run leaves alone.
  var unknown: String?

  var isEmpty: Bool { targets.isEmpty && others.isEmpty }

  /// Takes away the listed schemas of targets.
  mutating func leave(_ names: [String], body: (PluginSchemaFile, String) -> Void) {
    for index in targets.indices where names.contains(targets[index].name) {
      let target = targets[index]
      let left = target.schemas.filter(target.listedSchemas.contains)
      for schema in left { body(schema, target.name) }
      targets[index].schemas.removeAll(where: left.contains)
    }
  }

  /// - Parameter output: One folder for all; nil for one beside each schema.
  func outputs(into output: String?, of project: URL) -> [OutputFolder] {
    let inTargets = targets.flatMap(\.schemas)
    if let output {
      return [OutputFolder(url: project.appending(path: output), schemas: inTargets + others)]
    }
    let besideSchemas = Dictionary(grouping: inTargets) { schema in
      schema.url.deletingLastPathComponent().appending(path: "Generated")
    }
    let outputs = besideSchemas.sorted { $0.key.path < $1.key.path }
      .map { OutputFolder(url: $0.key, schemas: $0.value) }
    return others.isEmpty ? outputs : outputs + [OutputFolder(url: nil, schemas: others)]
  }
}

/// A folder for generated files, and the schemas that they are generated from.
struct OutputFolder {
  /// `nil` for the folders that `cardgen` chooses.
  let url: URL?
  let schemas: [PluginSchemaFile]
}
