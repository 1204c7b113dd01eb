import ContentCards
import Foundation
import Observation
import Testing

/// Tests of the model for SwiftUI and the closure for UIKit.
@MainActor @Suite(.mustEnd) struct ContentCardFeedModelTests {
  let source = GatedSource(cached: [.coupon("a"), .tile("b")])
  let store: ContentCardStore

  init() { store = ContentCardStore(source) }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aModelFollowsItsFeedInTheSameTurn() {
    let model = ContentCardFeed<ShopClassType>.Model(store, for: [.coupon])
    #expect(model.isLoaded)
    #expect(model.feed.ids == ["a"])
    let log = EventLog()
    withObservationTracking {
      _ = model.feed
    } onChange: {
      log.append("change")
    }
    source.send([.coupon("c")])
    #expect(model.feed.ids == ["c"])
    #expect(log.events == ["change"])
    model.feed.objects[0].dismissContentCard()
    #expect(model.feed.ids == [])

    store.userDidChange()
    #expect(!model.isLoaded)
    source.send([.coupon("b")])
    #expect(model.isLoaded)
    #expect(model.feed.ids == ["b"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aModelRefreshes() async throws {
    let model = ContentCardFeed<ShopClassType>.Model(store)
    let refresh = Task { await model.refresh(timeout: .seconds(3_600)) }
    await source.arrival(ofRequest: 1)
    source.answer(.failure(ServerError()))
    await refresh.value
    #expect(model.feed.refreshError is ServerError)
    await model.refresh(timeout: .zero)
    #expect(model.feed.refreshError is ContentCard.TimeoutError)
    source.answer(.success([]))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func aReleasedModelStopsListening() async throws {
    weak var kept: ContentCardFeed<ShopClassType>.Model?
    do {
      let model = ContentCardFeed<ShopClassType>.Model(store)
      kept = model
    }
    #expect(kept == nil)
  }
}
