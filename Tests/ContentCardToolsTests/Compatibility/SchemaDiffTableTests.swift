import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests the effects that `diff` reports for each example. `SchemaChanges.md` contains some of the rows in
/// `Snapshots/SchemaChanges.md`.
@Suite struct SchemaDiffTableTests {
  /// To record the effects again, set `RECORD_SNAPSHOTS`.
  @Test func effectsMatchTheRecordedFile() throws {
    let snapshot = repository.appending(
      path: "Tests/ContentCardToolsTests/Snapshots/SchemaChanges.md")
    let rows = try SchemaDiffExample.all.map { example in
      let changes = schemaChanges(
        from: try CheckedSchema(example.old), to: try CheckedSchema(example.new))
      #expect(changes.map(\.code).sorted() == ([example.code] + example.otherChanges).sorted())
      return try #require(changes.first { $0.code == example.code }).row(example.row)
    }
    let text = rows.map { "\($0)\n" }.joined()
    if isRecording {
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
      Issue.record("recorded \(snapshot.lastPathComponent); read the difference")
    } else {
      #expect(try String(contentsOf: snapshot, encoding: .utf8) == text)
    }
    let shown = Article.schemaChanges.text.split(separator: "\n").drop {
      !$0.hasPrefix("| change | code |")
    }.dropFirst(2).prefix { $0.hasPrefix("|") }.map(String.init)
    #expect(shown == rows.filter(shown.contains), "\(Set(shown).subtracting(rows))")
    for code in SchemaChangeCode.allCases {
      #expect(shown.contains { $0.contains("| `\(code.rawValue)` |") }, "\(code)")
    }
  }

  @Test(arguments: SchemaDiffExample.all)
  func equalSchemasHaveNoChanges(example: SchemaDiffExample) throws {
    for text in [example.old, example.new] {
      #expect(try schemaChanges(from: CheckedSchema(text), to: CheckedSchema(text)) == [])
    }
  }

  @Test(arguments: SchemaDiffExample.all)
  func cardsAreAffectedAsReported(example: SchemaDiffExample) throws {
    let old = try CheckedSchema(example.old)
    let new = try CheckedSchema(example.new)
    let changes = schemaChanges(from: old, to: new)
    let change = try #require(changes.first { $0.code == example.code })
    guard !example.old.contains("custom"), example.code != .validationChanged else { return }
    try change.expectEffects(
      liveCard: example.liveCard?.card, newCard: example.newCard?.card,
      from: old.schema, to: new.schema)
  }
}

extension SchemaChange {
  fileprivate func row(_ change: String) -> String {
    "| \(change) | `\(code.rawValue)` | \(oldApps.cell) | \(liveCards.cell) |\(changesCode ? " changes" : "") |"
  }
}

extension SchemaChange.Effect {
  fileprivate var cell: String {
    switch self {
    case .none: "safe"
    case .changesMeaning: "meaning"
    case .breaks: "breaks"
    }
  }
}

extension SchemaChangeCode: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
