import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

struct EditorSchemaTests {
  /// Compares the schema in the source with the file, which has more line breaks. A run that records always fails, so that
  /// it is noticed.
  @Test func editorSchemaMatchesTheFile() throws {
    let file = repository.appending(path: "Schemas/\(EditorSchema.fileName)")
    let text = try JSONNode(parsing: Array(Data(contentsOf: file))).lines(to: 2) + "\n"
    guard isRecording else {
      #expect(
        EditorSchema.text == text, "run RECORD_SNAPSHOTS=1 swift test --filter EditorSchemaTests")
      return
    }
    let source = repository.appending(
      path: "Sources/ContentCardTools/Templates/EditorSchema.swift")
    let parts = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\"\"\"")
    try #require(parts.count == 3)
    let literal = text.split(separator: "\n").map { "    \($0)\n" }.joined()
    let recorded = "\(parts[0])\"\"\"\n\(literal)\n    \"\"\"\(parts[2])"
    try recorded.write(to: source, atomically: true, encoding: .utf8)
    Issue.record("recorded; read the difference, then run without RECORD_SNAPSHOTS")
  }
}

extension JSONNode {
  /// Returns the JSON with one member per line in objects up to the given depth.
  fileprivate func lines(to depth: Int) -> String {
    guard depth > 0, case .object(let members) = value else { return text }
    return jsonObject(
      members.map { "\($0.name.jsonLiteral): \($0.value.lines(to: depth - 1))" })
  }
}
