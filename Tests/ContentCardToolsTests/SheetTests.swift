import ContentCardSchema
import Foundation
import Testing

@testable import ContentCardTools

/// Whole sheets, compared with those under `Snapshots`, which are recorded again as those of the generator are.
struct SheetTests {
  @Test(arguments: [SheetFormat.markdown, .csv])
  func theSheetOfEveryMemberIsAsRecorded(format: SheetFormat) throws {
    let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/Showcase\(format.endings[0])")
    let text = Sheet([try Schema(named: "Showcase")]).text(as: format)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
      Issue.record("recorded \(snapshot.lastPathComponent); read the difference")
    } else {
      // As bytes: a text that is read loses the mark in front.
      #expect(try Data(contentsOf: snapshot) == Data(text.utf8))
    }
  }

  @Test(arguments: SheetFormat.allCases)
  func severalSchemasMakeOnePage(format: SheetFormat) throws {
    let schemas = try ["BrazeDemo", "Showcase"].map { try Schema(named: $0) }
    let text = Sheet(schemas).text(as: format)
    #expect(text.hasPrefix(format.beginning))
    for schema in schemas {
      #expect(text.contains(schema.name))
      for classType in schema.classTypes { #expect(text.contains(classType.name.value)) }
    }
  }

  @Test func aFieldOfTheGroupStandsWhereTheGroupHasIt() throws {
    let schema = try Schema(
      """
      {"groups": {"g": {"extras": {"a": "int", "b": {"type": "int", "description": "the group's"}}},
      "own": {"extras": {"z": "int"}}},
      "classTypes": {"t": {"case": "g.t", "extras": {"c": "int", "a": {"type": "int", "description": "its own"}}},
      "u": {"case": "own.u"}, "g": {"case": "v"}}}
      """)
    let entries = try #require(Sheet([schema]).parts.first).entries
    #expect(entries.map { $0.rows.map(\.place.marked) } == [["‹a›", "‹b›", "‹c›"], ["‹z›"], []])
    #expect(
      entries[0].rows.map { $0.details.first?.marked } == [
        "its own.", "the group's.", "A whole number such as ‹7›, no point, no % sign.",
      ])
  }

  @Test(arguments: [("true", "matter"), ("false", "do not matter")])
  func aPartSaysHowTheClassTypeIsNamed(isCaseSensitive: String, _ verdict: String) throws {
    let schema = try Schema(
      #"{"discriminator": "kind", "caseSensitive": \#(isCaseSensitive), "classTypes": {"t": {}}}"#)
    let part = try #require(Sheet([schema]).parts.first)
    #expect(
      part.introduction.marked == """
        The key ‹kind› says which of these a card is; in its value upper and lower case \(verdict). \
        A card without it, or with another value, is none of these and not shown.
        """)
  }
}
