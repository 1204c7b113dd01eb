import ContentCards
import Testing

struct ContentCardUnionTests {
  @Test func whatAllObjectsShareIsReachedWithoutASwitch() throws {
    let object = try #require(contentCardable(with: ContentCardableTests.metaData, for: .coupon))
    #expect(object.contentCardable is Coupon)
    #expect(object.contentCardable.isContentCard)
    #expect(object.isContentCard)
    let local = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(!ShopObject.coupon(local).isContentCard)
    #expect(object.contentCardData?.contentCardId == "a")
  }
}
