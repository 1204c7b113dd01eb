import Foundation
import PackagePlugin

/// A build tool plug-in that generates Swift code from a target's schemas. After a schema changes, the next build
/// generates the code again.
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
      return "the target has no Swift files; remove the plug-in from it"
    }
    let present = package.schemas(inFolderOf: target).map(\.url.path)
    return present.isEmpty
      ? """
      add a file NAME\(PluginSchemaFile.suffix) to \(target.directoryURL.path), or remove the plug-in from \
      the target
      """
      : """
      the manifest leaves \(present.joined(separator: " and ")) out of the target; check the target's \
      exclude, sources, and resources
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
          add a file NAME\(PluginSchemaFile.suffix) to the target (Target Membership in the file \
          inspector), or remove the plug-in from its Build Phases
          """
        })
      return schemaTarget.buildCommands(
        tool: try context.tool(named: "cardgen-plugin-tool").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
