import Foundation
import TestSupport
import Testing

@testable import CardgenCommands

/// The result of a run of the command.
struct Outcome: Equatable, CustomTestStringConvertible {
  var exitCode: ExitCode?
  var output: String
  var errors: String
  /// The command line, for the message of a failed test.
  var command = ""

  static func == (a: Self, b: Self) -> Bool {
    (a.exitCode, a.output, a.errors) == (b.exitCode, b.output, b.errors)
  }

  var testDescription: String {
    "\(command)\n=> \(exitCode.map { "\($0)" } ?? "?")\n--- output\n\(output)--- errors\n\(errors)---"
  }
}

/// A temporary folder in which tests run the built `cardgen`. Its name contains a space and an accent.
final class Workplace {
  static let coupon = """
    {"classTypes":{"coupon_code":{"object":"Coupon","extras":{"discount_percentage":"decimal"}}}}
    """
  static let namespaced = #"{"namespace":"Ads","classTypes":{"ad":{}}}"#
  /// The files that are generated from a schema `Shop`, sorted by name.
  static let outputFiles = ["ClassType", "Dispatch", "Keys", "Objects"].map { "Shop+\($0).swift" }
  /// A schema with a mistake at 1:35.
  static let mistake = #"{"classTypes":{"a":{"extras":{"k":"strng"}}}}"#

  /// The variable that tells a command built for code coverage where to write its data. The default is the working
  /// directory.
  private static let coverage = ProcessInfo.processInfo.environment.filter {
    $0.key == "LLVM_PROFILE_FILE"
  }

  let folder: URL

  init(schemas: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "cardgen é \(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in schemas { try write(text, to: "Schemas/\(name).contentcards.json") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Returns the names in a folder, including hidden ones, or an empty array if the folder does not exist.
  func entries(_ name: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }

  /// - Parameter terminal: The destination of standard error. By default, it is recorded in a file.
  func run(
    _ arguments: String..., environment: [String: String] = [:], terminal: FileHandle? = nil
  ) throws -> Outcome {
    try run(Self.cardgen, arguments, environment: environment, terminal: terminal)
  }

  func run(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    terminal: FileHandle? = nil
  ) throws -> Outcome {
    // Uses files instead of pipes, because a full pipe would block the process.
    let records = FileManager.default.temporaryDirectory
      .appending(path: "cardgen-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: records) }
    let (output, errors) = (records.appending(path: "out"), records.appending(path: "err"))
    for record in [output, errors] { try Data().write(to: record) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
      .merging(Self.coverage) { $1 }.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try terminal ?? FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationReason == .exit
        ? ExitCode(rawValue: process.terminationStatus) : nil,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      command: ([executable.path] + arguments).joined(separator: " "))
  }

  /// Runs a shell command, with `cardgen` and `dashboard` in its path.
  func runShell(_ line: String) throws -> Outcome {
    let path = "\(Run.builtProducts.path):\(Self.dashboard.path):/usr/bin:/bin"
    return try run(URL(filePath: "/bin/sh"), ["-c", line], environment: ["PATH": path])
  }

  /// The folder with the command `dashboard`, which plays Braze's REST API for another command.
  static let dashboard = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Dashboard")

  /// The built command, which is next to the tests.
  static let cardgen = Run.builtProducts.appending(path: "cardgen")
  /// The built tool that the plug-ins run instead of `cardgen`.
  static let pluginTool = Run.builtProducts.appending(path: "cardgen-plugin-tool")
}

extension Outcome {
  init(_ exitCode: ExitCode, output: String = "", errors: String = "") {
    self.init(exitCode: exitCode, output: output, errors: errors)
  }
}
