import Foundation
import PackagePlugin

/// A target that uses the plugin, whether a package or an Xcode project declares it.
struct PluginUser {
  let name: String
  /// Every file of the target, as its declaration has it.
  let files: [URL]
  /// Why there may be no schema among the files, and how to mend that.
  let hintWhenMissing: () -> String

  /// One command for all schemas of the target, since they share its module: the tool sees when two
  /// of them declare the same types. Nothing when the target has to be mended first.
  func buildCommands(tool: URL, folder: URL) -> [Command] {
    let schemas = [SchemaFile](of: files)
    guard isSound(schemas) else { return [] }
    return [
      .buildCommand(
        displayName: "Generating content cards of \(name)", executable: tool,
        arguments: ["generate", "--output", folder.path, "--"] + schemas.map(\.url.path),
        inputFiles: schemas.map(\.url),
        outputFiles: schemas.flatMap(\.outputs).map { folder.appending(path: $0) })
    ]
  }

  /// Says everything that keeps the schemas from being generated.
  private func isSound(_ schemas: [SchemaFile]) -> Bool {
    guard !schemas.isEmpty else {
      Diagnostics.error(
        "target \"\(name)\" has no schema for ContentCardsPlugin: \(hintWhenMissing())")
      return false
    }
    let mistakes = mistakesOfName(in: schemas)
    for mistake in mistakes { Diagnostics.error(mistake) }
    let written = schemas.filter(reportWhenWritten)
    return mistakes.isEmpty && written.isEmpty
  }

  /// On many Macs names that differ only in case are the same.
  private func mistakesOfName(in schemas: [SchemaFile]) -> [String] {
    let byName = Dictionary(grouping: schemas) { $0.name.lowercased() }
    return byName.values.filter { $0.count > 1 }.map { twins in
      """
      \(twins.map(\.url.path).joined(separator: " and ")) would write the same files: \
      rename all but one of them
      """
    }.sorted()
  }

  /// Says so when output of the schema lies in the target: it would be compiled twice.
  private func reportWhenWritten(_ schema: SchemaFile) -> Bool {
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
