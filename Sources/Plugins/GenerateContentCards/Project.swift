import Foundation
import PackagePlugin

/// A package, or an Xcode project, and the schemas in its targets.
struct Project {
  struct Target {
    let name: String
    let schemas: [SchemaFile]
  }

  let folder: URL
  let targets: [Target]

  func perform(_ arguments: [String], tool: URL) throws {
    let arguments = try Arguments(arguments)
    guard !arguments.asksForHelp else { return print(Arguments.help, terminator: "") }
    let outputs = try outputs(for: arguments)
    // A run for each folder: what is wrong has to show before the first of them writes.
    let lint = ["lint", "--"] + outputs.flatMap(\.schemas)
    try run(tool, [lint], standardOutput: .nullDevice)
    try run(tool, outputs.map { arguments.command + $0.options + ["--"] + $0.schemas })
  }

  /// Where files go, and the schemas that they come from.
  private struct Output {
    /// Empty for the place that `cardgen` chooses.
    let options: [String]
    let schemas: [String]
  }

  private func outputs(for arguments: Arguments) throws(Mistake) -> [Output] {
    let inTargets = paths(of: try targets(named: arguments.targets).flatMap(\.schemas))
    let inSchemas =
      arguments.targets.isEmpty
      ? paths(of: [SchemaFile](in: folder.appending(path: "Schemas"))) : []
    let others = inSchemas.filter { !inTargets.contains($0) }

    let all = inTargets + others
    guard !all.isEmpty else { throw missingSchema(in: arguments.targets) }
    if let output = arguments.output {
      return [Output(options: ["--output=\(output)"], schemas: all)]
    }
    let besideSchemas = Dictionary(grouping: inTargets) { schema in
      (schema as NSString).deletingLastPathComponent + "/Generated"
    }
    let outputs = besideSchemas.sorted { $0.key < $1.key }
      .map { Output(options: ["--output=\($0.key)"], schemas: $0.value) }
    return others.isEmpty ? outputs : outputs + [Output(options: [], schemas: others)]
  }

  private func targets(named names: [String]) throws(Mistake) -> [Target] {
    guard !names.isEmpty else { return targets }
    // Xcode also names what has no sources, such as plugins; a name of nothing else is a mistake.
    let chosen = targets.filter { names.contains($0.name) }
    guard !chosen.isEmpty else {
      throw Mistake(
        """
        no target is called \(names.joined(separator: " or ")); with Swift files in them there are \
        \(targets.map(\.name).joined(separator: ", "))
        """)
    }
    return chosen
  }

  private func missingSchema(in names: [String]) -> Mistake {
    let place =
      names.isEmpty
      ? "the targets of \(folder.lastPathComponent) or in its folder Schemas"
      : names.joined(separator: " or ")
    return Mistake("there is no schema in \(place): put a NAME\(SchemaFile.suffix) there")
  }

  /// As seen from the project's folder, which is what a user reads best; each once, even when one
  /// target lies in the folder of another.
  private func paths(of schemas: [SchemaFile]) -> [String] {
    let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let paths = schemas.map(\.url.path)
    return Set(paths.map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }).sorted()
  }

  /// Runs the tool with each of the arguments, also after a run that failed, so that all of what it
  /// has to say is said; its words go where this command's go.
  private func run(
    _ tool: URL, _ commands: [[String]], standardOutput: FileHandle = .standardOutput
  ) throws {
    var failure: Mistake?
    for command in commands {
      let process = Process()
      process.executableURL = tool
      process.arguments = command
      process.currentDirectoryURL = folder
      process.standardOutput = standardOutput
      try process.run()
      process.waitUntilExit()
      let status = process.terminationStatus
      guard status != 0 else { continue }
      failure = Mistake("cardgen \(command[0]) ended with \(status), for the reasons above")
    }
    if let failure { throw failure }
  }
}
