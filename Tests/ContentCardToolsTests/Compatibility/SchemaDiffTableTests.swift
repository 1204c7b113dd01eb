import ContentCardCodegen
import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests the table of changes in `SchemaChanges.md`: every row must have an example, and cards must show the effects
/// that the row lists.
@Suite struct SchemaDiffTableTests {
  /// A row of the table, by its columns.
  struct Row: Equatable {
    var change: String
    var code: String
    var oldApps: String
    var liveCards: String
    var swiftCode: String
  }

  static let rows: [Row] = {
    let lines = Article.schemaChanges.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let head = lines.firstIndex { $0.hasPrefix("| change | code |") } ?? lines.endIndex
    return lines.dropFirst(head + 2).prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        change: cells[1], code: cells[2].replacing("`", with: ""), oldApps: cells[3],
        liveCards: cells[4], swiftCode: cells[5])
    }
  }()

  @Test func tableRowsAndExamplesMatch() {
    #expect(Self.rows.map(\.change) == SchemaDiffExample.all.map(\.row))
  }

  @Test func tableListsEveryCode() {
    #expect(Set(Self.rows.map(\.code)) == Set(SchemaChangeCode.allCases.map(\.rawValue)))
  }

  @Test(arguments: SchemaDiffExample.all)
  func tableMatchesTheReportedEffects(example: SchemaDiffExample) throws {
    let changes = schemaChanges(
      from: try CheckedSchema(example.old), to: try CheckedSchema(example.new))
    #expect(changes.map(\.code).sorted() == ([example.code] + example.otherChanges).sorted())
    let change = try #require(changes.first { $0.code == example.code })
    #expect(
      Self.rows.first { $0.change == example.row }
        == Row(
          change: example.row, code: change.code.rawValue, oldApps: change.oldApps.cell,
          liveCards: change.liveCards.cell, swiftCode: change.changesCode ? "changes" : ""))
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
