import Foundation
import Testing

@testable import CardgenCommands

/// Tests commands with a pipe, socket, device, or very large file in place of a file that they read or replace. No command
/// may wait for it.
struct SpecialFilesTests {
  enum Kind: String, CaseIterable {
    case pipe = "it is a named pipe, not a file"
    case linkToPipe = "it is a named pipe, not a file "
    case device = "it is a device, not a file"
    case socket = "it is a socket, not a file"
    case endless = "it is larger than 256 MB"

    var reason: String { rawValue.trimmingCharacters(in: .whitespaces) }

    var remedy: String {
      self == .endless
        ? "use a smaller file"
        : "use a file; if the command accepts -, you can also pipe the contents to standard input"
    }
  }

  @Test(
    arguments: [
      "generate $FILE", "generate", "check $FILE", "lint $FILE", "docs $FILE", "fixtures $FILE",
      "diff $FILE Schemas/A.contentcards.json", "diff Schemas/A.contentcards.json $FILE",
      "lint-card $FILE --schema Schemas/A.contentcards.json", "infer $FILE",
      "lint-card Card.txt --schema $FILE",
    ].map { ($0, Kind.pipe) } + Kind.allCases.map { ("lint $FILE", $0) })
  func specialFilesAreNotRead(_ command: String, _ kind: Kind) throws {
    let file = "Schemas/B.contentcards.json"
    let outcome = try Self.outcome(of: command, on: file, kind)
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix(
        """
        \(file): error: cannot be read: \(kind.reason) [unreadable-file]
        \(file): note: \(kind.remedy)

        """), "\(outcome)")
  }

  @Test(
    arguments: [
      ("check", "Generated/A/A+Keys.swift", .pipe), ("docs --output $FILE", "sheet.md", .pipe),
      ("adapter brazekit --output $FILE", "a.swift", .pipe),
      ("fixtures --output .", "A.fixtures.json", .pipe),
    ] + Kind.allCases.map { ("generate", "Generated/A/A+Keys.swift", $0) }
      as [(String, String, Kind)])
  func specialFilesAreNotReplaced(_ command: String, _ file: String, _ kind: Kind) throws {
    let outcome = try Self.outcome(of: command, on: file, kind)
    #expect(outcome.exitCode == .files, "\(outcome)")
    #expect(
      outcome.errors.contains("\(file): error: cannot be ")
        && outcome.errors.contains(": \(kind.reason) ["), "\(outcome)")
  }

  @Test(arguments: [
    ("cat Card.txt | cardgen lint-card -", ExitCode.success, ""),
    ("(sleep 0.2; cat Card.txt) | cardgen lint-card /dev/stdin", .success, ""),
    (
      "cardgen lint-card - </dev/zero", .files,
      """
      -: error: cannot be read: it is larger than 256 MB [unreadable-file]
      -: note: use a smaller file
      1 error.

      """
    ),
  ])
  func standardInputCanBeAPipe(_ line: String, _ exitCode: ExitCode, _ errors: String) throws {
    let outcome = try Self.workplace().runShell(line)
    #expect(outcome.exitCode == exitCode, "\(outcome)")
    #expect(outcome.errors == errors)
  }

  private static func outcome(of command: String, on file: String, _ kind: Kind) throws -> Outcome {
    let workplace = try workplace()
    let path = workplace.path(file)
    try FileManager.default.createDirectory(
      atPath: workplace.path("Generated/A"), withIntermediateDirectories: true)
    switch kind {
    case .pipe: try #require(mkfifo(path, 0o666) == 0)
    case .linkToPipe:
      try #require(mkfifo(workplace.path("pipe"), 0o666) == 0)
      try #require(symlink(workplace.path("pipe"), path) == 0)
    case .device: try #require(symlink("/dev/zero", path) == 0)
    case .socket:
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      #if os(Linux)
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #else
        let descriptor = Darwin.socket(AF_UNIX, SOCK_STREAM, 0)
      #endif
      defer { close(descriptor) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      try #require(result == 0)
    case .endless:
      try workplace.write("", to: file)
      try #require(truncate(path, 1 << 40) == 0)
    }
    // macOS does not have the command `timeout`.
    let limit =
      "python3 -c 'import os, signal, sys; signal.alarm(300); os.execvp(sys.argv[1], sys.argv[1:])'"
    return try workplace.runShell("FILE=\(file); \(limit) cardgen \(command)")
  }

  private static func workplace() throws -> Workplace {
    let workplace = try Workplace(schemas: ["A": #"{"classTypes":{"a":{}}}"#])
    try workplace.write("class_type: a\n", to: "Card.txt")
    return workplace
  }
}
