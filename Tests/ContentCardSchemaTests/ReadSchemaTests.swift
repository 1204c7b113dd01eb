import Testing

@testable import ContentCardSchema

@Suite struct ReadSchemaTests {
  private func read(_ text: String) throws -> Schema {
    let (schema, diagnostics) = readSchema(Array(text.utf8), name: "Test", path: "Test")
    #expect(diagnostics == [])
    return try #require(schema)
  }

  @Test func minimalSchemasHaveTheDefaults() throws {
    let schema = try read(#"{ "classTypes": { "coupon": {} } }"#)
    #expect(schema.name == "Test")
    #expect(schema.discriminator.value == "class_type")
    #expect(schema.fallbackCase == nil)
    #expect(schema.access == .internal)
    #expect(!schema.isCaseSensitive)
    #expect(schema.groups.isEmpty)
    #expect(schema.classTypes.map(\.name.value) == ["coupon"])
  }

  @Test func everyMemberOfAFieldIsRead() throws {
    let schema = try read(
      """
      { "classTypes": { "a": { "extras": {
        "k": {
          "type": "decimal[]", "property": "p", "constant": "c", "description": "d", "example": [1, "2.5"],
          "default": "3|4.50", "minimum": 0, "maximum": 99.5, "allowsEmpty": true, "separator": "|",
          "fallback": ["l", "card.title"], "aliases": "old"
        },
        "l": { "type": "date?", "format": "unix" },
        "m": { "type": "string", "enum": ["a", { "value": "b", "case": "x", "description": "y" }], "enumName": "E", "default": "A" }
      } } } }
      """)
    let fields = schema.classTypes[0].fields
    let field = fields[0]
    #expect(field.type == FieldType(.decimal, isList: true))
    #expect(field.property?.value == "p")
    #expect(field.constant?.value == "c")
    #expect(field.description == "d")
    #expect(field.example?.value == "1|2.5")
    #expect(field.defaultValue?.value == .list([.text("3"), .text("4.50")]))
    #expect(field.minimum?.value == "0")
    #expect(field.maximum?.value == "99.5")
    #expect(field.allowsEmpty)
    #expect(field.separator == "|")
    #expect(field.fallback.map(\.value) == [.extras("l"), .card("title")])
    #expect(field.aliases.map(\.key.value) == ["old"])
    #expect(!field.isRequired)
    #expect(fields[1].dateFormat == .unix)
    #expect(fields[2].choices?.map(\.value.value) == ["a", "b"])
    #expect(fields[2].choices?[1].caseName?.value == "x")
    #expect(fields[2].choices?[1].description == "y")
    #expect(fields[2].enumName?.value == "E")
    #expect(
      fields[2].defaultValue?.value == .string("a"),
      "a default is spelled as the value that it matches")
  }

  @Test(arguments: [
    #"{ "type": "string", "enum": ["a,b"] }"#,
    #"{ "type": "string", "allowsEmpty": true, "example": "" }"#,
    #"{ "type": "string[]", "default": ["Hello, world"] }"#,
    #"{ "type": "double", "minimum": 0.5, "maximum": 0.5, "default": 0.5, "example": "0.5" }"#,
  ])
  func validSchemasHaveNoDiagnostics(field: String) throws {
    _ = try read(#"{ "classTypes": { "a": { "extras": { "k": \#(field) } } } }"#)
  }

  @Test func deprecationsHaveMessages() throws {
    let schema = try read(
      #"{ "classTypes": { "a": { "deprecated": false }, "b": { "deprecated": true }, "c": { "deprecated": "d" } } }"#
    )
    #expect(
      schema.classTypes.map(\.deprecation) == [nil, Deprecation(), Deprecation(message: "d")])
  }

  @Test func namesHaveLocations() throws {
    let schema = try read("{\n  \"classTypes\": {\n    \"ä\": { \"object\": \"A\" }\n  }\n}")
    #expect(schema.classTypes[0].name.location == SourceLocation(line: 3, column: 5))
    #expect(schema.classTypes[0].object?.location == SourceLocation(line: 3, column: 22))
  }

  @Test func examplesOfPrefixesAndTinyNumbersAreAccepted() throws {
    let schema = try read(
      """
      { "classTypes": { "a": { "extras": {
        "line_*": { "type": "string[]", "example": "Hello, world" },
        "size_*": { "type": "string[]", "enum": ["a,b", "c"], "example": ["a,b"] },
        "tiny": { "type": "double", "example": 1e-320 }
      } } } }
      """)
    #expect(
      schema.classTypes[0].fields.map(\.example?.value) == ["Hello, world", "a,b", "1e-320"])
  }
}
