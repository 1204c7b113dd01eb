import BrazeDemo
import ContentCards
import Foundation
import Testing

/// How an app tests what it does with its cards. The article "Testing with JSON" shows some of it.
@MainActor @Suite struct FeedTests {
  @Test func aCouponWithoutAPercentageIsNone() throws {
    let json = """
      [{"id": "c1", "e": {"class_type": "coupon_code", "discount_percent": "100"}}]
      """
    let source = try JSONContentCardSource(json: Data(json.utf8))
    let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])

    let feed = store.feed(ContentCardClassType.self, for: [.coupon])
    #expect(feed.objects(of: Coupon.self).isEmpty)
    #expect(
      feed.rejected.flatMap(\.issues).map(\.description) == [
        """
        Content card "c1" of class type "coupon_code" is rejected: "discount_percentage" is \
        missing; the card has "discount_percent": is that a misspelling?
        """
      ])
  }

  @Test func aFailedRefreshKeepsTheCards() async throws {
    let source = try JSONContentCardSource(json: Self.ad(id: "a1"))
    let store = ContentCardStore(
      source: source, schemas: [ContentCardClassType.self], clock: .init())

    source.refreshError = URLError(.notConnectedToInternet)
    await #expect(throws: URLError.self) {
      try await store.requestContentCardsRefresh()
    }
    let feed = store.feed(ContentCardClassType.self, for: [.ad])
    #expect(feed.objects.map(\.contentCardData?.contentCardId) == ["a1"])
    #expect(feed.refreshError is URLError)
  }

  @Test func theServerHasOtherCards() throws {
    let source = try JSONContentCardSource(json: Self.ad(id: "a1"))
    let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])

    try source.update(json: Self.ad(id: "a2"))
    let feed = store.feed(ContentCardClassType.self, for: [.ad])
    #expect(feed.objects.map(\.contentCardData?.contentCardId) == ["a2"])
  }

  @Test func anImpressionIsLoggedOnceAndBeforeTheClick() throws {
    let source = try JSONContentCardSource(json: Self.ad(id: "a1"))
    let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])

    let ads = store.feed(ContentCardClassType.self, for: [.ad]).objects(of: Ad.self)
    for ad in ads + ads { ad.logContentCardImpression() }
    ads.first?.logContentCardClicked()
    #expect(
      source.log == [
        .init(event: .impression, cardID: "a1"), .init(event: .click, cardID: "a1"),
      ])
  }

  @Test func anExpiredCardIsGone() throws {
    let source = try JSONContentCardSource(json: Self.ad(id: "a1", expiresAt: 1_000))
    let store = ContentCardStore(
      source: source, schemas: [ContentCardClassType.self],
      now: { Date(timeIntervalSince1970: 1_001) })

    #expect(store.feed(ContentCardClassType.self, for: [.ad]).objects.isEmpty)
  }

  @Test func aUITestPassesItsCards() throws {
    let environment = ["CONTENT_CARDS": String(decoding: Self.ad(id: "a1"), as: UTF8.self)]
    let feed = try Self.storeForUITests(environment)?.feed(ContentCardClassType.self)
    #expect(feed?.objects.map(\.contentCardData?.contentCardId) == ["a1"])
    #expect(try Self.storeForUITests([:]) == nil)
  }

  static func storeForUITests(_ environment: [String: String]) throws -> ContentCardStore? {
    guard let json = environment["CONTENT_CARDS"] else { return nil }
    let source = try JSONContentCardSource(json: Data(json.utf8))
    return ContentCardStore(source: source, schemas: [ContentCardClassType.self])
  }

  private static func ad(id: String, expiresAt: Int = -1) -> Data {
    Data(#"[{"id": "\#(id)", "ea": \#(expiresAt), "e": {"class_type": "ad_banner"}}]"#.utf8)
  }
}
