import Foundation
import Testing

@testable import CardgenCommands

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct StandardErrorTests {
  /// The excerpt with its caret, which is shown only in terminals.
  private static let excerpt = Workplace.mistake + "\r\n" + String(repeating: " ", count: 34)

  @Test func excerptsAreColoredInTerminals() throws {
    let shown = try lint(environment: [:])
    #expect(shown.contains("\r\n\(Self.excerpt)\u{1B}[1;32m^\u{1B}[0m\r\n"))
    #expect(shown.hasPrefix("\u{1B}[1mSchemas/Shop.contentcards.json:1:35:\u{1B}[0m \u{1B}[1;31m"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func noColorKeepsExcerpts(_ environment: [String: String]) throws {
    let shown = try lint(environment: environment)
    #expect(shown.contains("\r\n\(Self.excerpt)^\r\n"))
    #expect(!shown.contains("\u{1B}"))
  }

  @Test func emptyNoColorIsIgnored() throws {
    #expect(try lint(environment: ["NO_COLOR": ""]).contains("\u{1B}"))
  }

  @Test(
    arguments: examples,
    [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func allCommandsRespectNoColor(
    _ example: String, _ environment: [String: String]
  ) throws {
    let shown = try Workplace.ofExamples(schema: Workplace.mistake)
      .show(example, environment: environment)
    #expect(!shown.isEmpty && !shown.contains("\u{1B}"), "\(shown)")
  }

  /// Returns the output of `cardgen lint` in a terminal.
  private func lint(environment: [String: String]) throws -> String {
    var (terminal, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &program, nil, nil, nil) == 0)
    defer { close(terminal) }
    let workplace = try Workplace(schemas: ["Shop": Workplace.mistake])
    let outcome = try workplace.run(
      "lint", environment: environment,
      terminal: FileHandle(fileDescriptor: program, closeOnDealloc: true))
    #expect(outcome == Outcome(.problems))
    // The output is short enough for the terminal's buffer.
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(terminal, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}

extension Workplace {
  /// Runs a shell command with both its outputs in a terminal, and returns the text that the terminal shows.
  func show(_ line: String, environment: [String: String]) throws -> String {
    var (terminal, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &program, nil, nil, nil) == 0)
    defer { close(terminal) }
    let folder = Self.cardgen.deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = self.folder
    process.environment = ["PATH": "\(folder):/usr/bin:/bin", "TERM": "xterm"]
      .merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: program, closeOnDealloc: false)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    // Reading ends when the last descriptor of the other side is closed.
    close(program)
    let bytes = contents(ofTerminal: terminal)
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}

private func contents(ofTerminal terminal: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4_096)
  while case let count = read(terminal, &buffer, buffer.count), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}
