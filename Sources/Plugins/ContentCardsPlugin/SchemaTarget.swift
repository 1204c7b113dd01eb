import Foundation
import PackagePlugin

/// A target that uses the plug-in, in a package or an Xcode project.
struct SchemaTarget {
  let name: String
  let files: [URL]
  let hintWhenMissing: () -> String

  /// Returns one command for all schemas of the target, so that the tool can report schemas that declare the same
  /// types. Returns no command if `isValid` returns `false`.
  func buildCommands(tool: URL, folder: URL) -> [Command] {
    let schemas = [PluginSchemaFile](of: files)
    guard isValid(schemas) else { return [] }
    return [
      .buildCommand(
        displayName: "Generating content card code for \(name)", executable: tool,
        arguments: ["generate", "--output", folder.path, "--"] + schemas.map(\.url.path),
        inputFiles: schemas.map(\.url),
        outputFiles: schemas.flatMap(\.outputs).map { folder.appending(path: $0) })
    ]
  }

  /// Returns whether the target has schemas, all with different names, and no file with the name of a generated file.
  /// Otherwise, reports what is wrong. Errors in the schemas are reported later, when the build runs the command.
  private func isValid(_ schemas: [PluginSchemaFile]) -> Bool {
    guard !schemas.isEmpty else {
      // An error would stop every build, including the one that `swift run cardgen init` starts before it creates a
      // schema.
      Diagnostics.warning(
        "target \"\(name)\" has no schema for ContentCardsPlugin: \(hintWhenMissing())")
      return false
    }
    let collisions = nameCollisions(in: schemas)
    for collision in collisions { Diagnostics.error(collision) }
    let written = schemas.filter(reportWhenWritten)
    return collisions.isEmpty && written.isEmpty
  }

  /// Returns an error message for each group of schemas with the same name. Case is ignored, because file systems on
  /// the Mac are usually not case-sensitive.
  private func nameCollisions(in schemas: [PluginSchemaFile]) -> [String] {
    let byName = Dictionary(grouping: schemas) { $0.name.lowercased() }
    return byName.values.filter { $0.count > 1 }.map { group in
      """
      \(group.map(\.url.path).joined(separator: " and ")) could write the same files; \
      rename all but one of them
      """
    }.sorted()
  }

  /// Returns whether the target contains a file with the name of one of the schema's generated files. Reports an error
  /// for the first such file, because the code would be compiled twice.
  private func reportWhenWritten(_ schema: PluginSchemaFile) -> Bool {
    guard let file = files.first(where: { schema.outputs.contains($0.lastPathComponent) }) else {
      return false
    }
    Diagnostics.error(
      """
      \(file.path) is in the target, but ContentCardsPlugin also generates it from \
      \(schema.url.lastPathComponent); delete the generated files \(schema.name)+*.swift from the target, \
      or remove the plug-in from the target
      """, file: file.path)
    return true
  }
}
