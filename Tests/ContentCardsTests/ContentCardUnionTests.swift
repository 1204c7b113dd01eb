import ContentCards
import Testing

struct ContentCardUnionTests {
  @Test func commonMembersNeedNoSwitch() throws {
    let object = try #require(
      ShopClassType.contentCardable(with: ContentCardableTests.metaData, for: .coupon))
    #expect(object.wrappedObject is Coupon)
    #expect(object.wrappedObject.isContentCard)
    #expect(object.isContentCard)
    let local = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(!ShopObject.coupon(local).isContentCard)
    #expect(object.contentCardData?.id == "a")
  }
}
