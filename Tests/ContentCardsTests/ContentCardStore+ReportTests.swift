@_spi(ContentCardsGenerated) import ContentCards
import Foundation
import Testing

@MainActor @Suite(.mustEnd) struct ContentCardStoreReportTests {
  private let clock = TestClock()
  private let source = GatedSource()

  private func store(
    revealsValues: Bool = false, onIssues: (@MainActor ([ContentCardIssue]) -> Void)? = nil
  ) -> ContentCardStore {
    ContentCardStore(
      source: source, schemas: [ShopClassType.self], revealsValues: revealsValues,
      onIssues: onIssues, now: { [clock] in clock.now }, sleep: clock.sleep)
  }

  /// The fifteen questions of a support team, each with a card and its answer in the report.
  @Test func aReportAnswersTheQuestionsOfASupportTeam() async throws {
    let store = store()
    let recorder = store.record(for: [.coupon])
    let logged = EventLog()
    source.send([
      .coupon("wrong value", percentage: "20%"),
      ContentCard(
        id: "wrong key", extras: ["class_type": "coupon_code", "discount_percentag": "2"]),
      ContentCard(id: "no such type", extras: ["class_type": "copon_code"]),
      ContentCard(id: "of Braze's own UI"),
      .coupon("control") { $0.kind = .control },
      .tile("no screen asks for it"),
      .coupon("expired before") { $0.expiresAt = clock.now },
      .coupon("expires") { $0.expiresAt = clock.now + 60 },
      ContentCard(id: "removed", isRemoved: true),
      .coupon("dismissed elsewhere") { $0.isDismissed = true },
      .coupon("swiped") { $0.context = logged.context },
      .coupon("seen and clicked") { $0.context = logged.context },
      .coupon("without SDK"),
      .coupon("twice"), .coupon("twice", percentage: "30"),
      .coupon("withdrawn"),
      .coupon("changed", percentage: "30"),
    ])
    let objects = store.feed.objects
    func object(_ id: String) -> ShopObject? { objects.first { $0.contentCard?.id == id } }
    object("swiped")?.dismissContentCard()
    object("seen and clicked")?.logContentCardImpression()
    object("seen and clicked")?.openContentCard()
    object("without SDK")?.logContentCardImpression()
    clock.setTime(by: 60)
    var next = store.cards.filter { $0.id != "withdrawn" }
    next.removeAll { $0.id == "changed" }
    source.answer(.success(next + [.coupon("changed", percentage: "x")]))
    try await store.requestContentCardsRefresh()

    func answer(_ id: String) -> String {
      let card = store.report.cards.first { $0.id == id }
      return card?.description.components(separatedBy: "\n").map { line in
        line.trimmingCharacters(in: .whitespaces)
          .replacing("1970-01-01T00:16:40Z", with: "0:00").replacing(
            "1970-01-01T00:17:40Z", with: "1:00")
      }.joined(separator: "\n") ?? ""
    }
    #expect(
      answer("wrong value") == """
        Card "wrong value" of class type "coupon_code": rejected
        0:00 source: received: rejected
        error: "discount_percentage" is not a decimal number.
        """)
    #expect(
      answer("wrong key").contains(#"the card has "discount_percentag": is that a misspelling?"#))
    #expect(answer("no such type").contains(#"did you mean "coupon_code"?"#))
    #expect(answer("of Braze's own UI").contains(": ignored\n"))
    #expect(
      answer("control").contains(
        "control, in the feeds ShopClassType: all; ShopClassType: coupon_code"))
    #expect(
      answer("expired before").hasSuffix("not converted, not in the store\n0:00 clock: expired"))
    #expect(answer("expires").hasSuffix("0:00 source: received: accepted\n1:00 clock: expired"))
    #expect(answer("removed").hasSuffix("0:00 source: removed"))
    #expect(answer("dismissed elsewhere").hasSuffix("0:00 source: dismissedElsewhere"))
    #expect(answer("swiped").hasSuffix("0:00 source: received: accepted\n0:00 app: dismissal"))
    #expect(
      answer("seen and clicked").hasSuffix(
        "0:00 app: impression\n0:00 app: click\n0:00 app: clickAction"))
    #expect(answer("without SDK").hasSuffix("0:00 app: impression, not accepted by the source"))
    #expect(answer("twice").contains("0:00 source: duplicate"))
    #expect(answer("withdrawn").hasSuffix("1:00 refresh: withdrawn"))
    #expect(
      answer("changed").contains(
        "0:00 source: received: accepted\n1:00 refresh: replaced: rejected"))
    withExtendedLifetime(recorder) {}
  }

  @Test func aReportNamesTheFeedsThatWantACard() {
    source.send([])
    let store = store()
    source.send([.tile("t"), .coupon("c")])
    let feeds = { Dictionary(uniqueKeysWithValues: store.report.cards.map { ($0.id, $0.feeds) }) }
    #expect(feeds() == ["t": [], "c": []])
    #expect(store.report.cards[0].description.contains("accepted, in no feed that was requested"))
    _ = store.feed(ShopClassType.self, for: [.coupon])
    #expect(feeds() == ["t": [], "c": ["ShopClassType: coupon_code"]])
    source.send([.coupon("c", percentage: "1"), .tile("t")])
    #expect(feeds() == ["t": [], "c": ["ShopClassType: coupon_code"]])
  }

  @Test func aReportSaysThatCardsHaveNotArrivedOrThatARefreshHasFailed() async {
    let store = ContentCardStore(GatedSource(cached: nil))
    #expect(store.report.description.contains("The cards of this user have not arrived."))
    let failing = self.store()
    source.answer(.failure(ServerError()))
    try? await failing.requestContentCardsRefresh()
    #expect(failing.report.refreshError == "ServerError()")
    #expect(failing.report.description.contains("The last refresh failed: ServerError()"))
  }

  @Test func valuesAreWithheldUnlessTheStoreRevealsThem() {
    let cards: [ContentCard] = [.coupon("a", percentage: "Ann's 20%") { $0.title = "Dear Ann" }]
    for revealsValues in [false, true] {
      let store = store(revealsValues: revealsValues)
      source.send(cards)
      let report = store.report
      #expect(report.description.contains("Ann") == revealsValues)
      #expect(report.json.contains("Ann") == revealsValues)
      #expect("\(report.cards)".contains("Ann") == revealsValues)
      #expect((report.cards[0].json != nil) == revealsValues)
    }
  }

  @Test func theJSONHasTheCardsAsTheyWereDelivered() throws {
    let store = store(revealsValues: true)
    let times = [1.5, 1_700_000_000].map(Date.init(timeIntervalSince1970:))
    let cards: [ContentCard] = [
      .coupon("a") { card in
        (card.title, card.cardDescription, card.image) = ("t", "d", "https://example.com/i.png")
        (card.imageAltText, card.imageAspectRatio, card.kind) = ("alt", 1.5, .captionedImage)
        (card.urlString, card.openURLInWebView, card.domain) = ("https://example.com", true, "dm")
        (card.language, card.createdAt, card.expiresAt) = ("de", times[0], .distantFuture)
        (card.isPinned, card.isTest, card.isViewed, card.isClicked) = (true, true, true, true)
        card.extras["json"] = ["n": 1, "list": [true, nil, 2.5, "\u{1F600}\"\\"]]
      },
      .coupon("b") { ($0.kind, $0.image, $0.createdAt) = (.imageOnly, "i", times[1]) },
      .coupon("c") { $0.kind = .control },
      .coupon("d") { ($0.kind, $0.image) = (.classicImage, "https://example.com/i.png") },
    ]
    source.send(cards)
    #expect(try ContentCard.Payload(json: Data(store.report.json.utf8)).cards == cards)
    for (card, read) in zip(cards, store.report.cards) {
      let json = try #require(read.json)
      #expect(try ContentCard.Payload(json: Data(json.utf8)).cards == [card])
      #expect(read.card == card && read.card?.context == nil)
    }
  }

  @Test func aReportHasTheLastEventsOfTheLastCards() {
    let store = store(revealsValues: true)
    source.send((0..<600).map { .coupon("\($0)") })
    #expect(store.report.cards.map(\.id) == (100..<600).map { "\($0)" })
    for number in 0..<4_500 { source.send([.coupon("a", percentage: "\(number)")]) }
    let report = store.report
    #expect(report.cards.map(\.id) == ["a"])
    #expect(report.cards[0].events.count == 2_000)
    #expect(report.cards[0].card?.extras["discount_percentage"] == "4499")
  }

  @Test func anotherUserHasAnotherReport() {
    let store = store()
    source.send([.coupon("a", percentage: "x")])
    let objects = store.feed.objects
    #expect(store.report.cards.count == 1 && store.report.issueCounts.count == 1)
    store.userDidChange()
    objects.first?.logContentCardImpression()
    #expect(store.report.cards.isEmpty && store.report.issueCounts.isEmpty)
  }

  // MARK: - Shadow mode

  /// The news as the next version of the shop's schema.
  @Test func aSchemaInShadowModeIsOnlyInTheReport() {
    var issues: [ContentCardIssue] = []
    let store = ContentCardStore(
      source: source, schemas: [ShopClassType.self], onIssues: { issues += $0 },
      shadow: NewsClassType.self, clock: ContentCardStore.ManualClock())
    var broken = ContentCard.headline("broken")
    broken.extras["text"] = nil
    let unknown = ContentCard(id: "unknown", extras: ["class_type": "nothing like it"])
    source.send([.coupon("c"), .headline("h"), broken, unknown, ContentCard(id: "other")])
    #expect(store.feed.ids == ["c"] && issues.map(\.cardID) == ["h", "broken", "unknown"])

    let differences = store.report.shadowDifferences
    #expect(differences.map(\.id) == ["c", "h", "broken"])
    #expect(differences.map(\.conversion?.verdict) == [.accepted, .rejected, .rejected])
    #expect(differences.map(\.shadow?.verdict) == [.rejected, .accepted, .rejected])
    #expect(differences[2].shadow?.issues.map(\.reason) == [.missing])
    #expect(differences[1].description.hasSuffix("in shadow mode: accepted"))
    #expect(store.report.json.contains(#""shadow" : {"#))

    // Only new and changed cards are read again.
    var conversions = 0
    Headline.onConversion = { conversions += 1 }
    defer { Headline.onConversion = nil }
    source.send([.coupon("c"), .headline("h"), broken, unknown, ContentCard(id: "other")])
    #expect(store.report.cards.allSatisfy { $0.events.count == 1 } && conversions == 0)
    store.userDidChange()
    source.send([.headline("h")])
    #expect(store.report.shadowDifferences.map(\.id) == ["h"])
  }

  @Test func theShadowReplacesOnlyTheFirstSchema() {
    let store = ContentCardStore(
      source: source, schemas: [NewsClassType.self, ShopClassType.self],
      shadow: NewsClassType.self, clock: ContentCardStore.ManualClock())
    // The other schema suggests its own class type.
    let misspelled = ContentCard(id: "m", extras: ["class_type": "coupon_kode"])
    source.send([.coupon("c"), .headline("h"), misspelled])
    #expect(store.report.shadowDifferences.isEmpty)
    #expect(store.report.cards.map(\.shadow?.verdict) == [nil, .accepted, .rejected])
  }

  @Test func theOtherSchemasDoNotKnowClassTypesOfTheShadow() {
    let store = ContentCardStore(
      source: source, schemas: [EmptyClassType.self, ShopClassType.self],
      shadow: NewsClassType.self, clock: ContentCardStore.ManualClock())
    source.send([.headline("h")])
    #expect(store.report.cards.map(\.conversion?.verdict) == [.rejected])
    #expect(store.report.cards.map(\.shadow?.verdict) == [.accepted])
  }

  // MARK: - Issues

  @Test func everyDeliveredCardIsJudgedAndItsIssuesAreReportedOnce() {
    var reported: [[String]] = []
    let store = store { issues in
      reported.append(
        issues.map { issue in
          "\(issue.cardID) \(issue.classType ?? "") \(issue.key ?? "") \(issue.reason.code) \(issue.severity)"
        })
    }
    // A feed of another class type is all that screens ask for.
    let recorder = store.record(for: [.coupon])
    var tile = ContentCard.tile("t")
    tile.extras["tile_price"] = "x"
    let warned = ContentCard.coupon("w", percentage: " 20")
    for _ in 0..<3 { source.send([tile, warned, .coupon("c")]) }
    #expect(
      reported == [
        ["t home_tile tile_price not-a-value error"],
        ["w coupon_code discount_percentage trimmed-white-space warning"],
      ])
    store.feed.objects.first?.logContentCardImpression()
    tile.title = "Tea"
    source.send([tile, warned])
    #expect(reported.count == 3)

    let counts = store.report.issueCounts
    #expect(counts.map(\.count) == [1, 2])
    #expect(counts.map(\.code) == ["trimmed-white-space", "not-a-value"])
    #expect(counts.map(\.key) == ["discount_percentage", "tile_price"])
    #expect(counts.map(\.classType) == ["coupon_code", "home_tile"])
    #expect(store.takeIssueCounts() == counts)
    #expect(store.takeIssueCounts().isEmpty && store.report.issueCounts.isEmpty)
    withExtendedLifetime(recorder) {}
  }
}

/// A schema without class types.
private enum EmptyClassType: ContentCardClassifying, CaseIterable {
  case unknown

  static let names = ContentCardsGeneratedCode.Names(allCases)

  init(rawType: String?) { self = .unknown }

  var rawType: String? { nil }

  func contentCardObject(from decoder: inout ContentCardDecoder) -> Object? { nil }

  enum Object: ContentCardsGeneratedCode.Union {
    var wrappedObject: any ContentCardable<EmptyClassType> { switch self {} }
  }
}
