import Testing

@testable import ContentCardCodegen

struct DefaultNameTests {
  @Test(
    arguments: [
      (DefaultName.classTypeCase, "coupon_code", "couponCode"),
      (DefaultName.object, "coupon_code", "CouponCode"),
      (DefaultName.groupEnum, "full page", "FullPageType"),
      (DefaultName.property, "tile_id", "tileID"),
      (DefaultName.constant, "tile_id", "tileID"),
      (DefaultName.valueEnum, "tile_size", "TileSize"),
      (DefaultName.valueCase, "X-Large", "xLarge"),
    ] as [(@Sendable (String) -> String?, String, String)])
  func aNameIsMadeFromAText(
    make: @Sendable (String) -> String?, text: String, name: String
  ) {
    #expect(make(text) == name)
    #expect(make("🎁") == nil)
  }

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
