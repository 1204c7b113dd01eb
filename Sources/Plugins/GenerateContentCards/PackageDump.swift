import Foundation

/// A package's targets and the plug-ins that they use. The package manager passes the targets to this plug-in, but not
/// the plug-ins that they use.
struct PackageDump: Decodable {
  private let targets: [Target]

  private struct Target: Decodable {
    let name: String
    let pluginUsages: [PluginUsage]?
  }

  private struct PluginUsage: Decodable {
    /// The name of the plug-in, followed by the name of its package, or by `nil` if the manifest names no package.
    let plugin: [String?]
  }

  /// Runs `swift package dump-package`.
  ///
  /// - Parameter scratch: A scratch folder for this run. In the package's own scratch folder, this run would wait for
  ///   the `swift package` command that runs the plug-in, while that command waits for the plug-in.
  init(package: URL, scratch: URL) throws {
    let (output, errors) = (Pipe(), scratch.appendingPathExtension("errors.txt"))
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path,
      // On macOS, the plug-in usually runs in a sandbox already, and sandboxes cannot be nested.
      "--disable-sandbox", "--manifest-cache", "local", "dump-package",
    ]
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw CommandError("swift package dump-package failed: \(text)")
    }
    self = try JSONDecoder().decode(Self.self, from: json)
  }

  func targets(using plugin: String) -> Set<String> {
    Set(
      targets.filter { target in
        target.pluginUsages?.contains { $0.plugin.first == plugin } == true
      }.map(\.name))
  }
}
