import ContentCardCodegen
import ContentCardSchema
import Testing

struct ValidateTests {
  @Test(arguments: [(nil, .public), (.internal, .internal)] as [(AccessLevel?, AccessLevel)])
  func anAccessLevelOverridesTheSchema(_ access: AccessLevel?, _ expected: AccessLevel) throws {
    let generation = Generation(
      #"{ "access": "public", "namespace": "Ads", "classTypes": { "ad": {} } }"#, name: "Shop",
      access: access)
    let schema = try #require(generation.checked).schema
    #expect(schema.name == "Shop" && schema.namespace?.value == "Ads")
    #expect(schema.access == expected)
  }
}
