import ContentCards
import Testing

struct ContentCardUnionTests {
  @Test func whatAllObjectsShareIsReachedWithoutASwitch() throws {
    let object = try #require(contentCardable(with: ContentCardableTests.metaData, for: .coupon))
    #expect(object.contentCardable is Coupon)
    #expect(object.contentCardable.isContentCard)
    #expect(object.isContentCard)
    #expect(object.contentCardData?.contentCardId == "a")
  }
}
