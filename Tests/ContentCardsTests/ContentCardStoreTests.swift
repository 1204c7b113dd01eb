import ContentCards
import Foundation
import Testing

/// Tests of what feeds contain, and of rejections.
@MainActor @Suite(.mustEnd) struct ContentCardStoreTests {
  // MARK: - Contents of a feed

  @Test func aFeedHasTheRequestedClassTypes() {
    let store = ContentCardStore(
      GatedSource(cached: [.coupon("a"), .coupon("b", percentage: "x"), .tile("t")]))
    #expect(store.isLoaded)
    #expect(store.cards.map(\.id) == ["a", "b", "t"])
    let tiles = store.feed(ShopClassType.self, for: [.item(.tile)])
    #expect(tiles.ids == ["t"])
    #expect(tiles.rejected.isEmpty)
    let coupons = store.feed(ShopClassType.self, for: [.coupon])
    #expect(coupons.objects(of: Coupon.self).map(\.contentCardData?.id) == ["a"])
    #expect(coupons.rejected.map(\.card.id) == ["b"])
    #expect(store.ids == ["a", "t"])
    #expect(store.feed(ShopClassType.self, for: []).objects.isEmpty)
  }

  @Test func removedExpiredAndDismissedCardsAreNotInTheFeed() {
    let cards: [ContentCard] = [
      .coupon("removed") { $0.isRemoved = true },
      .coupon("dismissed") { $0.isDismissed = true },
      .coupon("expired") { $0.expiresAt = Date(timeIntervalSince1970: 1_000) },
      .coupon("expires later") { $0.expiresAt = Date(timeIntervalSince1970: 1_000.5) },
      .coupon("never expires"),
    ]
    let store = ContentCardStore(GatedSource(cached: cards), clock: TestClock())
    #expect(store.ids == ["expires later", "never expires"])
  }

  @Test func theFirstOfDuplicateCardsCounts() {
    let cards: [ContentCard] = [
      .coupon("a", percentage: "3") { $0.expiresAt = Date(timeIntervalSince1970: 1) },
      .coupon("a", percentage: "4") { $0.isRemoved = true },
      .coupon("a", percentage: "1"), .coupon("a", percentage: "2"),
    ]
    let source = GatedSource(cached: cards)
    let store = ContentCardStore(source)
    #expect(store.feed.objects(of: Coupon.self).map(\.discountPercentage) == [1])
    source.send([.coupon("b"), .coupon("a", percentage: "5"), .coupon("b"), .coupon("a")])
    #expect(store.ids == ["b", "a"])
    #expect(store.feed.objects(of: Coupon.self).map(\.discountPercentage) == [20, 5])
  }

  @Test func orderIsAsDeliveredOrPinnedThenNewest() {
    let cards: [ContentCard] = [
      .coupon("old") { $0.createdAt = Date(timeIntervalSince1970: 1) },
      .coupon("new") { $0.createdAt = Date(timeIntervalSince1970: 3) },
      .coupon("pinned old") {
        ($0.createdAt, $0.isPinned) = (Date(timeIntervalSince1970: 1), true)
      },
      .coupon("new too") { $0.createdAt = Date(timeIntervalSince1970: 3) },
      .coupon("pinned new") {
        ($0.createdAt, $0.isPinned) = (Date(timeIntervalSince1970: 2), true)
      },
    ]
    let store = ContentCardStore(GatedSource(cached: cards))
    #expect(store.ids == cards.map(\.id))
    #expect(
      store.feed(ShopClassType.self, order: .pinnedThenNewest).ids
        == ["pinned new", "pinned old", "new", "new too", "old"])
  }

  @Test func theNewestStateOfAnObjectIsFound() throws {
    let source = GatedSource(cached: [
      .coupon("a"), .coupon("wrong", percentage: "x"), .coupon("control") { $0.kind = .control },
    ])
    let store = ContentCardStore(source)
    let coupon = try #require(store.object(Coupon.self, id: "a"))
    source.send([.coupon("a", percentage: "30")])
    #expect(store.object(Coupon.self, id: coupon.id)?.discountPercentage == 30)
    #expect(store.object(Tile.self, id: "a") == nil)
    #expect(store.object(Coupon.self, id: .local("a")) == nil)
    for id in ["wrong", "control", "nobody"] { #expect(store.object(Coupon.self, id: id) == nil) }
    source.send([])
    #expect(store.object(Coupon.self, id: "a") == nil)
  }

  // MARK: - Several schemas

  private static let twoSchemas: [any ContentCardClassifying.Type] = [
    ShopClassType.self, NewsClassType.self,
  ]

  @Test func aCardIsRejectedOnlyIfNoSchemaDeclaresItsClassType() {
    var rejections: [String] = []
    let unknown = ContentCard(id: "u", extras: ["class_type": "news_headlin"])
    let store = ContentCardStore(
      source: GatedSource(cached: [.coupon("a"), .headline("h"), unknown, ContentCard(id: "o")]),
      schemas: Self.twoSchemas, revealsValues: true,
      onIssues: { rejections += $0.map(\.description) })
    #expect(store.ids == ["a"])
    let news = store.feed(NewsClassType.self)
    #expect(news.objects(of: Headline.self).map(\.text) == ["Tea"])
    #expect(news.rejected.map(\.card.id) == ["u"])
    #expect(store.feed.rejected.map(\.card.id) == ["u"])
    #expect(store.feed.otherCards.map(\.id) == ["o"])
    #expect(news.otherCards.map(\.id) == ["o"])
    // One report, from the schema that has a suggestion.
    #expect(rejections.count == 1)
    #expect(rejections.first?.contains("\"news_headline\"") == true)
  }

  @Test func schemasShareEvents() throws {
    let source = try JSONContentCardSource(
      json: Data(
        """
        [{"id": "c", "tp": "control", "e": {"class_type": "news_headline"}},
          {"id": "u", "tp": "control"},
          {"id": "h", "db": true, "e": {"class_type": "news_headline", "text": "Tea"}},
          {"id": "a", "db": true, "e": {"class_type": "coupon_code", "discount_percentage": "5"}}]
        """.utf8))
    let store = ContentCardStore(source: source, schemas: Self.twoSchemas)
    #expect(store.feed.controls.map(\.id) == ["u"])
    #expect(store.feed(NewsClassType.self).controls.map(\.id) == ["c", "u"])
    store.feed.logControlImpressions()
    store.feed(NewsClassType.self).logControlImpressions()
    #expect(source.log.map(\.cardID) == ["u", "c"])

    let recorder = store.record()
    store.feed(NewsClassType.self).objects[0].dismissContentCard()
    #expect(store.feed(NewsClassType.self).objects.isEmpty)
    // The shop's feed has not changed.
    #expect(recorder.feeds.count == 1)
    store.feed.objects[0].dismissContentCard()
    #expect(recorder.ids == [["a"], []])
    #expect(store.cards.map(\.id) == ["c", "u"])
  }

  @Test func aConversionCanCallTheStore() {
    let source = GatedSource(cached: [.headline("a")])
    let store = ContentCardStore(source: source, schemas: Self.twoSchemas)
    defer { Headline.onConversion = nil }
    var seen: [[String]] = []
    Headline.onConversion = {
      Headline.onConversion = nil
      seen = [store.cards.map(\.id), store.feed(NewsClassType.self).objects.map { "\($0.id)" }]
      store.dismissContentCard(id: "a", force: true)
      source.send([.headline("a"), .headline("c")])
    }
    source.send([.headline("a"), .headline("b")])
    // Until the conversion has ended, the previous cards are shown.
    #expect(seen == [["a"], ["card(\"a\")"]])
    #expect(store.cards.map(\.id) == ["c"])
    #expect(store.feed(NewsClassType.self).objects.map(\.id) == [.card("c")])

    Headline.onConversion = { store.userDidChange() }
    source.send([.headline("d")])
    #expect(store.cards == [] && store.feed(NewsClassType.self).objects.isEmpty && !store.isLoaded)
  }

  @Test func aSchemaCanBeUsedForTheFirstTimeDuringItsConversion() {
    let store = ContentCardStore(GatedSource(cached: [.headline("h")]))
    defer { Headline.onConversion = nil }
    var counts: [Int] = []
    Headline.onConversion = { counts.append(store.feed(NewsClassType.self).objects.count) }
    #expect(store.feed(NewsClassType.self).objects.count == 1)
    #expect(counts == [0])
  }

  @Test func aSchemaCanBeUsedForTheFirstTimeDuringAnotherConversion() {
    let source = GatedSource(cached: [.headline("h"), .coupon("a")])
    var issues: [ContentCardIssue] = []
    let store = ContentCardStore(
      source: source, schemas: [NewsClassType.self], onIssues: { issues += $0 })
    #expect(issues.map(\.cardID) == ["a"])
    defer { Headline.onConversion = nil }
    var counts: [Int] = []
    Headline.onConversion = { counts.append(store.feed.objects.count) }
    source.send([.headline("h"), .coupon("a"), .coupon("b"), .headline("new")])
    #expect(Set(counts) == [0])
    // The shop's schema accepts the coupons before their rejection is reported.
    #expect(issues.map(\.cardID) == ["a"] && store.feed(NewsClassType.self).rejected.isEmpty)
    #expect(store.ids == ["a", "b"])
    #expect(store.feed(NewsClassType.self).objects.map(\.id) == [.card("h"), .card("new")])
  }

  @Test func aSchemaIsAddedWhenItIsFirstUsed() {
    let store = ContentCardStore(GatedSource(cached: [.coupon("a"), .headline("h")]))
    #expect(store.feed.rejected.map(\.card.id) == ["h"])
    #expect(store.feed(NewsClassType.self).objects.count == 1)
    #expect(store.feed.rejected.isEmpty)
  }

  // MARK: - Rejections

  /// Returns the rejections that `onIssues` receives for cards that arrive one after the other.
  private func reports(
    of cards: [ContentCard], revealsValues: Bool = false, userChanges: Bool = false
  ) -> [String] {
    let source = GatedSource()
    var reports: [String] = []
    let store = ContentCardStore(
      source: source, schemas: [ShopClassType.self], revealsValues: revealsValues,
      onIssues: { reports += $0.map(\.description) })
    for card in cards {
      if userChanges { store.userDidChange() }
      source.send([])
      source.send([card])
      // A read does not report anything.
      let count = reports.count
      _ = store.feed
      #expect(reports.count == count)
    }
    return reports
  }

  @Test func aRejectionIsReportedOnceForTheContentOfItsCard() {
    let cards: [ContentCard] = [
      .coupon("a", percentage: "20%"), .coupon("a", percentage: "20%"),
      .coupon("a", percentage: "20%") { ($0.isViewed, $0.isClicked) = (true, true) },
      .coupon("a", percentage: "20 %"), .coupon("b", percentage: "20%"),
    ]
    #expect(
      reports(of: cards, revealsValues: true) == [
        #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is "20%", which is not a decimal number."#,
        #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is "20 %", which is not a decimal number."#,
        #"Content card "b" of class type "coupon_code" is rejected: "discount_percentage" is "20%", which is not a decimal number."#,
      ])
  }

  @Test func aRejectionIsReportedAgainIfTheContentChanges() {
    let changes: [(inout ContentCard) -> Void] = [
      { _ in }, { $0.title = "Tea" }, { $0.extras = ["class_type": "coupon_code", "more": "x"] },
      { $0.expiresAt = .distantFuture }, { _ in },
    ]
    let cards = changes.map { change in
      var card = ContentCard(id: "a", extras: ["class_type": "coupon_code"])
      change(&card)
      return card
    }
    #expect(reports(of: cards).count == 4)
    #expect(Set(reports(of: cards)).count == 1)
  }

  @Test func aRejectionIsReportedAgainForAnotherUser() {
    let cards: [ContentCard] = [.coupon("a", percentage: "x"), .coupon("a", percentage: "x")]
    #expect(reports(of: cards, userChanges: true).count == 2)
  }

  @Test func aReportHasNoValuesByDefault() {
    #expect(
      reports(of: [.coupon("a", percentage: "Ann's 20%")]) == [
        #"Content card "a" of class type "coupon_code" is rejected: "discount_percentage" is not a decimal number."#
      ])
  }

  // MARK: - Control cards

  @Test func controlCardsAreNotObjectsAndLogImpressions() throws {
    let json = """
      [
        {"id": "a", "tp": "control", "e": {"class_type": "coupon_code", "discount_percentage": "1"}},
        {"id": "b", "tp": "control", "e": {"class_type": "coupon_code"}},
        {"id": "c", "tp": "control"},
        {"id": "d", "e": {"class_type": "coupon_code", "discount_percentage": "1"}}
      ]
      """
    let source = try JSONContentCardSource(json: Data(json.utf8))
    let store = ContentCardStore(source)
    let feed = store.feed
    #expect(feed.ids == ["d"])
    #expect(feed.controls.map(\.id) == ["a", "b", "c"])
    #expect(feed.controls.map(\.contentCardClassType) == [.coupon, .coupon, .none])
    #expect(feed.rejected.isEmpty)

    feed.logControlImpressions()
    feed.logControlImpressions()
    #expect(source.log == ["a", "b", "c"].map { .init(event: .impression, cardID: $0) })

    // The control card "c" has no class type, so it belongs to the fallback case.
    #expect(store.feed(ShopClassType.self, for: [.coupon]).controls.map(\.id) == ["a", "b"])
    #expect(store.feed(ShopClassType.self, for: [.none]).controls.map(\.id) == ["c"])
  }
}
