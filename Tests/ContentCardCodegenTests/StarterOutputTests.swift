import ContentCardCodegen
import ContentCardTools
import Testing

/// Tests that the generated code of schemas from `cardgen init` compiles.
struct StarterOutputTests {
  @Test(arguments: [[], ["coupon_code", "home_tile", "self", "価格", "headline", "price"]])
  func generatedCodeCompilesWithoutWarnings(_ classTypes: [String]) throws {
    let generation = Generation(SchemaTemplate.text(classTypes: classTypes))
    #expect(generation.findings == [])
    try CompilerMode().expectNoWarnings(generation.files)
  }
}
