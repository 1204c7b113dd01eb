import Foundation
import PackagePlugin

/// A package, or an Xcode project, and the schemas in it.
struct Project {
  struct Target {
    let name: String
    let isTest: Bool
    var schemas: [PluginSchemaFile]
    /// Those that the build tool plugin takes, as far as can be told. They are written only when the
    /// target is named, since they would be compiled twice.
    let schemasInBuild: [PluginSchemaFile]
  }

  let folder: URL
  let targets: [Target]
  /// Those in the folder `Schemas`, which belong to no target.
  let others: [PluginSchemaFile]

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
    try arguments.checks ? cardgen.check(outputs) : cardgen.generate(outputs)
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
      ? SchemaSelection(targets: targets.compactMap(unnamed), others: others)
      : SchemaSelection(
        targets: targets.filter { names.contains($0.name) && !$0.schemas.isEmpty }, others: [])
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

  /// What there is to do for a target that is not named.
  private func unnamed(_ target: Target) -> Target? {
    var target = target
    let left = target.schemas.filter(target.schemasInBuild.contains)
    target.schemas.removeAll(where: left.contains)
    for schema in left where !target.isTest {
      print("\(schema.url.path) is left to ContentCardsPlugin; --target \(target.name) writes it")
    }
    return target.isTest || target.schemas.isEmpty ? nil : target
  }
}

/// The schemas that a run writes or checks.
struct SchemaSelection {
  let targets: [Project.Target]
  let others: [PluginSchemaFile]

  var isEmpty: Bool { targets.isEmpty && others.isEmpty }

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
