import Foundation
import PackagePlugin

/// Generates, in each build of a target, the Swift source of the schemas in it.
@main
struct ContentCardsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let target = SchemaTarget(
      name: target.name, files: target.sourceModule?.sourceFiles.map(\.url) ?? [],
      hintWhenMissing: hintWhenMissing(in: target.directoryURL))
    return target.buildCommands(
      tool: try context.tool(named: "cardgen").url, folder: context.pluginWorkDirectoryURL)
  }

  private func hintWhenMissing(in folder: URL) -> String {
    let present = [SchemaFile](in: folder).map(\.url.path)
    return present.isEmpty
      ? """
      put a NAME\(SchemaFile.suffix) into \(folder.path), or take the plugin from the target
      """
      : """
      the manifest keeps \(present.joined(separator: " and ")) out of it; \
      see its exclude and its sources
      """
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ContentCardsPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let target = SchemaTarget(
        name: target.displayName, files: target.inputFiles.map(\.url),
        hintWhenMissing: """
          add a NAME\(SchemaFile.suffix) to the target (Target Membership in the file inspector), \
          or take the plugin from its Build Phases
          """)
      return target.buildCommands(
        tool: try context.tool(named: "cardgen").url, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
