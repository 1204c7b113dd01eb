import Foundation
import PackagePlugin

/// Writes the Swift source of schemas into the folders of a package, or checks what is there.
@main
struct GenerateContentCards: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // The files of a target leave out what its manifest excludes; a schema whose output is committed
    // is no part of the target, or the package manager would warn of a file that it cannot handle.
    let targets = context.package.targets.filter { $0 is any SourceModuleTarget }.map {
      Project.Target(name: $0.name, schemas: [SchemaFile](in: $0.directoryURL))
    }
    let project = Project(folder: context.package.directoryURL, targets: targets)
    try project.perform(arguments, tool: try context.tool(named: "cardgen").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateContentCards: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let targets = context.xcodeProject.targets.map {
        Project.Target(
          name: $0.displayName, schemas: [SchemaFile](of: $0.inputFiles.map(\.url)))
      }
      let project = Project(folder: context.xcodeProject.directoryURL, targets: targets)
      try project.perform(arguments, tool: try context.tool(named: "cardgen").url)
    }
  }
#endif
