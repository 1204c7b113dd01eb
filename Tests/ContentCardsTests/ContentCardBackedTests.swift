import ContentCards
import Foundation
import Testing

/// Tests of cards' links and click actions.
@Suite(.mustEnd) struct ContentCardBackedTests {
  let source: JSONContentCardSource
  let manager: ContentCardManager<ShopClassType>

  init() throws {
    let extras = #""e": {"class_type": "coupon_code", "discount_percentage": "1"}"#
    source = try JSONContentCardSource(
      json: Data(
        """
        [{"id": "web", "u": "https://example.com/a", "uw": true, \(extras)},
         {"id": "app", "u": "shop://cart", \(extras)}, {"id": "none", \(extras)}]
        """.utf8))
    manager = ContentCardManager(source: source)
  }

  @Test func objectsHaveTheirLinks() async throws {
    let objects = await manager.contentCards().objects
    #expect(
      objects.map { $0.contentCardURL?.absoluteString }
        == ["https://example.com/a", "shop://cart", nil])
    #expect(objects.map(\.opensContentCardURLInWebView) == [true, false, false])
    let own = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(own.contentCardURL == nil)
    #expect(!own.opensContentCardURLInWebView)
  }

  @Test func openingLogsAClickAndRunsTheClickAction() async throws {
    let objects = await manager.contentCards().objects
    #expect(objects.map { $0.openContentCard() } == [true, true, false])
    #expect(
      source.log == [
        .init(event: .click, cardID: "web"), .init(event: .clickAction, cardID: "web"),
        .init(event: .click, cardID: "app"), .init(event: .clickAction, cardID: "app"),
        .init(event: .click, cardID: "none"),
      ])
    #expect(await manager.contentCards().objects[0].contentCardData?.isClicked == true)
  }

  @Test func everyElementOfAFeedOpensItsCard() async throws {
    let feed = await manager.contentCards()
    #expect(feed.entries[0].openContentCard())
    let supplemental = SupplementalFeed(feed, local: .success(["x"]))
    #expect(supplemental.items.map { $0.openContentCard() } == [true, true, false, false])
    #expect(manager.contentCard(id: "app")?.context?.log(.clickAction) == true)
  }

  @Test func aCardOfThePreviousUserOpensNothing() async throws {
    let object = try #require(await manager.contentCards().objects.first)
    manager.userDidChange()
    #expect(!object.openContentCard())
    #expect(source.log == [])
  }

  @Test func aDismissedCardOpensNothing() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a"))
    let manager = ContentCardManager<ShopClassType>(source: source)
    let object = try #require(await manager.contentCards().objects.first)
    #expect(object.logContentCardDismissed())
    #expect(!object.openContentCard())
  }
}
