import Foundation
import PackagePlugin

/// Generates, in each build of a target, the Swift source of the schemas in it.
@main
struct ContentCardsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let schemaTarget = SchemaTarget(
      name: target.name, files: target.sourceModule?.sourceFiles.map(\.url) ?? [],
      hintWhenMissing: { hintWhenMissing(from: target, of: context.package) })
    return schemaTarget.buildCommands(
      tool: try context.tool(named: "cardgen-plugin-tool").url,
      folder: context.pluginWorkDirectoryURL)
  }

  private func hintWhenMissing(from target: any Target, of package: Package) -> String {
    guard target is SwiftSourceModuleTarget else {
      return "it generates Swift, and the target has no Swift files; take the plugin from it"
    }
    let present = package.schemas(inFolderOf: target).map(\.url.path)
    return present.isEmpty
      ? """
      put a NAME\(PluginSchemaFile.suffix) into \(target.directoryURL.path), or take the plugin from the \
      target
      """
      : """
      \(present.joined(separator: " and ")) lies in its folder, and the manifest keeps it out of the \
      target: see exclude, sources and resources
      """
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ContentCardsPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let schemaTarget = SchemaTarget(
        name: target.displayName, files: target.inputFiles.map(\.url),
        hintWhenMissing: {
          """
          add a NAME\(PluginSchemaFile.suffix) to the target (Target Membership in the file inspector), \
          or take the plugin from its Build Phases
          """
        })
      return schemaTarget.buildCommands(
        tool: try context.tool(named: "cardgen-plugin-tool").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
