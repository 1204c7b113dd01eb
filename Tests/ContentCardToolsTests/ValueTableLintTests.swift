import ContentCardSchema
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests `lint-card` with the tables of the values of all types.
struct ValueTableLintTests {
  @Test(arguments: ValueTable.all)
  func eachValueHasItsFinding(table: ValueTable) throws {
    let schema = try Schema(table.schema)
    let lint = CardLint([schema])
    let entries = try CardInput(Array(table.cards.utf8), .init(in: [schema])).entries
    try #require(entries.count == table.rows.count)
    for (entry, row) in zip(entries, table.rows) {
      let codes = lint.verdict(on: entry).findings.map(\.code.rawValue)
      #expect(codes == [row.issue?.code].compactMap(\.self), "\(row)")
    }
  }
}
