import ContentCardCodegen
import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct ReportTests {
  @Test(
    arguments: [
      ([], .success, ""),
      ([warning("a")], .success, "1 warning."),
      ([error("a"), error("a")], .problems, "2 errors."),
      ([error("a"), warning("b")], .problems, "1 error and 1 warning in 2 files."),
      ([error("a"), error("b", .unreadableFile)], .files, "2 errors in 2 files."),
      ([error("b", .unwritableFile), error("b", .staleOutput)], .files, "2 errors."),
    ] as [([Diagnostic], ExitCode, String)])
  func worstDiagnosticSetsTheExitCode(
    _ diagnostics: [Diagnostic], _ exitCode: ExitCode, _ summary: String
  ) {
    var report = Report()
    for diagnostic in diagnostics { report.add(diagnostic) }
    #expect(report.exitCode == exitCode)
    if summary.isEmpty {
      #expect(report.text(as: .text) == "")
    } else {
      #expect(report.summary == summary + "\n")
    }
  }

  @Test func findingsOnStandardOutputSetTheExitCode() {
    var report = Report()
    report.hasProblems = true
    #expect(report.exitCode == .problems)
    report.add(Self.error("a", .unreadableFile))
    #expect(report.exitCode == .files)
  }

  @Test func summaryHasTheConsequence() {
    var report = Report()
    report.add(Self.error("a"))
    report.consequence = "nothing was written"
    #expect(report.summary == "1 error; nothing was written.\n")
  }

  @Test func textHasEachListOfTypesAndMembersOnlyOnce() {
    var report = Report()
    for path in ["a", "b"] {
      let schema = Array(#"{"classTypes": {"a": {"extras": {"k": "strng", "l": "number"}}}}"#.utf8)
      report.add(
        validate(schema: schema, name: "A", path: path).diagnostics, path: path, source: schema)
    }
    let list = "the types are string, "
    #expect(report.text(as: .text).components(separatedBy: list).count == 2)
    #expect(report.text(as: .text).components(separatedBy: "did you mean").count == 5)
    // A tool or GitHub shows each diagnostic by itself.
    #expect(report.text(as: .json).components(separatedBy: list).count == 5)
    #expect(report.annotations.components(separatedBy: list).count == 5)
  }

  private static func error(_ path: String, _ code: DiagnosticCode = .invalidJSON) -> Diagnostic {
    Diagnostic(code, path: path, at: nil, "message")
  }

  private static func warning(_ path: String) -> Diagnostic {
    Diagnostic(.misplacedMember, severity: .warning, path: path, at: nil, "message")
  }
}
