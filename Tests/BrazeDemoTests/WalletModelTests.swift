import BrazeDemo
import ContentCards
import Foundation
import Testing

/// How an app tests its view models. The article "Testing with JSON" shows some of it.
@MainActor @Suite struct WalletModelTests {
  private let source: JSONContentCardSource
  private let clock = ContentCardStore.ManualClock(now: Date(timeIntervalSince1970: 1_000))
  private let store: ContentCardStore
  private let model: WalletModel

  init() throws {
    source = try JSONContentCardSource(json: Self.cards("a", "b"))
    store = ContentCardStore(source: source, schemas: [ContentCardClassType.self], clock: clock)
    model = WalletModel(store)
  }

  private static func cards(_ ids: String...) -> Data {
    let cards = ids.map { id in
      """
      {"id": "\(id)", "db": true, "u": "https://example.com/\(id)", "ea": 2000,
        "e": {"class_type": "coupon_code", "discount_percentage": "20"}}
      """
    }
    return Data("[\(cards.joined(separator: ","))]".utf8)
  }

  private var ids: [String] { model.coupons.compactMap(\.contentCard?.id) }

  @Test func aSwipeRemovesACoupon() {
    model.remove(model.coupons[0])
    #expect(ids == ["b"])
    #expect(source.log == [.init(event: .dismissal, cardID: "a")])
  }

  @Test func aTapOpensTheLink() {
    model.open(model.coupons[1])
    #expect(source.openedURLs.map(\.absoluteString) == ["https://example.com/b"])
    #expect(
      source.log == [
        .init(event: .click, cardID: "b"), .init(event: .clickAction, cardID: "b"),
      ])
  }

  @Test func anotherUserHasOtherCoupons() throws {
    let coupon = model.coupons[0]
    store.userDidChange()
    #expect(ids == [])
    try source.update(json: Self.cards("c"))
    #expect(ids == ["c"])
    #expect(coupon.openContentCard() == .refused)
  }

  @Test func aFailedRefreshKeepsTheCoupons() async {
    source.refreshError = URLError(.notConnectedToInternet)
    await model.refresh()
    #expect(ids == ["a", "b"] && model.message == "The coupons could not be updated.")
  }

  @Test func couponsExpire() {
    clock.advance(by: .seconds(1_000))
    #expect(ids == [])
  }

  @Test func aSourceThatDoesNotAnswerKeepsTheCoupons() async {
    source.holdsRefreshes = true
    await model.refresh(timeout: .zero)
    #expect(ids == ["a", "b"] && model.message == "The coupons could not be updated.")
  }

  @Test func aLateAnswerIsUsed() async throws {
    source.holdsRefreshes = true
    async let refresh: Void = model.refresh()
    try source.update(json: Self.cards("late"))
    source.holdsRefreshes = false
    await refresh
    #expect(ids == ["late"] && model.message == nil)
  }

  @Test func aPreviewOpensLinks() async throws {
    try await confirmation { opened in
      let source = try JSONContentCardSource(
        json: Self.cards("a"), openURL: { if $0.path() == "/a" { opened() } })
      let store = ContentCardStore(
        source: source, schemas: [ContentCardClassType.self], clock: clock)
      let model = WalletModel(store)
      for coupon in model.coupons { model.open(coupon) }
    }
  }

  @Test func aLinkThatIsNotAURLDoesNotOpen() throws {
    let json = String(decoding: Self.cards("a"), as: UTF8.self)
    try source.update(json: Data(json.replacing("https://example.com/a", with: "").utf8))
    model.open(model.coupons[0])
    #expect(source.openedURLs == [] && model.message == "This coupon has no details.")
  }
}
