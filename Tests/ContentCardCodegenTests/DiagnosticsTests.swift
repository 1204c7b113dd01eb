import ContentCardCodegen
import Foundation
import Testing

/// Tests that compare the diagnostics of schemas with the tables in `Diagnostics`.
///
/// After an intended change, record the tables again and review the difference:
/// `RECORD_SNAPSHOTS=1 swift test --filter DiagnosticsTests`. A run that records always fails, so that it is noticed.
@Suite struct DiagnosticsTests {
  static let tables = ["Structure", "Fields", "Names"]

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
    #expect(rows.count > 20)
    if isRecording {
      let text = rows.map {
        DiagnosticsRow(title: $0.title, schema: $0.schema, findings: $0.actualFindings).text
      }
      try text.joined(separator: "\n").write(
        to: Self.file(of: name), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt; read the difference, then run without RECORD_SNAPSHOTS")
      return
    }
    for row in rows {
      let generation = Generation(row.schema)
      let isValid = !generation.diagnostics.contains { $0.severity == .error }
      #expect((generation.checked != nil) == isValid, "\(row.title)")
      #expect(generation.files.isEmpty != isValid, "\(row.title)")
      #expect(!row.actualFindings.isEmpty, "\(row.title): no diagnostics")
      #expect(row.actualFindings == row.findings, "\(row.title)")
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
struct DiagnosticsRow {
  var title: Substring
  var schema: String
  var findings: [String]

  static func rows(of table: String) -> [Self] {
    table.split(separator: "\n# ").map { row in
      let (head, findings) = row.halves(at: "\n---\n")
      let (title, schema) = head.halves(at: "\n")
      return Self(
        title: title.drop { $0 == "#" || $0 == " " }, schema: String(schema),
        findings: findings.split(separator: "\n").map(String.init))
    }
  }

  var actualFindings: [String] { Generation(schema).findings }

  var text: String {
    "# \(title)\n\(schema)\n---\n\(findings.joined(separator: "\n"))\n"
  }
}

extension Substring {
  func halves(at separator: String) -> (Substring, Substring) {
    guard let range = range(of: separator) else { return (self, "") }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
