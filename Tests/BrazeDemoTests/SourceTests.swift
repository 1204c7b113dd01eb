import BrazeDemo
import ContentCards
import Foundation
import Testing

/// A source that wraps another one. The article "Connecting Braze" shows it.
struct FilteredSource<Base: ContentCardSource>: ContentCardSource {
  let base: Base
  let isIncluded: @Sendable (ContentCard) -> Bool

  @MainActor func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void {
    base.subscribeToContentCards(afterUserChange: afterUserChange) { [isIncluded] cards in
      receive(cards.filter(isIncluded))
    }
  }

  func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await base.requestContentCardsRefresh().filter(isIncluded)
  }
}

@MainActor @Suite struct SourceTests {
  @Test func aSourceCanHideCardsOfAnother() async throws {
    let json = """
      [{"id": "a1", "e": {"class_type": "ad_banner"}},
       {"id": "a2", "e": {"class_type": "ad_banner", "flag": "summer"}}]
      """
    let base = try JSONContentCardSource(json: Data(json.utf8))
    let store = ContentCardStore(
      source: FilteredSource(base: base) { $0.extras["flag"] == nil },
      schemas: [ContentCardClassType.self], clock: .init())
    #expect(store.cards.map(\.id) == ["a1"])

    try await store.requestContentCardsRefresh()
    #expect(store.cards.map(\.id) == ["a1"])
    store.logContentCardClicked(idString: "a1")
    #expect(base.log == [.init(event: .click, cardID: "a1")])
  }
}
