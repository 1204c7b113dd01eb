import ContentCards
import Foundation
import TestSupport
import Testing

/// Compares the feeds of stores with a simple model of what they must contain, after random operations.
@MainActor @Suite(.mustEnd) struct RandomStoreTests {
  /// What a store must know of a user's cards.
  private struct Model {
    var cards: [ContentCard] = []
    var viewed: Set<String> = []
    var clicked: Set<String> = []
    var gone: Set<String> = []
    var impressions: Set<String> = []
    /// The changes of each card that a report must list, with the verdict of each conversion.
    var history: [String: [String]] = [:]
    /// The cards that an object logged an impression of while their delivery was converted. An impression changes a read
    /// state, so cards are converted again after the delivery is recorded. The model does not know which of the two
    /// conversions has logged the impression.
    var seenInConversion: Set<String> = []
    /// The last reason why a card is not shown.
    private var absences: [String: String] = [:]

    /// Records why a card is not shown, unless that is known.
    mutating func recordAbsence(_ change: String, _ id: String) {
      switch absences[id] {
      case "dismissal": return
      case nil, "duplicate": if absences[id] == change { return }
      default: if [absences[id], "withdrawn"].contains(change) { return }
      }
      absences[id] = change
      history[id, default: []].append(change)
    }

    /// Records the cards that a delivery leaves out.
    mutating func recordAbsences(in delivered: [ContentCard], at time: Date) {
      var ids: Set<String> = []
      for card in delivered {
        if card.expiresAt.map({ $0 <= time }) ?? false {
          recordAbsence("expired", card.id)
        } else if !ids.insert(card.id).inserted {
          recordAbsence("duplicate", card.id)
        }
      }
      let present = Set(delivered.map(\.id))
      for card in cards where !present.contains(card.id) { recordAbsence("withdrawn", card.id) }
    }

    /// Replaces the cards, and records which of them are new or have changed.
    mutating func replaceCards(with new: [ContentCard]) {
      for card in new {
        var old = cards.first { $0.id == card.id }
        let isNew = old == nil
        old?.isViewed = card.isViewed
        guard old != card else { continue }
        let verdict =
          switch card.extras["discount_percentage"] {
          case _ where card.isControl: "control"
          case "x"?: "rejected"
          case nil where card.extras.isEmpty: "ignored"
          default: "accepted"
          }
        history[card.id, default: []].append("\(isNew ? "received" : "replaced") \(verdict)")
        if absences[card.id] != "duplicate" { absences[card.id] = nil }
      }
      cards = new
    }

    /// The cards to show, after those that have expired are removed.
    mutating func shown(at time: Date) -> [ContentCard] {
      cards.removeAll { gone.contains($0.id) }
      for card in cards where card.expiresAt.map({ $0 <= time }) ?? false {
        recordAbsence("expired", card.id)
      }
      cards.removeAll { $0.expiresAt.map { $0 <= time } ?? false }
      return cards.map { card in
        var card = card
        card.isViewed = card.isViewed || viewed.contains(card.id)
        card.isClicked = card.isClicked || clicked.contains(card.id)
        return card
      }
    }

    /// Applies an event, and returns whether it must be passed to the source.
    mutating func log(_ event: ContentCard.Event, _ id: String, isDismissible: Bool) -> Bool {
      guard !gone.contains(id) else { return false }
      switch event {
      case .impression:
        guard impressions.insert(id).inserted else { return false }
        viewed.insert(id)
      case .click: clicked.insert(id)
      case .clickAction: break
      case .dismissal:
        guard isDismissible else { return false }
        dismiss(id)
        return true
      }
      history[id, default: []].append(event.rawValue)
      return true
    }

    mutating func dismiss(_ id: String) {
      gone.insert(id)
      absences[id] = "dismissal"
      history[id, default: []].append("dismissal")
    }
  }

  /// The random numbers, which are the same in each run.
  @MainActor private final class Random {
    /// To test other operations: `RANDOM_SEED=2 swift test --filter RandomStoreTests`. Add `CONTENT_CARDS_FULL=1`
    /// to test more of them.
    static let seed = UInt64(ProcessInfo.processInfo.environment["RANDOM_SEED"] ?? "") ?? 20_260_131
    var generator = SeededGenerator(seed: seed)
  }

  private let random = Random()
  private let clock = TestClock()
  private let source = GatedSource()
  private let log = EventLog()

  private func randomCard() -> ContentCard {
    let id = "\(Int.random(in: 0..<12, using: &random.generator))"
    var card: ContentCard =
      switch Int.random(in: 0..<8, using: &random.generator) {
      case 0: .tile(id)
      case 1: .headline(id)
      case 2: ContentCard(id: id)
      case 3: .coupon(id, percentage: "x")
      case 4: .coupon(id) { $0.kind = .control }
      default: .coupon(id, percentage: "\(Int.random(in: 0..<3, using: &random.generator))")
      }
    card.isDismissible = Int.random(in: 0..<4, using: &random.generator) > 0
    card.isViewed = random.generator.oneIn(6)
    if random.generator.oneIn(8) {
      card.expiresAt = clock.now + Double(Int.random(in: -1..<4, using: &random.generator))
    }
    card.context = ContentCardContext { [log] event in
      log.append("\(event) \(id)")
      // Logging runs app code, too.
      MainActor.assumeIsolated { Headline.onConversion?() }
      return true
    }
    return card
  }

  /// - Parameter isShopAdded: Whether the first conversion of the news adds the schema of the shop.
  @Test(arguments: [false, true]) func feedsAndReportsAreThoseOfTheModel(isShopAdded: Bool) {
    let store = ContentCardStore(
      source: source,
      schemas: isShopAdded ? [NewsClassType.self] : [ShopClassType.self, NewsClassType.self],
      now: { [clock] in clock.now }, sleep: clock.sleep)
    var model = Model()
    var delivered: Set<String> = []
    func send(_ new: [ContentCard]) {
      model.recordAbsences(in: new, at: clock.now)
      delivered = Set(new.map(\.id))
      source.send(new)
      delivered = []
      var ids = model.gone
      model.replaceCards(
        with: new.filter { card in
          card.expiresAt.map { $0 > clock.now } ?? true && ids.insert(card.id).inserted
        })
    }
    var expectedLog: [String] = []
    var objects: [ShopObject] = []
    var outdated: [ShopObject] = []

    // The initializer of a custom value type can use the store.
    defer { Headline.onConversion = nil }
    Headline.onConversion = {
      _ = (store.cards, store.feed, store.feed(NewsClassType.self))
      guard random.generator.oneIn(4),
        let object = objects.randomElement(using: &random.generator),
        let id = object.contentCard?.id
      else { return }
      let isExpected = model.log(.impression, id, isDismissible: false)
      if isExpected { expectedLog.append("impression \(id)") }
      if isExpected, delivered.contains(id) { model.seenInConversion.insert(id) }
      #expect(object.logContentCardImpression() == isExpected)
    }

    send((0..<8).map { _ in randomCard() } + [.headline("first")])
    let (all, coupons) = (store.record(), store.record(for: [.coupon]))
    for step in 0..<(isFullRun ? 50_000 : 2_000) {
      switch Int.random(in: 0..<20, using: &random.generator) {
      case 0..<4:
        send((0..<Int.random(in: 0..<10, using: &random.generator)).map { _ in randomCard() })
      case 4..<16:
        guard let object = objects.randomElement(using: &random.generator),
          let id = object.contentCard?.id
        else { break }
        let event = ContentCard.Event.allCases.randomElement(using: &random.generator) ?? .click
        let newest = model.cards.first { $0.id == id }
        // The model does not know whether a card that has left the feed was dismissible.
        guard newest != nil || event != .dismissal else { break }
        let isExpected = model.log(event, id, isDismissible: newest?.isDismissible ?? false)
        if isExpected { expectedLog.append("\(event) \(id)") }
        #expect(object.logContentCard(event) == isExpected, "step \(step): \(event) \(id)")
      case 16:
        guard let card = model.shown(at: clock.now).randomElement(using: &random.generator) else {
          break
        }
        if card.isDismissible { expectedLog.append("dismissal \(card.id)") }
        model.dismiss(card.id)
        #expect(
          store.dismissContentCard(id: card.id, force: true)
            == (card.isDismissible ? .dismissed : .hiddenOnly))
      case 17:
        store.resetImpressions()
        model.impressions = []
      case 18:
        clock.setTime(by: 1)
        // A delivery of the same feed, as of the timer, which does not run here.
        _ = store.dismissContentCard(id: "nobody")
      default:
        guard random.generator.oneIn(4) else { break }
        store.userDidChange()
        model = Model()
        outdated += objects
        objects = []
      }
      if let object = outdated.randomElement(using: &random.generator) {
        #expect(!object.logContentCard(.impression))
        #expect(object.dismissContentCard(force: true) == .kept)
      }

      let shown = model.shown(at: clock.now)
      let expected = ContentCardFeed<ShopClassType>(
        shown.filter { $0.extras["class_type"] != "news_headline" })
      #expect(store.cards == shown, "step \(step)")
      #expect(store.feed == expected, "step \(step)")
      #expect(
        store.feed(ShopClassType.self, for: [.coupon])
          == ContentCardFeed(
            shown.filter { $0.extras["class_type"] != "news_headline" }, for: [.coupon]))
      #expect(
        store.feed(NewsClassType.self).objects.compactMap(\.contentCard)
          == shown.filter { $0.extras["class_type"] == "news_headline" })
      // Apart from cards that have expired, listeners have the current feeds.
      let isExpiring = all.feeds.last?.objects.contains { object in
        object.contentCard?.expiresAt.map { $0 <= clock.now } ?? false
      }
      if isExpiring == false, store.feed.rejected.allSatisfy({ $0.card.expiresAt == nil }) {
        #expect(all.feeds.last?.objects == expected.objects, "step \(step)")
        #expect(
          coupons.feeds.last?.objects == expected.objects.filter { $0.wrappedObject is Coupon })
      }
      #expect(log.events.suffix(20) == expectedLog.suffix(20))
      objects += store.feed.objects.filter { _ in
        random.generator.oneIn(4)
      }
      if objects.count > 50 { objects.removeFirst(30) }
      if outdated.count > 50 { outdated.removeFirst(30) }
      guard step % 20 == 0 else { continue }
      let report = store.report
      #expect(Set(report.cards.map(\.id)) == Set(model.history.keys))
      for card in report.cards {
        let changes = card.events.map { event in
          ([event.change.rawValue] + [event.conversion?.verdict.rawValue].compactMap(\.self))
            .joined(separator: " ")
        }
        let expected = model.history[card.id] ?? []
        if model.seenInConversion.contains(card.id) {
          let others = { (changes: [String]) in changes.filter { $0 != "impression" } }
          #expect(others(changes) == others(expected), "step \(step): \(card.id)")
          #expect(changes.count == expected.count, "step \(step): \(card.id)")
        } else {
          #expect(changes == expected, "step \(step): \(card.id)")
        }
        #expect(card.isPresent == shown.contains { $0.id == card.id })
      }
    }
    #expect(log.events == expectedLog)
  }
}
