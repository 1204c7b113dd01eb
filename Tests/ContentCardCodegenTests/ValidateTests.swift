import ContentCardCodegen
import ContentCardSchema
import Testing

struct ValidateTests {
  @Test(
    arguments: [
      (nil, AccessLevel.public), (.internal, .internal), (.public, .public),
    ] as [(AccessLevel?, AccessLevel)])
  func aValidSchemaHasAModel(_ access: AccessLevel?, _ expected: AccessLevel) throws {
    let generation = Generation(
      #"{ "access": "public", "namespace": "Ads", "classTypes": { "ad": {} } }"#, name: "Shop",
      access: access)
    let schema = try #require(generation.checked).schema
    #expect(generation.files.count == 4)
    #expect(schema.name == "Shop")
    #expect(schema.namespace?.value == "Ads")
    #expect(schema.classTypes.map(\.name.value) == ["ad"])
    #expect(schema.access == expected)
  }

  @Test func aWarningDoesNotPreventTheModel() {
    let generation = Generation(
      #"{ "classTypes": { "ad": { "extras": { "k": { "type": "int?", "default": 1 } } } } }"#)
    #expect(generation.diagnostics.map(\.severity) == [.warning])
    #expect(generation.files.count == 4)
    #expect(generation.checked != nil)
  }

  /// Invalid JSON, a mistake in the schema, and a mistake in the names of the generated code.
  @Test(arguments: [
    "{", #"{ "classTypes": { "ad": { "extras": { "k": "strng" } } } }"#,
    #"{ "classTypes": { "an_ad": {}, "an-ad": {} } }"#,
  ])
  func anErrorPreventsTheModel(_ schema: String) {
    let generation = Generation(schema)
    #expect(generation.diagnostics.contains { $0.severity == .error })
    #expect(generation.files == [])
    #expect(generation.checked == nil)
  }
}
