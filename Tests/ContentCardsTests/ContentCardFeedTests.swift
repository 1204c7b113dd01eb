import ContentCards
import Foundation
import Testing

@MainActor @Suite(.mustEnd) struct ContentCardFeedTests {
  typealias Feed = ContentCardFeed<ShopClassType>

  static let json = """
    [
      {"id": "c1", "tp": "control", "e": {"class_type": "coupon_code"}},
      {"id": "a", "e": {"class_type": "coupon_code", "discount_percentage": "1"}},
      {"id": "c2", "tp": "control", "e": {"class_type": "coupon_code", "discount_percentage": "1"}},
      {"id": "c3", "tp": "control"},
      {"id": "wrong", "e": {"class_type": "coupon_code"}},
      {"id": "b", "v": true, "e": {"class_type": "coupon_code", "discount_percentage": "1"}},
      {"id": "braze", "tt": "A card of Braze's own UI", "e": {"other": "1"}},
      {"id": "c4", "tp": "control", "e": {"class_type": "home_tile"}}
    ]
    """

  private func description(_ entry: Feed.Entry) -> String {
    switch entry {
    case .card(let object): "object \(object.contentCard?.id ?? "")"
    case .control(let data): "control \(data.id)"
    }
  }

  @Test func entriesHaveControlCardsAtTheirPlaces() {
    let feed = Feed(json: Self.json)
    #expect(
      feed.entries.map(description) == [
        "control c1", "object a", "control c2", "control c3", "object b", "control c4",
      ])
    #expect(Feed(json: Self.json, for: [.coupon]).entries.map(description).last == "object b")
    #expect(feed.entries.map(\.id) == ["c1", "a", "c2", "c3", "b", "c4"].map { .card($0) })
    #expect(feed.entries.map(\.isControl) == [true, false, true, true, false, true])
    #expect(feed.controls.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(feed.unviewedCount == 1)
    #expect(feed.rejected.map(\.card.id) == ["wrong"])
  }

  @Test func theImpressionOfAControlCardIsLoggedAtItsPlace() throws {
    let source = try JSONContentCardSource(json: Data(Self.json.utf8))
    let store = ContentCardStore(source)
    let feed = store.feed
    #expect(feed.entries[2].logContentCardImpression())
    #expect(source.log == [.init(event: .impression, cardID: "c2")])
    // Control cards that were logged at their places are not logged again.
    feed.logControlImpressions()
    #expect(source.log.map(\.cardID) == ["c2", "c1", "c3", "c4"])
    // Control cards do not count as unviewed.
    #expect(store.feed.unviewedCount == 1)
  }

  @Test func otherCardsAreInTheFeed() throws {
    #expect(Feed(json: Self.json).otherCards.map(\.title) == ["A card of Braze's own UI"])
    let source = try JSONContentCardSource(json: Data(Self.json.utf8))
    let store = ContentCardStore(source)
    let card = try #require(store.feed(ShopClassType.self, for: [.coupon]).otherCards.first)
    #expect(card.extras["other"] == "1")
    #expect(card.logContentCardClicked())
    #expect(source.log == [.init(event: .click, cardID: "braze")])
  }

  @Test func everyCardIsFoundByItsIdentifier() throws {
    let source = try JSONContentCardSource(json: Data(Self.json.utf8))
    let store = ContentCardStore(source)
    let object = try #require(store.feed.objects.first)
    #expect(object.contentCard?.extras["discount_percentage"] == "1")
    #expect(store.contentCard(id: "a") == object.contentCard)
    #expect(store.contentCard(id: "braze")?.title == "A card of Braze's own UI")
    #expect(store.contentCard(id: "nobody") == nil)
    #expect(store.contentCard(id: "a")?.context?.log(.impression) == true)
    #expect(!object.logContentCardImpression())
    store.userDidChange()
    #expect(store.contentCard(id: "a") == nil)
  }

  @Test func aTextWithoutCardsMakesAnEmptyFeedWithAnError() {
    let feed = Feed(json: "{")
    #expect(feed.entries.isEmpty)
    #expect(feed.refreshError as? ContentCard.Payload.ReadingError == .notJSON)
    #expect(Feed(json: #"[{"id": "a", "r": true}]"#).otherCards.isEmpty)
    #expect(Feed().objects.isEmpty)
    #expect(Feed([.coupon("a") { $0.isDismissed = true }]).objects.isEmpty)
    #expect(Feed([.coupon("a"), .coupon("a")]).objects.count == 1)
  }

  @Test func feedsAreEqualIfTheyShowTheSame() {
    #expect(Feed(json: Self.json) == Feed(json: Self.json))
    #expect(Feed(json: "{") == Feed(json: "}"))
    #expect(Feed(json: "{") != Feed())
    #expect(Feed(json: Self.json) != Feed(json: Self.json, for: [.coupon]))
    let control = ContentCard.coupon("c") { $0.kind = .control }
    #expect(Feed([.coupon("a"), control]) != Feed([control, .coupon("a")]))
  }
}
