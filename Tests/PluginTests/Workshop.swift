import Foundation
import TestSupport
import Testing

/// The suites run one after the other, because they build packages into one folder.
@Suite(.serialized, .enabled(if: isFullRun)) enum PluginTests {}

/// A package that depends on this one. Its folder has a space and an accent in its name, and contains a link to this package.
struct Workshop {
  /// The build configuration. `.ci/run` also tests release builds.
  static let configuration =
    ProcessInfo.processInfo.environment["CONSUMER_CONFIGURATION"] ?? "debug"

  /// The build folder, which is kept between test runs, so that only changes are built.
  private static let folder = repository.appending(path: ".build-consumers/Café du coin")

  private let package: URL

  /// Creates a package with these files in place of the previous package. Otherwise the package manager would reuse the build
  /// plan of the previous package, which has the same build folder.
  init(files: [String: String]) throws {
    package = Self.folder.appending(path: "Consumer")
    try? FileManager.default.removeItem(at: package)
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let link = Self.folder.appending(path: "swift-content-cards")
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository)
    for (name, text) in files { try write(text, to: name) }
  }

  /// Creates a copy of a package in `Tests/Consumers`.
  init(copying consumer: String) throws {
    let original = repository.appending(path: "Tests/Consumers/\(consumer)")
    try self.init(files: try Self.files(in: original))
  }

  func write(_ text: String, to name: String) throws {
    let file = package.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: package.appending(path: name), encoding: .utf8)
  }

  /// Returns the current files of the package.
  func files() throws -> [String: String] { try Self.files(in: package) }

  func path(_ name: String) -> String { package.appending(path: name).path }

  /// Returns the modification date of each file that the plug-in has generated for a target.
  func datesOfOutput(for target: String) throws -> [String: Date] {
    let plugins = Self.folder.appending(path: "build/plugins/outputs/consumer/\(target)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: plugins.path)
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { dates, name in
      let file = plugins.appending(path: name).path
      dates[name] =
        try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: package.appending(path: name))
  }

  /// Runs `swift build` and the like on the package.
  ///
  /// - Parameter path: A folder of programs that replace others of the same names.
  func swift(_ command: String, _ arguments: [String] = [], path: String? = nil) throws -> Run {
    let places = [
      "--package-path", package.path,
      "--scratch-path", Self.folder.appending(path: "build").path,
    ]
    let configuration = command == "package" ? [] : ["--configuration", Self.configuration]
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = path.map { ["PATH=\($0):\(search)"] } ?? []
    return try Run(
      environment + ["swift", command] + places + configuration + Self.sandbox + arguments)
  }

  private static func files(in folder: URL) throws -> [String: String] {
    // Not `subpathsOfDirectory`, which does not follow a link to a folder.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { files, name in
      let file = folder.appending(path: name)
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        return
      }
      if isFolder.boolValue {
        for (path, text) in try self.files(in: file) { files["\(name)/\(path)"] = text }
      } else {
        files[name] = try String(contentsOf: file, encoding: .utf8)
      }
    }
  }

  /// On macOS, sandboxes cannot be nested.
  private static let sandbox: [String] = {
    #if os(macOS)
      let trial = try? Run("sandbox-exec", "-p", "(version 1)(allow default)", "true")
      return trial?.status == 0 ? [] : ["--disable-sandbox"]
    #else
      return []
    #endif
  }()
}
