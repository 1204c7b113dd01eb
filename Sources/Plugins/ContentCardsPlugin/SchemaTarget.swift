import Foundation
import PackagePlugin

/// A target that uses the plugin, whether a package or an Xcode project declares it.
struct SchemaTarget {
  let name: String
  /// All files that the target declares.
  let files: [URL]
  /// Explains why there may be no schema among the files, and how to fix that.
  let hintWhenMissing: () -> String

  /// Returns one command for all schemas of the target: they share its module, and the tool reports
  /// two that declare the same types. Returns no command after reporting an error.
  func buildCommands(tool: URL, folder: URL) -> [Command] {
    let schemas = [PluginSchemaFile](of: files)
    guard isValid(schemas) else { return [] }
    return [
      .buildCommand(
        displayName: "Generating content cards of \(name)", executable: tool,
        arguments: ["generate", "--output", folder.path, "--"] + schemas.map(\.url.path),
        inputFiles: schemas.map(\.url),
        outputFiles: schemas.flatMap(\.outputs).map { folder.appending(path: $0) })
    ]
  }

  /// Returns whether the schemas can be generated, and reports every reason why they cannot.
  private func isValid(_ schemas: [PluginSchemaFile]) -> Bool {
    guard !schemas.isEmpty else {
      Diagnostics.error(
        "target \"\(name)\" has no schema for ContentCardsPlugin: \(hintWhenMissing())")
      return false
    }
    let collisions = nameCollisions(in: schemas)
    for collision in collisions { Diagnostics.error(collision) }
    let written = schemas.filter(reportWhenWritten)
    return collisions.isEmpty && written.isEmpty
  }

  /// Returns an error for all schemas of one name. On many Macs file names that differ only in case are
  /// the same.
  private func nameCollisions(in schemas: [PluginSchemaFile]) -> [String] {
    let byName = Dictionary(grouping: schemas) { $0.name.lowercased() }
    return byName.values.filter { $0.count > 1 }.map { twins in
      """
      \(twins.map(\.url.path).joined(separator: " and ")) would write the same files: \
      rename all but one of them
      """
    }.sorted()
  }

  /// Returns whether output of the schema is in the target, and reports it: it would be compiled twice.
  private func reportWhenWritten(_ schema: PluginSchemaFile) -> Bool {
    guard let file = files.first(where: { schema.outputs.contains($0.lastPathComponent) }) else {
      return false
    }
    Diagnostics.error(
      """
      \(file.path) is output of \(schema.url.lastPathComponent) that was written into the target, \
      and ContentCardsPlugin generates the same in every build. Choose one way: delete the files \
      \(schema.name)+*.swift from the target, or take the plugin from it
      """, file: file.path)
    return true
  }
}
