import ContentCardCodegen
import Foundation
import TestSupport
import Testing

/// Tests that compare the diagnostics of schemas with the tables in `Diagnostics`.
///
/// After an intended change, record the tables again and review the difference:
/// `RECORD_SNAPSHOTS=1 swift test --filter DiagnosticsTests`. A run that records always fails, so that it is noticed.
@Suite struct DiagnosticsTests {
  static let tables = ["Structure", "Fields", "Names", "Newcomers"]

  static func rows(of table: String) throws -> [DiagnosticsRow] {
    DiagnosticsRow.rows(of: try String(contentsOf: file(of: table), encoding: .utf8))
  }

  private static func file(of table: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Diagnostics/\(table).txt")
  }

  @Test(arguments: tables)
  func everyMistakeHasTheRecordedDiagnostics(name: String) throws {
    let rows = try Self.rows(of: name)
    #expect(rows.count > 15)
    if isRecording {
      let text = rows.map {
        var row = $0
        row.findings = row.generation.findings
        return row.text
      }
      try text.joined(separator: "\n").write(
        to: Self.file(of: name), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt; read the difference, then run without RECORD_SNAPSHOTS")
      return
    }
    for row in rows {
      let generation = row.generation
      let isValid = !generation.diagnostics.contains { $0.severity == .error }
      #expect((generation.checked != nil) == isValid, "\(row.title)")
      #expect(generation.files.isEmpty != isValid, "\(row.title)")
      #expect(!generation.diagnostics.isEmpty, "\(row.title): no diagnostics")
      #expect(generation.findings == row.findings, "\(row.title)")
    }
  }

  /// Each newcomer's mistake causes one error. Pasting the snippet from one of its notes fixes it.
  @Test func pastedAdviceIsAccepted() throws {
    for row in try Self.rows(of: "Newcomers") {
      #expect(row.findings.count { $0.contains(": error: ") } == 1, "\(row.title)")
      #expect(row.findings.dropFirst().contains { $0.contains(row.snippet) }, "\(row.title)")
      #expect(Generation(row.fixedSchema).findings == [], "\(row.fixedSchema)")
    }
  }

  @Test func mistakesAreReportedInFileOrder() throws {
    let generation = Generation(
      """
      {
        "classTypes": {
          "b": { "extras": { "x": "strng", "y": { "type": "int", "default": "1,5" } } },
          "a": { "case": "b" }
        },
        "acess": "public"
      }
      """)
    #expect(generation.diagnostics.map(\.location?.line) == [3, 3, 4, 6])
    #expect(generation.files.isEmpty)
  }
}

/// A row of a table: `# title`, the schema, a line of dashes, and the diagnostics.
///
/// In a row with a fix, the dashes are followed by the snippet to paste between the marks `«` and `»` of the schema. A
/// comma is appended if nothing is between the marks.
struct DiagnosticsRow {
  let title: Substring
  private let markedSchema: String
  let snippet: Substring
  var findings: [String]

  static func rows(of table: String) -> [Self] {
    table.split(separator: "\n# ").map { row in
      let (head, rest) = row.halves(at: "\n---")
      let (title, schema) = head.halves(at: "\n")
      let (fix, findings) = rest.halves(at: "\n")
      return Self(
        title: title.drop { $0 == "#" || $0 == " " }, markedSchema: String(schema),
        snippet: fix.trimmingPrefix(" paste "),
        findings: findings.split(separator: "\n").map(String.init))
    }
  }

  var schema: String { markedSchema.replacing(/[«»]/, with: "") }

  var fixedSchema: String {
    let end = markedSchema.contains("«»") ? ", " : ""
    return markedSchema.replacing(/«.*»/, with: snippet + end)
  }

  var generation: Generation { Generation(schema) }

  var text: String {
    let fix = snippet.isEmpty ? "" : " paste \(snippet)"
    return "# \(title)\n\(markedSchema)\n---\(fix)\n\(findings.joined(separator: "\n"))\n"
  }
}

extension Substring {
  func halves(at separator: String) -> (Substring, Substring) {
    guard let range = range(of: separator) else { return (self, "") }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
