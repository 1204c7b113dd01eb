import ContentCards
import Foundation
import Testing

/// Tests of the events that are passed to the source.
@Suite(.mustEnd) struct ContentCardManagerLoggingTests {
  let source: JSONContentCardSource
  let manager: ContentCardManager<ShopClassType>

  init() throws {
    source = try JSONContentCardSource(json: couponJSON("a", "b"))
    manager = ContentCardManager(source: source)
  }

  private var log: [String] { source.log.map { "\($0.event) \($0.cardID)" } }

  @Test func eventsAreLoggedThroughTheContext() async throws {
    let coupon = try #require(await manager.contentCards().objects(of: Coupon.self).first)
    #expect(coupon.logContentCardImpression())
    #expect(coupon.logContentCardClicked())
    #expect(coupon.logContentCardClicked())
    #expect(coupon.logContentCardDismissed())
    #expect(log == ["impression a", "click a", "click a", "dismissal a"])
  }

  @Test func eventsAreLoggedByIdentifier() async {
    _ = await manager.contentCards()
    #expect(manager.logContentCardImpression(idString: "b"))
    #expect(manager.logContentCardClicked(idString: "b"))
    #expect(manager.logContentCardDismissed(idString: "b"))
    #expect(log == ["impression b", "click b", "dismissal b"])
    #expect(await manager.contentCards().ids == ["a"])
  }

  @Test func unknownIdentifiersLogNothing() async {
    _ = await manager.contentCards()
    #expect(!manager.logContentCardImpression(idString: "x"))
    #expect(!manager.logContentCardClicked(idString: "x"))
    #expect(!manager.logContentCardDismissed(idString: "x"))
    let own = Coupon(contentCardData: nil, image: nil, discountPercentage: 1)
    #expect(!own.logContentCardImpression())
    #expect(!ShopObject.coupon(own).logContentCardClicked())
    #expect(log == [])
  }

  @Test func aCardLogsOneImpressionThroughAnyMethod() async throws {
    let first = try #require(await manager.contentCards().objects.first)
    #expect(first.logContentCardImpression())
    #expect(!first.logContentCardImpression())
    #expect(!manager.logContentCardImpression(idString: "a"))
    let again = try #require(await manager.contentCards().objects.first)
    #expect(again.contentCardData?.context?.log(.impression) == false)
    try source.update(json: couponJSON("a"))
    #expect(!again.logContentCardImpression())
    #expect(log == ["impression a"])

    manager.resetImpressions()
    #expect(first.logContentCardImpression())
    #expect(!again.logContentCardImpression())
    #expect(log == ["impression a", "impression a"])
  }

  @Test func aDismissedCardIsRemovedAndDoesNotReturn() async throws {
    var feeds = manager.feeds().makeAsyncIterator()
    let object = try #require(await feeds.next()?.objects.first)
    #expect(object.logContentCardDismissed())
    #expect(await feeds.next()?.ids == ["b"])
    #expect(!object.logContentCardDismissed())
    #expect(!object.logContentCardClicked())
    #expect(!object.logContentCardImpression())

    try source.update(json: couponJSON("c", "a"))
    #expect(await feeds.next()?.ids == ["c"])
    #expect(log == ["dismissal a"])
  }

  @Test func anEventIsLoggedForSeveralCards() async {
    _ = await manager.contentCards()
    #expect(manager.logContentCard(.impression, ids: ["a", "x", "b", "a"]) == 2)
    #expect(manager.logContentCard(.impression, ids: ["a", "b"]) == 0)
    #expect(manager.logContentCard(.click, ids: ["b", "b"]) == 2)
    #expect(manager.logContentCard(.clickAction, ids: ["a"]) == 0)
    #expect(log == ["impression a", "impression b", "click b", "click b"])
    #expect(await manager.contentCards().objects.map(\.contentCard?.isViewed) == [true, true])
  }

  @Test func cardsDismissedTogetherAreRemovedTogether() async throws {
    let source = try JSONContentCardSource(json: couponJSON("a", "b", "c"))
    let manager = ContentCardManager<ShopClassType>(source: source)
    var feeds = manager.feeds().makeAsyncIterator()
    _ = await feeds.next()
    #expect(manager.logContentCard(.dismissal, ids: ["a", "c", "a", "x"]) == 2)
    #expect(await feeds.next()?.ids == ["b"])
    #expect(source.log.map(\.cardID) == ["a", "c"])
    #expect(manager.logContentCard(.dismissal, ids: ["a"]) == 0)
  }

  @Test func aDismissalKeepsTheRefreshError() async {
    source.failRefreshes(with: ServerError())
    try? await manager.requestContentCardsRefresh()
    manager.logContentCardDismissed(idString: "a")
    let feed = await manager.contentCards()
    #expect(feed.ids == ["b"])
    #expect(feed.refreshError is ServerError)
  }

  @Test func aCardThatIsNotDismissibleIsNotDismissed() async throws {
    let source = GatedSource(cached: [.coupon("a") { $0.isDismissible = false }])
    let manager = ContentCardManager<ShopClassType>(source: source)
    let object = try #require(await manager.contentCards().objects.first)
    #expect(!object.logContentCardDismissed())
    #expect(object.contentCardData?.context?.log(.dismissal) == false)
    #expect(!manager.logContentCardDismissed(idString: "a"))
    #expect(await manager.contentCards().ids == ["a"])
  }

  @Test func theNewestCardDecidesWhetherItIsDismissible() async throws {
    let source = GatedSource(cached: [.coupon("a")])
    let manager = ContentCardManager<ShopClassType>(source: source)
    let object = try #require(await manager.contentCards().objects.first)
    source.send([.coupon("a") { $0.isDismissible = false }])
    while await manager.contentCards().objects.first == object { await Task.yield() }
    object.logContentCardDismissed()
    #expect(await manager.contentCards().ids == ["a"])
  }

  @Test func aDismissalThatChangesTheUserEndsTheOthers() async throws {
    let log = EventLog()
    let source = GatedSource()
    let manager = ContentCardManager<ShopClassType>(source: source)
    _ = await manager.contentCards()
    source.send(
      ["a", "b"].map { id in
        .coupon(id) {
          $0.context = ContentCardContext { [weak manager] _ in
            log.append(id)
            manager?.userDidChange()
            return true
          }
        }
      })
    while await manager.contentCards().ids.count < 2 { await Task.yield() }
    #expect(manager.logContentCard(.dismissal, ids: ["a", "b"]) == 1)
    #expect(log.events == ["a"])
  }

  @Test func aCardWithoutAContextIsDismissed() async throws {
    let manager = ContentCardManager<ShopClassType>(source: GatedSource(cached: [.coupon("a")]))
    let object = try #require(await manager.contentCards().objects.first)
    #expect(!object.logContentCardImpression())
    #expect(!object.logContentCardDismissed())
    #expect(await manager.contentCards().ids == [])
  }

  @Test func anImpressionThatTheSourceRejectsCanBeLoggedAgain() async throws {
    let isReady = Switch()
    let card = ContentCard.coupon("a") {
      $0.context = ContentCardContext { _ in isReady.isOn }
    }
    let manager = ContentCardManager<ShopClassType>(source: GatedSource(cached: [card]))
    let object = try #require(await manager.contentCards().objects.first)
    #expect(!object.logContentCardImpression())
    isReady.turnOn()
    #expect(object.logContentCardImpression())
    #expect(!object.logContentCardImpression())
  }

  @Test func cardsThatLeftTheFeedLogNothingByIdentifier() async {
    let context = ContentCardContext { _ in true }
    let cards: [ContentCard] = [
      .coupon("expires") {
        ($0.expiresAt, $0.context) = (Date(timeIntervalSince1970: 1_000), context)
      },
      .coupon("removed") { ($0.isRemoved, $0.context) = (true, context) },
    ]
    let time = EventLog()
    let manager = ContentCardManager<ShopClassType>(
      source: GatedSource(cached: cards),
      now: { Date(timeIntervalSince1970: time.events.isEmpty ? 999 : 1_000) })
    _ = await manager.contentCards()
    #expect(manager.logContentCardClicked(idString: "expires"))
    time.append("later")
    #expect(!manager.logContentCardClicked(idString: "expires"))
    #expect(manager.logContentCard(.dismissal, ids: ["expires"]) == 0)
    #expect(!manager.logContentCardClicked(idString: "removed"))
  }

  @Test(
    arguments: [
      { $0.resetImpressions() }, { $0.userDidChange() },
    ] as [@Sendable (ContentCardManager<ShopClassType>) -> Void])
  func releasedObjectsCanCallTheManager(
    callBack: @escaping @Sendable (ContentCardManager<ShopClassType>) -> Void
  ) async throws {
    let source = GatedSource()
    let manager = ContentCardManager<ShopClassType>(source: source)
    _ = await manager.contentCards()
    source.send([
      .coupon("a") { [last = ReleaseAction { callBack(manager) }] in
        $0.context = ContentCardContext { _ in withExtendedLifetime(last) { true } }
      }
    ])
    while await manager.contentCards().ids.isEmpty { await Task.yield() }
    manager.userDidChange()
    #expect(await manager.contentCards().ids == [])
  }

  @Test func objectsOfThePreviousUserLogNothing() async throws {
    let object = try #require(await manager.contentCards().objects.first)
    manager.userDidChange()
    #expect(!object.logContentCardImpression())
    #expect(!object.logContentCardDismissed())
    try await manager.requestContentCardsRefresh()
    #expect(await manager.contentCards().ids == ["a", "b"])
    #expect(manager.logContentCardImpression(idString: "a"))
    #expect(log == ["impression a"])
  }

  @Test func eventsOfThePreviousUserAreForgotten() async throws {
    _ = await manager.contentCards()
    #expect(manager.logContentCardImpression(idString: "a"))
    #expect(manager.logContentCardDismissed(idString: "b"))
    manager.userDidChange()
    // The cards of the next user.
    try source.update(json: couponJSON("a", "b"))
    try await manager.requestContentCardsRefresh()
    #expect(await manager.contentCards().ids == ["a", "b"])
    #expect(manager.logContentCardImpression(idString: "a"))
  }

  @Test func objectsLogEventsAfterTheManagerIsReleased() async throws {
    var manager: ContentCardManager<ShopClassType>? = self.manager
    let object = try #require(await manager?.contentCards().objects.first)
    manager = nil
    #expect(object.logContentCardImpression())
    #expect(log == ["impression a"])
  }
}

/// A switch that is off until a test turns it on.
private final class Switch: Sendable {
  private let log = EventLog()
  var isOn: Bool { !log.events.isEmpty }
  func turnOn() { log.append("on") }
}

/// Calls a closure when it is released.
private final class ReleaseAction: Sendable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  deinit { action() }
}
