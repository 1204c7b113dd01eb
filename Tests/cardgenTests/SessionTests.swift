import Foundation
import TestSupport
import Testing

/// Runs the shell sessions in `Sessions`, and compares what the commands print with what is written there.
///
/// Each section runs in an empty folder. `+ NAME` begins the text of a file, and `$ COMMAND` is run by a shell. The
/// lines below a command are its output, those with `!` are its errors, and `[N]` is its exit code unless that is 0.
///
/// After an intended change, record the sessions again and review the difference:
/// `RECORD_SNAPSHOTS=1 swift test --filter SessionTests`. A run that records always fails, so that it is noticed.
struct SessionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sessions")

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
  func sessionsAreAsRecorded(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let sections = try String(contentsOf: file, encoding: .utf8).split(separator: "\n## ")
      .map { "## " + ($0.hasPrefix("## ") ? $0.dropFirst(3) : $0) }
    let results = try sections.map(Self.run)
    if isRecording {
      try results.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); read the difference, then run without RECORD_SNAPSHOTS")
    } else {
      for (section, result) in zip(sections, results) {
        #expect(section.hasSuffix("\n") ? section == result : section + "\n" == result)
      }
    }
  }

  /// Returns the section with what its commands print now.
  private static func run(_ section: String) throws -> String {
    let workplace = try Workplace()
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    var result = "\(lines[0])\n"
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("  + ") {
        let text = lines[(index + 1)...].prefix { $0.hasPrefix("    ") || $0.isEmpty }
          .map { $0.dropFirst(4) + "\n" }.joined()
        try workplace.write(text, to: String(line.dropFirst(4)))
        result += "\(line)\n\(indented(text, by: "    "))"
      } else if line.hasPrefix("  $ ") {
        let outcome = try workplace.runShell(String(line.dropFirst(4)))
        let code = outcome.exitCode.map { "\($0.rawValue)" } ?? "?"
        result +=
          "\(line)\n\(indented(outcome.output, by: "    "))\(indented(outcome.errors, by: "    ! "))"
          + (code == "0" ? "" : "    [\(code)]\n")
      }
    }
    return result
  }

  private static func indented(_ text: String, by margin: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("(no line ending)") }
    return lines.map { $0.isEmpty && margin == "    " ? "\n" : "\(margin)\($0)\n" }.joined()
  }
}
