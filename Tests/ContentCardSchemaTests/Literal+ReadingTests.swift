import TestSupport
import Testing

@testable import ContentCardSchema

@Suite struct LiteralReadingTests {
  /// Other JSON values than one of each kind are left out, because a default is read as it is written: `1e3` is not a
  /// decimal number, and `null` is not an empty item. A default can be empty, and text can contain Liquid.
  @Test(arguments: ValueTable.all)
  func defaultsAreReadLikeValuesOfCards(table: ValueTable) throws {
    for row in table.rows where row.text != nil || ValueTable.kinds.contains(row.json) {
      if row.issue == .empty || row.issue == .unrenderedLiquid { continue }
      let field = #"\#(table.field.dropLast()), "default": \#(row.json)}"#
      let schema = #"{"classTypes": {"t": {"extras": {"k": \#(field)}}}}"#
      let (_, diagnostics) = readSchema(Array(schema.utf8), name: "Test", path: "Test")
      #expect(diagnostics.isEmpty == (row.value != nil), "\(row): \(diagnostics.map(\.message))")
    }
  }

  @Test func everyTypeHasATable() throws {
    let types = try ValueTable.all.map { table in
      let (schema, _) = readSchema(Array(table.schema.utf8), name: "Test", path: "Test")
      return try #require(schema?.classTypes.first?.fields.first).type.base
    }
    #expect(Set(types) == Set(BaseType.allCases).subtracting([.custom]))
  }

  @Test(
    arguments: [
      ("string", #""x""#, .string("x")), ("int", "5.0", .int(5)), ("int", #""+05""#, .int(5)),
      ("int", "9223372036854775808", nil), ("double", "0.5", .double(0.5)),
      ("double", #""1e2""#, .double(100)), ("double", "1e999", nil),
      ("decimal", "0.50", .text("0.50")), ("decimal", #""250.00""#, .text("250.00")),
      ("decimal", "1e3", nil), ("bool", "true", .bool(true)), ("bool", #""no""#, .bool(false)),
      ("url", #""https://a.com""#, .text("https://a.com")),
      ("date", #""2026-01-31T09:00Z""#, .text("2026-01-31T09:00Z")),
      ("json", "null", .text("null")), ("json", #"{ "a": 1 }"#, .text(#"{"a": 1}"#)),
      ("json", #""[1]""#, .text("[1]")), ("custom", #""x""#, .text("x")),
      ("custom", "1.50", .text("1.50")), ("custom", "true", .text("true")),
      ("custom", "null", nil), ("custom", "[]", nil),
    ] as [(String, String, Literal?)])
  func literalsKeepTheTextOfTypesWithoutASwiftLiteral(
    type: String, json: String, literal: Literal?
  ) throws {
    #expect(Literal(try Self.node(json), of: try Self.field(type)) == literal)
  }

  @Test func aTimeSince1970HasNoExponent() throws {
    var field = try Self.field("date")
    field.dateFormat = .unix
    #expect(Literal(try Self.node("1769850000"), of: field) == .text("1769850000"))
    #expect(Literal(try Self.node("1e9"), of: field) == nil)
  }

  @Test(
    arguments: [
      (.int, "9", "10", true), (.int, "10", "10", false), (.int, "10", "9", false),
      (.decimal, "0.1", "0.10", false), (.decimal, "0.1", "0.11", true),
      (.double, "1e2", "101", true), (.double, "1e2", "100", false), (.double, "1e2", "99", false),
      (.double, "x", "1", false), (.decimal, "1", "x", false),
    ] as [(BaseType, String, String, Bool)])
  func numbersAreComparedByTheirValues(type: BaseType, a: String, b: String, isLess: Bool) {
    #expect(type.isLess(a, than: b) == isLess)
  }

  private static func node(_ json: String) throws -> JSONNode {
    try JSONNode(parsing: Array(json.utf8))
  }

  private static func field(_ type: String) throws -> Field {
    let path = Located(ValuePath.extras("k"), at: SourceLocation(line: 1, column: 1))
    let fieldType = try #require(FieldType(type))
    return Field(path: path, type: fieldType)
  }
}
