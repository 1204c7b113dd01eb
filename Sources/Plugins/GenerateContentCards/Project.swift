import Foundation
import PackagePlugin

/// A package, or an Xcode project, and the schemas in it.
struct Project {
  struct Target {
    let name: String
    let isTest: Bool
    var schemas: [SchemaFile]
    /// Those that the build tool plugin takes, as far as can be told. They are written only when the
    /// target is named, since they would be compiled twice.
    let schemasInBuild: [SchemaFile]
  }

  let folder: URL
  let targets: [Target]
  /// Those in the folder `Schemas`, which belong to no target.
  let others: [SchemaFile]

  func perform(_ arguments: [String], tool: URL, workFolder: URL) throws {
    let arguments = try Arguments(arguments)
    guard !arguments.asksForHelp else { return print(Arguments.help, terminator: "") }
    let selection = try selection(for: arguments)
    let cardgen = Cardgen(tool: tool, folder: folder, options: arguments.options)
    // Each folder to write into is a run of its own, and what is wrong has to show before the first
    // of them. Schemas of one target share its module, wherever their files go.
    let rehearsals =
      try selection.targets.map {
        try cardgen.rehearse($0.schemas, in: workFolder.appending(path: $0.name))
      } + [cardgen.rehearse(selection.others, in: nil)]
    guard rehearsals.allSatisfy(\.self) else {
      throw Mistake("nothing was written or compared; cardgen has said why")
    }

    let outputs = selection.outputs(into: arguments.output, of: folder)
    try arguments.checks ? cardgen.check(outputs) : cardgen.generate(outputs)
  }

  private func selection(for arguments: Arguments) throws(Mistake) -> Selection {
    let names = arguments.targets
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw Mistake(
        """
        no target with Swift files is called "\(name)"; there are \
        \(targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", "))
        """)
    }
    let selection =
      names.isEmpty
      ? Selection(targets: targets.compactMap(unnamed), others: others)
      : Selection(
        targets: targets.filter { names.contains($0.name) && !$0.schemas.isEmpty }, others: [])
    guard !selection.isEmpty else {
      let place =
        names.isEmpty
        ? "the targets of \(folder.lastPathComponent) or in its folder Schemas"
        : names.joined(separator: " or ")
      throw Mistake(
        """
        there is no schema to write in \(place): put a NAME\(SchemaFile.suffix) there; a target \
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

/// The schemas that a command is about.
struct Selection {
  let targets: [Project.Target]
  let others: [SchemaFile]

  var isEmpty: Bool { targets.isEmpty && others.isEmpty }

  /// - Parameter output: One folder for all; nil for one beside each schema.
  func outputs(into output: String?, of project: URL) -> [Output] {
    let inTargets = targets.flatMap(\.schemas)
    if let output {
      return [Output(folder: project.appending(path: output), schemas: inTargets + others)]
    }
    let besideSchemas = Dictionary(grouping: inTargets) { schema in
      schema.url.deletingLastPathComponent().appending(path: "Generated")
    }
    let outputs = besideSchemas.sorted { $0.key.path < $1.key.path }
      .map { Output(folder: $0.key, schemas: $0.value) }
    return others.isEmpty ? outputs : outputs + [Output(folder: nil, schemas: others)]
  }
}

/// Where files go, and the schemas that they come from.
struct Output {
  /// Nil for the place that `cardgen` chooses.
  let folder: URL?
  let schemas: [SchemaFile]
}
