import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

struct PageTests {
  /// To record the file again, set `RECORD_SNAPSHOTS`, as for the generator's snapshots.
  @Test func thePageMatchesTheRecordedFile() throws {
    let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/Showcase.md")
    let text = Page([try Schema(named: "Showcase")]).markdown
    if isRecording {
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
      Issue.record("recorded \(snapshot.lastPathComponent); read the difference")
    } else {
      #expect(try String(contentsOf: snapshot, encoding: .utf8) == text)
    }
  }

  @Test(
    arguments: [
      ("a/page.html", .html), ("PAGE.HTML", .html), ("a.htm", .html), ("a.csv", .csv),
      ("a.md", .markdown), ("a.markdown", .markdown), ("html", nil), ("a.html/b", nil),
      ("a.html.txt", nil), ("a.", nil),
    ] as [(String, PageFormat?)])
  func theFileExtensionDeterminesTheFormat(_ path: String, _ format: PageFormat?) {
    #expect(PageFormat(ofFile: path) == format)
  }

  @Test(arguments: PageFormat.allCases)
  func severalSchemasMakeOnePage(format: PageFormat) throws {
    let schemas = try ["BrazeDemo", "Showcase"].map { try Schema(named: $0) }
    let text = Page(schemas).text(as: format)
    #expect(text.hasPrefix(format.beginning))
    for schema in schemas {
      #expect(text.contains(schema.name))
      for classType in schema.classTypes { #expect(text.contains(classType.name.value)) }
    }
  }

  @Test func aRedeclaredFieldKeepsItsPositionInTheGroup() throws {
    let schema = try Schema(
      """
      {"groups": {"g": {"extras": {"a": "int", "b": {"type": "int", "description": "the group's"}}},
      "own": {"extras": {"z": "int"}}},
      "classTypes": {"t": {"case": "g.t", "extras": {"c": "int", "a": {"type": "int", "description": "its own"}}},
      "u": {"case": "own.u"}, "g": {"case": "v"}}}
      """)
    let entries = try #require(Page([schema]).parts.first).entries
    #expect(
      entries.map { $0.rows.map(\.place.marked) } == [
        ["‹class_type›", "‹a›", "‹b›", "‹c›"], ["‹class_type›", "‹z›"], ["‹class_type›"],
      ])
    #expect(
      entries[0].rows.map { $0.details.first?.marked } == [
        "Exactly ‹t›.", "its own.", "the group's.",
        "A whole number such as ‹7›, no decimals, no % sign.",
      ])
  }

  @Test func theDigestDependsOnTheSchemasContent() throws {
    func digest(_ classTypes: String) throws -> String? {
      try Page([Schema("{\"classTypes\": \(classTypes)}")]).parts.first?.digest
    }
    let digest1 = try digest(#"{"t": {"extras": {"a": "int"}}}"#)
    #expect(digest1?.count == 8)
    #expect(try digest(#"{ "t" : {"extras": {"a": "int"}}}"#) == digest1)
    #expect(try digest(#"{"t": {"extras": {"a": "int?"}}}"#) != digest1)
  }
}
