import ContentCards
import Testing

struct ContentCardClassifyingTests {
  @Test(
    arguments: [
      ("coupon_code", ShopClassType.coupon), (" Home_Tile ", .item(.tile)),
      ("group", .item(.group)),
      ("none", .none), ("unknown", .none), (nil, .none),
    ] as [(String?, ShopClassType)])
  func anUndeclaredNameIsTheFallbackCase(name: String?, classType: ShopClassType) {
    #expect(ShopClassType(rawType: name) == classType)
  }

  @Test func theGuidesFunctionCreatesTheObject() throws {
    let object = try #require(
      ShopClassType.contentCardable(with: ContentCardableTests.metaData, for: .coupon))
    guard case .coupon(let coupon) = object else {
      Issue.record("\(object) is no coupon")
      return
    }
    #expect(coupon.discountPercentage == 20)
  }

  @Test func theGuidesFunctionReturnsNilForARejectedCard() {
    let metaData = ContentCardableTests.metaData
    #expect(ShopClassType.contentCardable(with: metaData, for: .item(.tile)) == nil)
    #expect(ShopClassType.contentCardable(with: metaData, for: .none) == nil)
    #expect(ShopClassType.contentCardable(with: [:], for: .coupon) == nil)
  }
}
