import Testing

@testable import ContentCardSchema

struct FieldRangeTests {
  @Test(
    arguments: [
      (.int, "1", "3", ["1", "2", "3"], "1 to 3"),
      (.int, "2", nil, ["2", "3", "4"], "2 or more"),
      (.decimal, nil, "3.00", ["0", "1", "2", "3"], "3.00 or less"),
      (.double, "1e0", "30e-1", ["1", "2", "3"], "1e0 to 30e-1"),
      (.int, nil, nil, ["0", "1", "2", "3", "4"], "any number"),
    ] as [(BaseType, String?, String?, [String], String)])
  func valuesAreComparedWithTheRange(
    type: BaseType, minimum: String?, maximum: String?, within: [String], text: String
  ) {
    let start = SourceLocation(line: 1, column: 1)
    var field = Field(path: Located(.extras("k"), at: start), type: FieldType(type))
    field.minimum = minimum.map { Located($0, at: start) }
    field.maximum = maximum.map { Located($0, at: start) }
    #expect(["0", "1", "2", "3", "4"].filter(field.isInRange) == within)
    #expect(field.rangeText == text)
  }
}
