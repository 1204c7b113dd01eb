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
}
