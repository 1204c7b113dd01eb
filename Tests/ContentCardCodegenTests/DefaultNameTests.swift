import Testing

@testable import ContentCardCodegen

struct DefaultNameTests {
  @Test(arguments: [
    ("FullPageMessage", "fullPageMessage"), ("URLCard", "urlCard"), ("FAQ", "faq"), ("Ad", "ad"),
    ("Models.FullPageMessage", "fullPageMessage"),
  ])
  func theCaseOfAnObjectIsMadeFromItsTypeName(type: String, caseName: String) {
    #expect(DefaultName.objectCase(of: type) == caseName)
  }

  /// A constant of the library with another name would need a lookup table.
  @Test func theLibrarysConstantsHaveDefaultNames() {
    for (key, constant) in RuntimeNames.keyConstants {
      #expect(DefaultName.constant(of: key) == constant)
    }
  }
}
