import Foundation
import Testing

@testable import CardgenCommands

struct WatchTests {
  private static let head = """
    wrote 4 files in Generated/Shop
    watching Schemas/*.contentcards.json; press Ctrl-C to stop

    """
  private static func schema(_ key: String) -> String {
    #"{"classTypes":{"coupon_code":{"extras":{"\#(key)":"int"}}}}"#
  }

  @Test func changedSchemasAreGenerated() async throws {
    let watching = try WatchRun(schemas: ["Shop": Self.schema("a")])
    try await watching.expect(output: Self.head)

    try watching.workplace.write(Self.schema("b"), to: "Schemas/Shop.contentcards.json")
    let second = Self.head + "wrote 2 files in Generated/Shop\n"
    try await watching.expect(output: second)
    #expect(try watching.workplace.read("Generated/Shop/Shop+Keys.swift").contains("\"b\""))

    // Editors save by replacing the file with another one.
    try watching.workplace.write(Self.schema("c"), to: "Schemas/.Shop.tmp")
    try watching.workplace.move("Schemas/.Shop.tmp", to: "Schemas/Shop.contentcards.json")
    let third = second + "wrote 2 files in Generated/Shop\n"
    try await watching.expect(output: third)
    #expect(try watching.workplace.read("Generated/Shop/Shop+Keys.swift").contains("\"c\""))

    // Added white space changes no generated file.
    try watching.workplace.write(Self.schema("c") + "\n", to: "Schemas/Shop.contentcards.json")
    try await watching.expect(output: third + "no files changed\n")
    #expect(try await watching.interrupt() == .fine)
    #expect(watching.errors == "")
  }

  @Test func addedAndRemovedSchemasAreNoticed() async throws {
    let watching = try WatchRun(schemas: ["Shop": Self.schema("a")])
    try await watching.expect(output: Self.head)
    try watching.workplace.write(Self.schema("a"), to: "Schemas/Ads.contentcards.json")
    let second = Self.head + "wrote 4 files in Generated/Ads\n"
    try await watching.expect(output: second)
    try watching.workplace.move("Schemas", to: "Away")
    try await watching.expect(
      errors: """
        Schemas: error: no schema found here: No such file or directory [unreadable-file]
        Schemas: note: add Schemas/NAME.contentcards.json, pass the path of a schema, or run \
        cardgen in the folder of your project
        1 error; nothing was written.

        """)
    try watching.workplace.write(Self.schema("b"), to: "Away/Shop.contentcards.json")
    try watching.workplace.move("Away", to: "Schemas")
    try await watching.expect(output: second + "wrote 2 files in Generated/Shop\n")
    #expect(try await watching.interrupt() == .fine)
  }

  @Test func incompleteSchemasAreReportedOnce() async throws {
    let watching = try WatchRun(schemas: ["Shop": Self.schema("a")])
    try await watching.expect(output: Self.head)
    let whole = Self.schema("b")
    try watching.workplace.write(
      String(whole.prefix(20)), to: "Schemas/Shop.contentcards.json")
    let errors = """
      Schemas/Shop.contentcards.json:1:16: error: the text has no closing quote [invalid-json]
      Schemas/Shop.contentcards.json:1:16: note: add a double quote at its end
      1 error; nothing was written.

      """
    try await watching.expect(errors: errors)
    // After several more checks of the files, the error is still reported only once.
    try await Task.sleep(for: .seconds(1.5))
    #expect(watching.errors == errors)
    #expect(watching.output == Self.head)
    try watching.workplace.write(whole, to: "Schemas/Shop.contentcards.json")
    try await watching.expect(output: Self.head + "wrote 2 files in Generated/Shop\n")
    #expect(watching.errors == errors)
    #expect(try await watching.interrupt() == .fine)
    #expect(watching.workplace.entries("Generated/Shop") == GenerateTests.files)
  }

  @Test func schemaOperandsAreWatched() async throws {
    let watching = try WatchRun(
      schemas: ["Shop": Self.schema("a")],
      ["Lost.contentcards.json", "--output", "out", "--diagnostics=json"])
    try await watching.expect(
      output: "watching Lost.contentcards.json; press Ctrl-C to stop\n")
    #expect(watching.errors.contains(#""code": "unreadable-file""#), "\(watching.errors)")
    try watching.workplace.write(Self.schema("a"), to: "Lost.contentcards.json")
    try await watching.expect(
      output: """
        watching Lost.contentcards.json; press Ctrl-C to stop
        wrote 4 files in out

        """)
    #expect(try await watching.interrupt() == .fine)
    #expect(watching.workplace.entries("out").count == 4)
    #expect(watching.workplace.entries("Generated") == [])
  }

  /// The shell sends the signal when the command has opened the locked folder. Under `nohup`, the tests ignore SIGHUP,
  /// and the command would inherit this and never end.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock"), "needs flock"),
    arguments: ["INT", "TERM", "HUP"])
  func watchEndsWhileWaitingForAnotherRun(_ signal: String) throws {
    let workplace = try Workplace(schemas: ["Shop": Self.schema("a")])
    try workplace.write("", to: "Generated/Shop/README.md")
    let outcome = try workplace.runShell(
      """
      flock --close Generated/Shop sh -c '
        env --default-signal=HUP cardgen generate --watch & id=$!
        for _ in $(seq 6000); do
          ls -l /proc/$id/fd 2>&1 | grep -q Generated/Shop && break
          sleep 0.05
        done
        kill -\(signal) $id; wait $id'
      """)
    #expect(outcome == Outcome(.fine))
    #expect(workplace.entries("Generated/Shop") == ["README.md"])
  }

  @Test func watchEndsWhileOutputIsNotRead() async throws {
    let workplace = try Workplace(schemas: ["Shop": Self.schema("a")])
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // Fills the pipe.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var byte: UInt8 = 0
    while write(descriptor, &byte, 1) == 1 {}
    _ = fcntl(descriptor, F_SETFL, 0)
    let watching = try WatchRun(in: workplace, output: pipe.fileHandleForWriting)
    try await watching.wait { workplace.entries("Generated/Shop") == GenerateTests.files }
    #expect(try await watching.interrupt() == .fine)
  }

  @Test func pipesAreNotWaitedFor() async throws {
    let workplace = try Workplace(schemas: ["Shop": Self.schema("a")])
    try #require(mkfifo(workplace.path("Schemas/Pipe.contentcards.json"), 0o666) == 0)
    let watching = try WatchRun(in: workplace)
    try await watching.wait { watching.output.hasPrefix("watching") }
    #expect(watching.errors.contains("it is a named pipe, not a file"))
    #expect(try await watching.interrupt() == .fine)
  }

  @Test func invalidArgumentsEndWatch() throws {
    let outcome = try Workplace().run("generate", "--watch", "Shop.json")
    #expect(
      outcome
        == Outcome(
          .usage,
          errors: UsageError(
            "\"Shop.json\" is not a valid name for a schema file",
            hint: "use NAME.contentcards.json; the generated files are named after it"
          ).text))
  }
}

/// A run of `cardgen generate --watch`. Releasing the object kills it.
private final class WatchRun {
  let workplace: Workplace
  private let process = Process()

  convenience init(schemas: [String: String], _ arguments: [String] = []) throws {
    try self.init(in: try Workplace(schemas: schemas), arguments)
  }

  init(in workplace: Workplace, _ arguments: [String] = [], output: FileHandle? = nil) throws {
    self.workplace = workplace
    process.executableURL = Workplace.cardgen
    process.arguments = ["generate", "--watch"] + arguments
    process.currentDirectoryURL = workplace.folder
    for record in ["out.txt", "err.txt"] { try workplace.write("", to: record) }
    process.standardOutput =
      try output ?? FileHandle(forWritingTo: workplace.folder.appending(path: "out.txt"))
    process.standardError = try FileHandle(
      forWritingTo: workplace.folder.appending(path: "err.txt"))
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var output: String { (try? workplace.read("out.txt")) ?? "" }
  var errors: String { (try? workplace.read("err.txt")) ?? "" }

  func expect(output: String) async throws {
    try await wait { self.output == output }
    #expect(self.output == output, "errors: \(errors)")
  }

  func expect(errors: String) async throws {
    try await wait { self.errors == errors }
    #expect(self.errors == errors)
  }

  /// Sends a signal, and returns the exit code, or `nil` if the run does not end or is ended by the signal.
  func interrupt(_ signal: Int32 = SIGINT) async throws -> ExitCode? {
    kill(process.processIdentifier, signal)
    try await wait { !process.isRunning }
    guard !process.isRunning, process.terminationReason == .exit else { return nil }
    return ExitCode(rawValue: process.terminationStatus)
  }

  /// Waits for up to five minutes, because the machine can be busy. Then records an issue.
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async throws {
    for _ in 0..<6000 {
      if condition() { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("waited in vain", sourceLocation: sourceLocation)
  }
}

extension Workplace {
  fileprivate func move(_ name: String, to other: String) throws {
    guard rename(path(name), path(other)) == 0 else { throw FileError.last }
  }
}
