import Testing

@testable import ContentCardSchema

@Suite struct FieldTypeTests {
  @Test(arguments: [
    ("string", FieldType(.string)),
    ("int?", FieldType(.int, isOptional: true)),
    ("decimal[]", FieldType(.decimal, isList: true)),
    ("url[]?", FieldType(.url, isList: true, isOptional: true)),
  ])
  func spellingsAreParsedAndWritten(spelling: String, type: FieldType) {
    #expect(FieldType(spelling) == type)
    #expect(type.spelling == spelling)
  }

  @Test(arguments: [
    "", "?", "[]", "String", "int ", "int?[]", "int[][]", "int??", "integer", "[int]",
  ])
  func invalidSpellingsAreRejected(spelling: String) {
    #expect(FieldType(spelling) == nil)
  }
}
