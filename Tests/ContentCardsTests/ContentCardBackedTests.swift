import ContentCards
import Foundation
import Testing

/// Tests of cards' links and click actions.
@MainActor @Suite(.mustEnd) struct ContentCardBackedTests {
  let source: JSONContentCardSource
  let store: ContentCardStore

  init() throws {
    let extras = #""e": {"class_type": "coupon_code", "discount_percentage": "1"}"#
    source = try JSONContentCardSource(
      json: Data(
        """
        [{"id": "web", "u": "https://example.com/a", "uw": true, \(extras)},
         {"id": "app", "u": "shop://cart", \(extras)}, {"id": "none", \(extras)}]
        """.utf8))
    store = ContentCardStore(source)
  }

  @Test func objectsHaveTheirLinks() throws {
    let objects = store.feed.objects
    #expect(
      objects.map { $0.contentCardURL?.absoluteString }
        == ["https://example.com/a", "shop://cart", nil])
    #expect(objects.map(\.opensContentCardURLInWebView) == [true, false, false])
    let own = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(own.contentCardURL == nil)
    #expect(!own.opensContentCardURLInWebView)
  }

  @Test func openingLogsAClickAndRunsTheClickAction() throws {
    let objects = store.feed.objects
    #expect(objects.map { $0.openContentCard() } == [.opened, .opened, .noLink])
    #expect(
      source.log == [
        .init(event: .click, cardID: "web"), .init(event: .clickAction, cardID: "web"),
        .init(event: .click, cardID: "app"), .init(event: .clickAction, cardID: "app"),
        .init(event: .click, cardID: "none"),
      ])
    #expect(store.feed.objects[0].contentCardData?.isClicked == true)
  }

  @Test func everyElementOfAFeedOpensItsCard() {
    let feed = store.feed
    #expect(feed.entries[0].openContentCard() == .opened)
    let supplemental = SupplementalFeed(feed, local: .success(["x"]))
    #expect(
      supplemental.items.map { $0.openContentCard() } == [.opened, .opened, .noLink, .refused])
    #expect(store.contentCard(id: "app")?.context?.log(.clickAction) == true)
  }

  @Test func aDismissedCardOpensNothing() {
    let object = store.feed.objects[0]
    // The card is not dismissible.
    #expect(object.dismissContentCard(force: true) == .hiddenOnly)
    #expect(object.openContentCard() == .refused)
    #expect(source.log == [])
  }

  @Test func aCardWithoutAContextIsRefused() {
    #expect(ContentCard.coupon("a").openContentCard() == .refused)
    #expect(
      ContentCardStore(GatedSource(cached: [.coupon("a")])).feed.objects[0].openContentCard()
        == .refused)
  }

  @Test func aCardWithoutAStoreIsOpened() {
    let log = EventLog()
    #expect(ContentCard.coupon("a") { $0.context = log.context }.openContentCard() == .opened)
    let context = ContentCardContext { $0 == .click }
    #expect(ContentCard.coupon("b") { $0.context = context }.openContentCard() == .noLink)
    #expect(log.events == ["click", "click action"])
  }
}
