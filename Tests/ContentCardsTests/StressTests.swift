import ContentCards
import Foundation
import Testing

/// Everything at once, from many threads; `.ci/run` runs it under ThreadSanitizer too.
@Suite(.timeLimit(.minutes(10))) struct StressTests {
  typealias Manager = ContentCardManager<ShopClassType>

  let ids = (0..<50).map { "card \($0)" }
  let source: JSONContentCardSource
  let manager: Manager

  init() throws {
    source = try JSONContentCardSource(json: Self.json(of: ids))
    manager = Manager(source: source)
  }

  private static func json(of ids: some Sequence<String>) -> Data {
    let cards = ids.map { id in
      #"{"id":"\#(id)","db":true,"e":{"class_type":"coupon_code","discount_percentage":"20"}}"#
    }
    return Data("[\(cards.joined(separator: ","))]".utf8)
  }

  private func count(_ event: ContentCardEvent) -> Int {
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

  @Test func aCardIsDismissedByOneOfManyAndStaysAway() async throws {
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

  /// What was said to be logged is what the source has been told, also while users come and go.
  @Test func usersComeAndGo() async throws {
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
            // Throws when the user leaves meanwhile.
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
    try await manager.requestContentCardsRefresh()
    #expect(await manager.contentCards().objects.count == ids.count)
  }

  @Test(.timeLimit(.minutes(1)))
  func whoeverChangesUsersAtOnceLeavesOneWhoseCardsAreHeardOf() async throws {
    let coupon = #"[{"id": "a", "e": {"class_type": "coupon_code", "discount_percentage": "5"}}]"#
    for _ in 0..<50 {
      let source = try JSONContentCardSource(json: Data("[]".utf8))
      let manager = ContentCardManager<ShopClassType>(source: source)
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { manager.userDidChange() } }
      }
      try source.update(json: Data(coupon.utf8))
      // Ends only when the cards arrive.
      for await feed in manager.feeds() where !feed.objects.isEmpty { break }
    }
  }
}
