import ContentCards
import Foundation
import Observation
import Testing

/// Tests of the model for SwiftUI and the closure for UIKit.
@MainActor @Suite(.mustEnd) struct ContentCardFeedModelTests {
  let source = GatedSource(cached: [.coupon("a"), .tile("b")])
  let manager: ContentCardManager<ShopClassType>

  init() { manager = ContentCardManager(source: source) }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aModelFollowsItsFeed() async throws {
    let model = ContentCardFeed.Model(manager, for: [.coupon])
    #expect(!model.isLoaded)
    #expect(model.feed.objects.isEmpty)
    while !model.isLoaded { await Task.yield() }
    #expect(model.feed.ids == ["a"])
    // A second model has the feed immediately.
    let another = ContentCardFeed.Model(manager, for: [.coupon])
    #expect(another.isLoaded)
    #expect(another.feed.ids == ["a"])

    // A model does not have the feed of the previous user.
    manager.userDidChange()
    #expect(ContentCardFeed.Model(manager, for: [.coupon]).feed.objects.isEmpty)
    source.send([.coupon("b")])
    while model.feed.ids != ["b"] { await Task.yield() }

    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = model.feed
    } onChange: {
      change.yield()
    }
    source.send([.coupon("c")])
    for await _ in changes { break }
    while model.feed.ids != ["c"] { await Task.yield() }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aModelRefreshes() async throws {
    let model = ContentCardFeed.Model(manager)
    let refresh = Task { await model.refresh() }
    await source.arrival(ofRequest: 1)
    #expect(model.isRefreshing)
    source.answer(.failure(ServerError()))
    await refresh.value
    #expect(!model.isRefreshing)
    while model.feed.refreshError == nil { await Task.yield() }
    await model.refresh(timeout: .zero)
    while !(model.feed.refreshError is ContentCard.TimeoutError) { await Task.yield() }
    source.answer(.success([]))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aReleasedModelStopsListening() async throws {
    weak var kept: ContentCardFeed<ShopClassType>.Model?
    do {
      let model = ContentCardFeed.Model(manager)
      while !model.isLoaded { await Task.yield() }
      kept = model
    }
    #expect(kept == nil)
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aPreviewHasAFixedFeed() async {
    let feed = ContentCardFeed<ShopClassType>([.coupon("a")])
    let model = ContentCardFeed.Model(feed: feed)
    #expect(model.isLoaded)
    await model.refresh()
    #expect(model.feed.ids == ["a"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aClosureReceivesFeedsUntilItIsCancelled() async throws {
    var ids: [[String]] = []
    let observation = manager.observeFeeds(for: [.coupon]) { ids.append($0.ids) }
    while ids.count < 1 { await Task.yield() }
    source.send([.coupon("c")])
    while ids.count < 2 { await Task.yield() }
    #expect(ids == [["a"], ["c"]])
    source.send([.coupon("d")])
    observation.cancel()
    while await manager.contentCards(for: [.coupon]).ids != ["d"] { await Task.yield() }
    try await Task.sleep(for: .milliseconds(20))
    #expect(ids == [["a"], ["c"]])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aClosureIsReleasedWithItsToken() async throws {
    final class Token: Sendable {}
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let observation = manager.observeFeeds { _ in withExtendedLifetime(token) {} }
      withExtendedLifetime(observation) {}
    }
    while kept != nil { await Task.yield() }
  }
}
