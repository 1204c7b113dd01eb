import Testing

@testable import ContentCardSchema

@Suite struct LiteralReadingTests {
  @Test(
    arguments: [
      ("string", #""x""#, .string("x")), ("string", "1", nil),
      ("int", "5", .int(5)), ("int", "5.0", .int(5)), ("int", #""+05""#, .int(5)),
      ("int", "5.5", nil), ("int", #""5.0""#, nil), ("int", "true", nil),
      ("int", "9223372036854775808", nil),
      ("double", "0.5", .double(0.5)), ("double", #""1e2""#, .double(100)),
      ("double", "1e999", nil), ("double", #""x""#, nil),
      ("decimal", "0.50", .text("0.50")), ("decimal", #""250.00""#, .text("250.00")),
      ("decimal", "1e3", nil), ("decimal", #""20%""#, nil),
      ("bool", "true", .bool(true)), ("bool", #""no""#, .bool(false)), ("bool", "1", nil),
      ("bool", #""on""#, nil),
      ("url", #""https://a.com""#, .text("https://a.com")), ("url", #""a.com""#, nil),
      ("color", ##""#F80""##, .text("#F80")), ("color", #""red""#, nil),
      ("date", #""2026-01-31T09:00Z""#, .text("2026-01-31T09:00Z")),
      ("date", #""1769850000""#, nil), ("date", "1769850000", nil),
      ("json", "null", .text("null")), ("json", #"{ "a": 1 }"#, .text(#"{"a": 1}"#)),
      ("json", #""[1]""#, .text("[1]")), ("json", #""x""#, nil),
      ("json[]", "[1]", .text("[1]")), ("json[]", "1", nil), ("json[]", #""[1]""#, .text("[1]")),
      ("json[]", #""1""#, nil),
      ("custom", #""x""#, .text("x")), ("custom", "1.50", .text("1.50")),
      ("custom", "true", .text("true")), ("custom", "null", nil), ("custom", "[]", nil),
    ] as [(String, String, Literal?)])
  func literalsAreReadByType(type: String, json: String, literal: Literal?) throws {
    #expect(Literal(try Self.node(json), of: try Self.field(type)) == literal)
  }

  @Test(arguments: [DateFormat.unix, .unixMilliseconds])
  func aTimeSince1970MayBeANumber(format: DateFormat) throws {
    var field = try Self.field("date")
    field.dateFormat = format
    #expect(Literal(try Self.node("1769850000"), of: field) == .text("1769850000"))
    #expect(Literal(try Self.node(#""-1.5""#), of: field) == .text("-1.5"))
    #expect(Literal(try Self.node("1e9"), of: field) == nil)
    #expect(Literal(try Self.node(#""2026-01-31T09:00Z""#), of: field) == nil)
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
    return Field(path: path, type: try #require(FieldType(type)))
  }
}
