import ContentCardCodegen
import ContentCardTools
import Testing

/// What `cardgen init` writes gives source that compiles.
struct StarterOutputTests {
  @Test(arguments: [[], ["coupon_code", "home_tile", "self", "価格", "headline", "price"]])
  func itCompilesWithoutAWarning(_ classTypes: [String]) throws {
    let generation = Generation(SchemaTemplate.text(classTypes: classTypes))
    #expect(generation.findings == [])
    try GeneratedOutputTests.compile(
      generation.files, in: GeneratedOutputTests.Mode(language: "6", access: .internal))
  }
}
