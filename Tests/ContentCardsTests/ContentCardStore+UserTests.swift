import ContentCards
import Foundation
import Testing

/// Tests of what happens when the user changes.
@MainActor @Suite(.mustEnd) struct ContentCardStoreUserTests {
  let log = EventLog()
  let source: GatedSource
  let store: ContentCardStore

  init() {
    source = GatedSource(cached: [.coupon("a") { [log] in $0.context = log.context }])
    // With this clock, no time limit ends.
    store = ContentCardStore(source, clock: TestClock())
  }

  @Test func theFeedsAreEmptyInTheSameTurn() {
    let recorder = store.record()
    store.userDidChange()
    #expect(recorder.ids == [["a"], []])
    #expect(store.ids == [])
    #expect(store.cards == [])
    #expect(store.contentCard(id: "a") == nil)
    #expect(!store.isLoaded)
    source.send([.coupon("b")])
    #expect(store.isLoaded)
    #expect(recorder.ids == [["a"], [], ["b"]])
  }

  @Test func aClosureThatChangesTheUserEndsTheReports() {
    let source = GatedSource()
    var reports = 0
    var store: ContentCardStore?
    store = ContentCardStore(
      source: source, schemas: [ShopClassType.self],
      onIssues: { _ in
        reports += 1
        store?.userDidChange()
      })
    let unknown = ["a", "b"].map { ContentCard(id: $0, extras: ["class_type": "unknown"]) }
    source.send(unknown)
    #expect(reports == 1)
    store = nil
  }

  @Test func aClosureThatTheSourceRunsSeesNoObjectsOfThePreviousUser() {
    let source = LingeringSource()
    let store = ContentCardStore(source)
    source.receivers[0]([.coupon("a")])
    var ids: [String]?
    source.onCancel = { [weak store] in ids = store?.ids ?? ids }
    #expect(store.ids == ["a"])
    store.userDidChange()
    #expect(ids == [])
  }

  @Test func objectsOfThePreviousUserLogNothing() {
    let object = store.feed.objects[0]
    store.userDidChange()
    source.send([.coupon("a") { $0.context = log.context }])
    #expect(!object.logContentCardImpression())
    #expect(object.dismissContentCard(force: true) == .kept)
    #expect(object.openContentCard() == .refused)
    #expect(store.ids == ["a"])
    #expect(log.events == [])
    #expect(store.logContentCardImpression(idString: "a"))
  }

  @Test func eventsOfThePreviousUserAreForgotten() {
    store.logContentCardImpression(idString: "a")
    store.dismissContentCard(id: "a")
    store.userDidChange()
    source.send([.coupon("a") { $0.context = log.context }])
    #expect(store.feed.unviewedCount == 1)
    #expect(store.logContentCardImpression(idString: "a"))
  }

  @Test func cardsThatWereOnTheirWayAreIgnored() {
    let source = LingeringSource()
    let store = ContentCardStore(source)
    store.userDidChange()
    source.receivers[0]([.coupon("of the user before")])
    #expect(store.ids == [])
    #expect(!store.isLoaded)
    source.receivers[1]([.coupon("of the new user")])
    source.receivers[0]([.coupon("of the user before")])
    #expect(store.ids == ["of the new user"])
  }

  @Test func aRefreshInFlightIsCancelledAndItsAnswerIgnored() async {
    let refresh = Task { try await store.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 1)
    store.userDidChange()
    await #expect(throws: CancellationError.self) { try await refresh.value }
    let second = Task { try await store.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 2)
    source.answer(.success([.coupon("of the user before")]))
    source.answer(.success([.coupon("of the new user")]))
    _ = await second.result
    #expect(store.ids == ["of the new user"])
  }

  @Test func theErrorOfThePreviousUserIsRemoved() async {
    let refresh = Task { try await store.requestContentCardsRefresh() }
    await source.arrival(ofRequest: 1)
    source.answer(.failure(ServerError()))
    _ = await refresh.result
    #expect(store.feed.refreshError is ServerError)
    store.userDidChange()
    #expect(store.feed.refreshError == nil)
  }

  @Test func cardsAreLoadedAfterTheTimeLimit() async {
    let clock = TestClock()
    let store = ContentCardStore(source, timeout: .seconds(3), clock: clock)
    store.userDidChange()
    await clock.sleepers(1)
    clock.advance(by: 3)
    while !store.isLoaded { await Task.yield() }
  }

  @Test func theUserCanChangeDuringAnEvent() {
    let store = store
    let log = EventLog()
    let cards = ["x", "y"].map { id in
      ContentCard.coupon(id) {
        $0.urlString = "https://example.com"
        $0.context = ContentCardContext { event in
          log.append("\(event) \(id)")
          MainActor.assumeIsolated { store.userDidChange() }
          return true
        }
      }
    }
    source.send(cards)
    #expect(store.logContentCard(.dismissal, ids: ["x", "y"]) == 1)
    source.send(cards)
    // The user has changed during the click.
    #expect(store.feed.objects[0].openContentCard() == .refused)
    #expect(log.events == ["dismissal x", "click x"])
  }

  @Test func theUserCanChangeWhileListenersAreCalled() {
    var first: [[String]] = []
    let observation = store.observeFeeds(ShopClassType.self) { [store] feed in
      first.append(feed.ids)
      if feed.ids == ["b"] { store.userDidChange() }
    }
    let second = store.record()
    source.send([.coupon("b")])
    #expect(first == [["a"], ["b"], []])
    #expect(second.ids == [["a"], []])
    withExtendedLifetime(observation) {}
  }

  @Test func theObjectsOfThePreviousUserAreReleased() {
    weak var kept: EventLog?
    do {
      let log = EventLog()
      kept = log
      source.send([.coupon("a") { $0.context = log.context }])
      #expect(store.feed.objects[0].logContentCardImpression())
    }
    #expect(kept != nil)
    store.userDidChange()
    #expect(kept == nil)
  }

  @Test(arguments: [true, false])
  func releasedObjectsCanCallTheStore(changesUser: Bool) {
    let store = store
    let action = ReleaseAction {
      MainActor.assumeIsolated {
        store.resetImpressions()
        if changesUser { store.userDidChange() }
        _ = store.feed
      }
    }
    source.send([
      .coupon("a") { [action] in
        $0.context = ContentCardContext { _ in withExtendedLifetime(action) { true } }
      }
    ])
    _ = store.feed
    _ = consume action
    source.send([.coupon("b")])
    #expect(store.ids == (changesUser ? [] : ["b"]))
  }
}

/// A source that keeps passing cards to cancelled subscriptions.
private final class LingeringSource: ContentCardSource {
  @MainActor var receivers: [@MainActor ([ContentCard]) -> Void] = []
  /// Called when a subscription is cancelled.
  @MainActor var onCancel: (@MainActor () -> Void)?

  func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void {
    receivers.append(receive)
    return { [weak self] in MainActor.assumeIsolated { self?.onCancel?() } }
  }

  func requestContentCardsRefresh() async throws -> [ContentCard] { [] }
}

/// Calls a closure when it is released.
private final class ReleaseAction: Sendable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  deinit { action() }
}
