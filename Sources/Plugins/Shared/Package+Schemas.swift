import Foundation
import PackagePlugin

extension Package {
  /// Where `cardgen` looks for schemas; they are of no target.
  var schemaFolder: URL { directoryURL.appending(path: "Schemas") }

  /// The schemas in the folder of a target, also those that its manifest keeps out of it. One that
  /// lies in the folder of another target inside it is that one's.
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
