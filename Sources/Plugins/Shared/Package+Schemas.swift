import Foundation
import PackagePlugin

extension Package {
  /// The folder in which `cardgen` looks for schemas by default.
  var schemaFolder: URL { directoryURL.appending(path: "Schemas") }

  /// Returns the schemas of a target and those in its folder, including those that the manifest excludes. Leaves out
  /// hidden files and folders, nested folders of other targets, and the folder `Schemas` of the package.
  func schemas(inFolderOf target: any Target) -> [PluginSchemaFile] {
    let listed = target.sourceModule?.sourceFiles.map(\.url) ?? []
    let found = FileManager.default.enumerator(
      at: target.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let paths = Set((listed + (found?.allObjects ?? []).compactMap { $0 as? URL }).map(\.path))

    let inside = ([schemaFolder] + targets.map(\.directoryURL)).map { $0.path + "/" }
      .filter {
        $0.hasPrefix(target.directoryURL.path + "/") && $0 != target.directoryURL.path + "/"
      }
    let own = paths.filter { path in !inside.contains { path.hasPrefix($0) } }
    return [PluginSchemaFile](of: own.map { URL(filePath: $0) })
  }
}
