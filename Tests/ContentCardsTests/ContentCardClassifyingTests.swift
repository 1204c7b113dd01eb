import ContentCards
import Testing

struct ContentCardClassifyingTests {
  @Test func theGuidesFunctionCreatesTheObject() throws {
    let object = try #require(
      ShopClassType.contentCardable(with: ContentCardableTests.metaData, for: .coupon))
    #expect((object.wrappedObject as? Coupon)?.discountPercentage == 20)
    #expect(object.wrappedObject.isContentCard && object.isContentCard)
    #expect(object.contentCardData?.id == "a")
    let local = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(!ShopObject.coupon(local).isContentCard)
  }

  @Test func theGuidesFunctionReturnsNilForARejectedCard() {
    let metaData = ContentCardableTests.metaData
    #expect(ShopClassType.contentCardable(with: metaData, for: .item(.tile)) == nil)
    #expect(ShopClassType.contentCardable(with: metaData, for: .none) == nil)
    #expect(ShopClassType.contentCardable(with: [:], for: .coupon) == nil)
  }
}
