import ContentCardCodegen
import ContentCardTools
import Testing

/// Tests that the generated code of a schema that `cardgen init` writes compiles.
struct StarterOutputTests {
  @Test(arguments: [[], ["coupon_code", "home_tile", "self", "価格", "headline", "price"]])
  func itCompilesWithoutAWarning(_ classTypes: [String]) throws {
    let generation = Generation(SchemaTemplate.text(classTypes: classTypes))
    #expect(generation.findings == [])
    try GeneratedOutputTests.compile(
      generation.files, in: GeneratedOutputTests.Mode(language: "6", access: .internal))
  }
}
