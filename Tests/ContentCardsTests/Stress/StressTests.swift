import Foundation
import Testing

@testable import ContentCards

/// Tests with concurrent operations on many threads. `.ci/run` also runs them with ThreadSanitizer.
@Suite(.mustEnd) struct StressTests {
  typealias Manager = ContentCardManager<ShopClassType>

  let ids = (0..<50).map { "card \($0)" }
  let source: JSONContentCardSource
  let manager: Manager

  init() throws {
    source = try JSONContentCardSource(json: Self.json(of: ids))
    manager = Manager(source: source)
  }

  private static func json(
    of ids: some Sequence<String>, link: String? = nil, expiring: Bool = false
  ) -> Data {
    let url = link.map { #","u":"\#($0)""# } ?? ""
    let expiry = expiring ? #","ea":\#(Date().timeIntervalSince1970 + 0.001)"# : ""
    let cards = ids.map { id in
      #"{"id":"\#(id)","db":true\#(url)\#(expiry),"e":{"class_type":"coupon_code","discount_percentage":"20"}}"#
    }
    return Data("[\(cards.joined(separator: ","))]".utf8)
  }

  private func count(_ event: ContentCard.Event) -> Int {
    source.log.count { $0.event == event }
  }

  @Test func noEventIsLostOrLoggedTwice() async throws {
    try await withThrowingTaskGroup { group in
      for round in 0..<8 {
        group.addTask {
          for _ in 0..<20 {
            for object in await manager.contentCards().objects {
              object.logContentCardImpression()
              object.logContentCardClicked()
            }
          }
        }
        group.addTask {
          for id in ids { manager.logContentCardImpression(idString: id) }
        }
        group.addTask {
          for _ in 0..<20 { try await manager.requestContentCardsRefresh() }
        }
        group.addTask {
          for await feed in manager.feeds() where feed.objects.count == ids.count { break }
          if round == 0 { try source.update(json: Self.json(of: ids.reversed())) }
        }
      }
      try await group.waitForAll()
    }
    #expect(count(.impression) == ids.count)
    #expect(Set(source.log.map(\.cardID)) == Set(ids))
    #expect(count(.click) == 8 * 20 * ids.count)
    #expect(await manager.contentCards().objects.count == ids.count)
  }

  @Test func aCardIsDismissedOnceByManyTasks() async throws {
    let dismissals = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          await manager.contentCards().objects.count { $0.logContentCardDismissed() }
        }
        group.addTask {
          for _ in 0..<20 { try await manager.requestContentCardsRefresh() }
          return 0
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(dismissals == ids.count)
    #expect(count(.dismissal) == ids.count)
    #expect(await manager.contentCards().objects.isEmpty)
  }

  /// The source must receive exactly the events that were reported as logged, while refreshes time out, cards arrive and
  /// expire, and listeners are added and removed. Afterwards, everything must be released.
  @Test func allOperationsRunConcurrently() async throws {
    struct Count { var (impressions, clicks, actions, dismissals) = (0, 0, 0, 0) }
    weak var state: FeedState?
    do {
      let source = try JSONContentCardSource(json: Self.json(of: ids, link: "https://example.com"))
      let manager = Manager(source: source)
      state = manager.state
      let total = try await withThrowingTaskGroup(of: Count.self) { group in
        for round in 0..<4 {
          group.addTask {
            var count = Count()
            for _ in 0..<20 {
              let feed = await manager.contentCards()
              for object in feed.objects {
                if object.logContentCardImpression() { count.impressions += 1 }
                if object.openContentCard() { count.actions += 1 }
                if manager.contentCard(id: object.contentCard?.id ?? "")?
                  .logContentCardClicked() == true
                {
                  count.clicks += 1
                }
              }
              #expect(feed.entries.count >= feed.objects.count)
              #expect(feed.unviewedCount <= feed.objects.count)
            }
            return count
          }
          group.addTask {
            for _ in 0..<20 {
              try? await manager.requestContentCardsRefresh(timeout: .milliseconds(round))
            }
            return Count()
          }
          group.addTask {
            for number in 0..<20 {
              source.delayRefreshes(by: .milliseconds(number % 3))
              let cards = ids.shuffled().dropFirst(number % 5)
              try source.update(
                json: Self.json(of: cards, link: "https://example.com", expiring: number % 7 == 0))
              await Task.yield()
            }
            return Count()
          }
          group.addTask {
            var count = Count()
            for number in 0..<5 {
              let observation = manager.observeFeeds(for: [.coupon]) { _ in }
              for await feed in manager.supplementalFeeds(
                for: [.coupon], timeout: .milliseconds(5), local: { [number] })
              {
                if feed.cards.objects.last?.logContentCardDismissed() == true {
                  count.dismissals += 1
                }
                break
              }
              observation.cancel()
            }
            return count
          }
        }
        return try await group.reduce(into: Count()) { total, count in
          total.impressions += count.impressions
          total.clicks += count.clicks
          total.actions += count.actions
          total.dismissals += count.dismissals
        }
      }
      let log = Dictionary(grouping: source.log, by: \.event).mapValues(\.count)
      #expect(total.impressions == log[.impression])
      #expect(total.actions == log[.clickAction])
      #expect(total.actions + total.clicks <= log[.click] ?? 0)
      #expect(total.dismissals == log[.dismissal] ?? 0)
      #expect(total.impressions <= ids.count)
      #expect(total.actions > 0)

      // After all tasks, the next cards must be in the next feed.
      try source.update(json: Self.json(of: ["last"]))
      for await feed in manager.feeds() where feed.objects.map(\.contentCard?.id) == ["last"] {
        break
      }
    }
    while state != nil { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// The source must receive exactly the events that were reported as logged, while users change.
  @Test func usersChangeConcurrently() async throws {
    let impressions = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          var logged = 0
          for _ in 0..<20 {
            for object in await manager.contentCards().objects {
              if object.logContentCardImpression() { logged += 1 }
              object.logContentCardClicked()
              object.logContentCardDismissed()
            }
          }
          return logged
        }
        group.addTask {
          let listener = Task { for await _ in manager.feeds() {} }
          try? await Task.sleep(for: .milliseconds(50))
          listener.cancel()
          return 0
        }
        group.addTask {
          for _ in 0..<20 {
            // Throws if the user changes during the request.
            try? await manager.requestContentCardsRefresh()
            manager.resetImpressions()
          }
          return 0
        }
        group.addTask {
          for _ in 0..<5 {
            manager.userDidChange()
            await Task.yield()
          }
          return 0
        }
      }
      return await group.reduce(0, +)
    }
    #expect(count(.impression) == impressions)

    manager.userDidChange()
    #expect(await manager.contentCards().objects.isEmpty)
    try source.update(json: Self.json(of: ids))
    try await manager.requestContentCardsRefresh()
    #expect(await manager.contentCards().objects.count == ids.count)
  }

  @Test func afterConcurrentUserChangesTheLastUserReceivesCards() async throws {
    let coupon = #"[{"id": "a", "e": {"class_type": "coupon_code", "discount_percentage": "5"}}]"#
    for _ in 0..<50 {
      let source = try JSONContentCardSource(json: Data("[]".utf8))
      let manager = ContentCardManager<ShopClassType>(source: source)
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { manager.userDidChange() } }
      }
      try source.update(json: Data(coupon.utf8))
      // The loop ends only when the cards arrive.
      for await feed in manager.feeds() where !feed.objects.isEmpty { break }
    }
  }
}
