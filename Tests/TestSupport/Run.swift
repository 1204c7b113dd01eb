import Foundation

/// A finished run of a command. The description contains the command, the exit status, and the output.
package struct Run: CustomStringConvertible {
  /// Arguments of the compiler that isolate declarations to the main actor by default. Before Swift 6.2, there are none.
  package static var mainActorIsolation: [String] {
    #if compiler(>=6.2)
      ["-default-isolation", "MainActor"]
    #else
      []
    #endif
  }

  package let command: [String]
  package let status: Int32
  /// The text that the command wrote to standard output and standard error, in the order of writing.
  package let output: String

  /// The folder with the tests and the other build products.
  package static var builtProducts: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (tests ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }

  /// Returns the object files of a target's current sources, sorted by path.
  ///
  /// The folder of the target can also contain object files of sources that were renamed or deleted.
  package static func objectFiles(of target: String) throws -> [String] {
    let map = builtProducts.appending(path: "\(target).build/output-file-map.json")
    let outputs = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: map))
    return outputs.values.compactMap { $0["object"] }.sorted()
  }

  package init(_ command: String...) throws {
    try self.init(command)
  }

  package init(_ command: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    self.command = command
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  package var description: String {
    "\(command.joined(separator: " ")) ended with \(status):\n\(output)"
  }
}

/// Runs a closure that waits for another program. The closure does not block the few threads that asynchronous tests
/// share.
package func waiting<Result: Sendable>(
  for body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(with: Swift.Result(catching: body))
    }
  }
}

/// A temporary folder that is deleted when the object is released.
package final class TemporaryFolder {
  private let url: URL

  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "content cards é \(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
