import ContentCardSchema
import Testing

@testable import ContentCardTools

@Suite struct SchemaChangeFormatterTests {
  private static let breaking = SchemaChange(
    code: .fieldRenamed, message: "\"a\nb\" is it", oldApps: .breaks, liveCards: .changesMeaning,
    oldAppsCard: #"{"a": "b"}"#, changesCode: true,
    old: ContentCardSchema.SourceLocation(line: 1, column: 2),
    new: ContentCardSchema.SourceLocation(line: 3, column: 4),
    advice: ["keep \"a\u{1B}\"", "or not"])
  private static let safe = SchemaChange(
    code: .textChanged, message: "all is well", oldApps: .none, liveCards: .none,
    changesCode: false, old: nil, new: nil, advice: [])

  @Test func textHasOneLinePerChangeNoteAndAdvice() {
    let formatter = SchemaChangeFormatter(oldPath: "o\u{7}.json", newPath: "n.json")
    #expect(
      formatter.text(for: [Self.breaking, Self.safe, Self.safe]) == #"""
        n.json:3:4: breaks old apps, changes meaning, changes code: "a\nb" is it [field-renamed]
        o\u{7}.json:1:2: note: previously here
        n.json:3:4: note: keep "a\u{1B}"
        n.json:3:4: note: or not
        n.json: safe: all is well [text-changed]
        n.json: safe: all is well [text-changed]
        3 changes: 1 breaks old apps, 1 changes meaning, 1 changes code, 2 are safe.

        """#)
  }

  @Test func summaryVerbsMatchCounts() {
    var both = Self.breaking
    both.liveCards = .breaks
    let formatter = SchemaChangeFormatter(oldPath: "o", newPath: "n")
    let last = { (changes: [SchemaChange]) in
      formatter.text(for: changes).split(separator: "\n").last.map(String.init)
    }
    #expect(last([]) == "no changes.")
    #expect(last([Self.safe]) == "1 change: 1 is safe.")
    #expect(
      last([both, both, Self.breaking, Self.breaking])
        == "4 changes: 4 break old apps, 2 break live cards, 2 change meaning, 4 change code.")
  }

  @Test func colorsShowTheSeverity() {
    let formatter = SchemaChangeFormatter(oldPath: "o", newPath: "n", isColored: true)
    #expect(
      formatter.text(for: [Self.safe]) == """
        \u{1B}[1mn:\u{1B}[0m \u{1B}[1;34msafe:\u{1B}[0m all is well [text-changed]
        1 change: 1 is safe.

        """)
    #expect(formatter.text(for: [Self.breaking]).contains("\u{1B}[1;31mbreaks old apps, changes"))
  }

  @Test func jsonHasOneChangePerLine() {
    #expect(SchemaChange.json([], oldPath: "o", newPath: "n") == "[]\n")
    #expect(
      SchemaChange.json([Self.breaking, Self.safe], oldPath: "o", newPath: "n") == #"""
        [
          {"classes": ["breaks-old-apps", "changes-meaning", "changes-code"], "code": "field-renamed", "message": "\"a\u000ab\" is it", "oldApps": "breaks", "liveCards": "changes-meaning", "oldAppsCard": {"a": "b"}, "liveCardsCard": null, "changesCode": true, "old": {"file": "o", "line": 1, "column": 2}, "new": {"file": "n", "line": 3, "column": 4}, "advice": ["keep \"a\u001b\"", "or not"]},
          {"classes": ["safe"], "code": "text-changed", "message": "all is well", "oldApps": "safe", "liveCards": "safe", "oldAppsCard": null, "liveCardsCard": null, "changesCode": false, "old": {"file": "o", "line": null, "column": null}, "new": {"file": "n", "line": null, "column": null}, "advice": []}
        ]

        """#)
  }
}
