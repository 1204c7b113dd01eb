import ContentCards
import Foundation
import Testing

/// Tests in which objects log events on many threads. `.ci/run` also runs them with ThreadSanitizer.
@MainActor @Suite(.mustEnd) struct StressTests {
  let ids = (0..<50).map { "card \($0)" }
  let source: JSONContentCardSource
  let store: ContentCardStore

  init() throws {
    source = try JSONContentCardSource(json: Self.json(of: ids))
    store = ContentCardStore(source)
  }

  private static func json(of ids: some Sequence<String>, expiring: Bool = false) -> Data {
    let expiry = expiring ? #","ea":\#(Date().timeIntervalSince1970 + 0.001)"# : ""
    let cards = ids.map { id in
      #"{"id":"\#(id)","db":true,"u":"https://example.com"\#(expiry),"e":{"class_type":"coupon_code","discount_percentage":"20"}}"#
    }
    return Data("[\(cards.joined(separator: ","))]".utf8)
  }

  private func count(_ event: ContentCard.Event) -> Int {
    source.log.count { $0.event == event }
  }

  @Test func noEventIsLostOrLoggedTwice() async throws {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [store] in
          for _ in 0..<20 {
            for object in await store.feed.objects {
              object.logContentCardImpression()
              object.logContentCardClicked()
            }
          }
        }
        group.addTask { [store] in
          for _ in 0..<20 { try? await store.requestContentCardsRefresh() }
        }
        group.addTask { [source, ids] in
          try? await source.update(json: Self.json(of: ids.reversed()))
        }
      }
    }
    #expect(count(.impression) == ids.count)
    #expect(Set(source.log.map(\.cardID)) == Set(ids))
    #expect(count(.click) == 8 * 20 * ids.count)
    #expect(store.feed.objects.count == ids.count)
  }

  @Test func aCardIsDismissedOnceByManyTasks() async {
    let dismissals = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [store] in
          await store.feed.objects.count { $0.dismissContentCard() == .dismissed }
        }
        group.addTask { [store] in
          for _ in 0..<20 { try? await store.requestContentCardsRefresh() }
          return 0
        }
      }
      var total = 0
      for await count in group { total += count }
      return total
    }
    #expect(dismissals == ids.count)
    #expect(count(.dismissal) == ids.count)
    #expect(store.ids.isEmpty)
  }

  /// The source must receive exactly the events that were reported as logged, while cards arrive and expire, refreshes
  /// time out, users change, and listeners are added and removed. Afterwards, everything must be released.
  @Test func allOperationsRunConcurrently() async throws {
    struct Count { var (impressions, actions, dismissals) = (0, 0, 0) }
    weak var weakStore: ContentCardStore?
    do {
      let source = try JSONContentCardSource(json: Self.json(of: ids))
      let store = ContentCardStore(source)
      weakStore = store
      let total = await withTaskGroup(of: Count.self) { group in
        for round in 0..<4 {
          group.addTask {
            var count = Count()
            for _ in 0..<20 {
              for object in await store.feed.objects {
                if object.logContentCardImpression() { count.impressions += 1 }
                if object.openContentCard() == .opened { count.actions += 1 }
              }
              if await store.feed.objects.last?.dismissContentCard() == .dismissed {
                count.dismissals += 1
              }
            }
            return count
          }
          group.addTask {
            for number in 0..<20 {
              await MainActor.run { source.refreshDelay = .milliseconds(number % 3) }
              try? await store.requestContentCardsRefresh(timeout: .milliseconds(round))
            }
            return Count()
          }
          group.addTask { [ids] in
            for number in 0..<20 {
              let cards = ids.shuffled().dropFirst(number % 5)
              try? await source.update(json: Self.json(of: cards, expiring: number % 7 == 0))
              await Task.yield()
              if number % 10 == 9 { await store.userDidChange() }
            }
            return Count()
          }
          group.addTask {
            for number in 0..<5 {
              let observation = await store.observeFeeds(ShopClassType.self) { _ in }
              let feeds = await store.supplementalFeeds(
                ShopClassType.self, for: [.coupon], timeout: .milliseconds(5), local: { [number] })
              let listener = Task { for await _ in feeds {} }
              await Task.yield()
              listener.cancel()
              await observation.cancel()
            }
            return Count()
          }
        }
        var total = Count()
        for await count in group {
          total.impressions += count.impressions
          total.actions += count.actions
          total.dismissals += count.dismissals
        }
        return total
      }
      let log = Dictionary(grouping: source.log, by: \.event).mapValues(\.count)
      #expect(total.impressions == log[.impression])
      #expect(total.actions == log[.clickAction])
      #expect(total.dismissals == log[.dismissal] ?? 0)
      #expect(total.actions > 0)

      try source.update(json: Self.json(of: ["last"]))
      #expect(store.ids == ["last"])
    }
    while weakStore != nil { try await Task.sleep(for: .milliseconds(1)) }
  }
}
