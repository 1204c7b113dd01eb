import ContentCardSchema
import Testing

struct FieldTests {
  @Test(
    arguments: [
      ("int", nil, true, true), ("int", .int(1), false, true), ("int?", nil, false, false),
      ("int?", .int(1), false, true),
    ] as [(String, Literal?, Bool, Bool)])
  func fieldsWithADefaultAreNotRequired(
    type: String, literal: Literal?, isRequired: Bool, isNeverNil: Bool
  ) throws {
    let start = SourceLocation(line: 1, column: 1)
    var field = Field(
      path: Located(.extras("k"), at: start), type: try #require(FieldType(type)))
    field.defaultValue = literal.map { Located($0, at: start) }
    #expect(field.isRequired == isRequired)
    #expect(field.isNeverNil == isNeverNil)
  }
}
