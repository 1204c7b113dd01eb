import ContentCardSchema
import Foundation
import TestSupport
import Testing

@testable import ContentCardTools

/// Tests the page's scripts with the tables of the values of all types.
@Suite(.enabled(if: isFullRun, "needs Chromium and CONTENT_CARDS_FULL"))
struct ValueTablePageTests {
  @Test func eachValueHasItsFinding() async throws {
    let schemas = try ValueTable.all.map { table in
      try #require(readSchema(Array(table.schema.utf8), name: "Table", path: "Table").schema)
    }
    let found: [[[String]]] = try await waiting {
      try PageReading.value(
        of: """
          schemas.map((schema, index) => CardCheck.read(cards[index], [schema]).cards.map(
            ({card}) => CardCheck.verdict([schema], card).findings.map(({code}) => code)))
          """,
        with: [
          "schemas": "[\(schemas.map(\.pageModel).joined(separator: ",\n"))]",
          "cards": String(
            decoding: try JSONEncoder().encode(ValueTable.all.map(\.cards)), as: UTF8.self),
        ])
    }
    for (table, found) in zip(ValueTable.all, found) {
      try #require(found.count == table.rows.count)
      for (row, codes) in zip(table.rows, found) {
        #expect(codes == [row.issue?.code].compactMap(\.self), "\(table): \(row)")
      }
    }
    #expect(found.count == ValueTable.all.count)
  }
}
