import Foundation
import PackagePlugin

/// A command plug-in that writes generated code into a package or an Xcode project, or checks that the committed code
/// is up to date.
@main
struct GenerateContentCards: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // Searches the target's folder in addition to its list of files. A manifest usually excludes schemas with committed
    // output, because the package manager would otherwise warn about unhandled files.
    let package = context.package
    let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
      Project.Target(
        name: target.name, isTest: target.kind == .test,
        schemas: package.schemas(inFolderOf: target),
        listedSchemas: [PluginSchemaFile](of: target.sourceFiles.map(\.url)))
    }
    let others = try? FileManager.default.contentsOfDirectory(
      at: package.schemaFolder, includingPropertiesForKeys: nil)
    let project = Project(
      folder: package.directoryURL, targets: targets, others: [PluginSchemaFile](of: others ?? []),
      targetsInBuild: {
        try PackageDump(
          package: package.directoryURL,
          scratch: context.pluginWorkDirectoryURL.appending(path: "manifest")
        ).targets(using: "ContentCardsPlugin")
      })
    try project.perform(
      arguments, tool: context.tool(named: "cardgen-plugin-tool").url,
      workFolder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateContentCards: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let targets = context.xcodeProject.targets.map { target in
        Project.Target(
          name: target.displayName, isTest: false,
          schemas: [PluginSchemaFile](of: target.inputFiles.map(\.url)), listedSchemas: [])
      }
      let project = Project(
        folder: context.xcodeProject.directoryURL, targets: targets, others: [],
        targetsInBuild: { [] })
      try project.perform(
        arguments, tool: context.tool(named: "cardgen-plugin-tool").url,
        workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
