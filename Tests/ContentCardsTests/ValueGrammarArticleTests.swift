import TestSupport
import Testing

/// Tests that the examples in the table of `ValueGrammar.md` are rows of the tables of values.
struct ValueGrammarArticleTests {
  /// The tables for a row of the article, by the row's name. The row of Unix dates has no name.
  static let tables: KeyValuePairs<String, [ValueTable]> = [
    "string": [.string], "int": [.int], "double": [.double], "decimal": [.decimal],
    "bool": [.bool], "url": [.url], "date": [.date], "": [.unixDate, .millisecondDate],
    "color": [.color], "json": [.json], "custom": [], "a list": [.strings], "with enum": [.size],
  ]

  /// The values of ``ValueTable/kinds`` that are accepted, by the start of the last cell.
  static let kinds = [
    "text only": [], "whole numbers": ["5"], "numbers": ["5", "5.5"], "`true`, `false`": ["true"],
    "an array": [#"["a"]"#], "any": ValueTable.kinds, "depends": [],
  ]

  @Test func theExamplesAreRowsOfTheTables() throws {
    let lines = Article.valueGrammar.text.split(separator: "\n")
    let head = try #require(lines.firstIndex { $0.hasPrefix("| type | accepted text |") })
    let rows = lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.map { $0[1].replacing("`", with: "") } == Self.tables.map(\.key))
    for (row, tables) in zip(rows, Self.tables.map(\.value)) {
      let kinds = try #require(Self.kinds.first { row[5].hasPrefix($0.key) }).value
      for table in tables {
        for (cell, isValid) in [(row[3], true), (row[4], false)] {
          for text in Self.texts(in: cell) {
            let isListed = table.rows.contains { $0.text == text && ($0.value != nil) == isValid }
            #expect(isListed, "\(table): \(text)")
          }
        }
        let accepted = table.rows.filter { $0.value != nil }.map(\.json)
        #expect(ValueTable.kinds.filter(accepted.contains) == kinds, "\(table)")
      }
    }
  }

  /// Returns the texts between backticks, and numbers with the number of digits that the cell mentions.
  private static func texts(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      + cell.matches(of: /(\d+) digits/).map { match in
        String(repeating: "1", count: Int(match.1) ?? 0)
      }
  }
}
