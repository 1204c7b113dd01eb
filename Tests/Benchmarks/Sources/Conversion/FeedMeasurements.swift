import ContentCards
import Measuring

/// Measures a feed update in which one card has changed, and syncs of new cards.
@MainActor func measureFeedUpdates(cards count: Int) -> [Ratio] {
  let sdkCards = Feed.valid.cards(count)
  let wanted = Feed.valid.wanted
  var edition = 0
  // Like an SDK, creates all cards again for each update.
  let nextCards = {
    edition += 1
    var sdkCards = sdkCards
    sdkCards[count / 2].title = "Edition \(edition)"
    return sdkCards.map { $0.contentCard(context: ContentCardContext { _ in true }) }
  }
  let feeds = ListenedFeeds(listeners: 10, wanted)
  _ = feeds.update(nextCards())
  return measure(
    "One of \(count) cards changed, 10 listeners", cards: count, clock: .process,
    [
      Contender("convertContentCards for each listener", preparing: nextCards) { cards in
        (0..<10).reduce(0) { sum, _ in
          sum + ContentCardClassType.convertContentCards(cards, for: wanted).objects.count
        }
      },
      Contender("ours, feeds of a store", preparing: nextCards) { feeds.update($0) },
    ])
    + measure(
      "A sync of \(count) new cards, 1 listener", cards: count, clock: .process,
      [
        Contender("convertContentCards", preparing: nextCards) { cards in
          ContentCardClassType.convertContentCards(cards, for: wanted).objects.count
        },
        Contender(
          "ours, a store", preparing: { (ListenedFeeds(listeners: 1, wanted), nextCards()) }
        ) { feeds, cards in feeds.update(cards) },
      ])
    + measure(
      "A sync of \(count) new cards, all wanted or none", cards: count, clock: .process,
      [
        Contender(
          "feeds of all class types",
          preparing: { (ListenedFeeds(listeners: 1, wanted), nextCards()) }
        ) { feeds, cards in feeds.update(cards) },
        Contender(
          "feeds of no class type", preparing: { (ListenedFeeds(listeners: 1, []), nextCards()) }
        ) { feeds, cards in feeds.update(cards) },
      ])
}

/// Listeners to the feeds of one store.
@MainActor private final class ListenedFeeds {
  private let source = PushSource()
  private let store: ContentCardStore
  private var observations: [ContentCardStore.Observation] = []
  /// The number of objects that the listeners have received since the last update began.
  private var objects = 0

  init(listeners: Int, _ wanted: [ContentCardClassType]) {
    store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
    for _ in 0..<listeners {
      observations.append(
        store.observeFeeds(ContentCardClassType.self, for: wanted) { [weak self] feed in
          self?.objects += feed.objects.count
        })
    }
  }

  /// Delivers cards to the store, and returns how many objects all listeners have received.
  func update(_ cards: [ContentCard]) -> Int {
    objects = 0
    source.receive(cards)
    return objects
  }
}

private final class PushSource: ContentCardSource {
  @MainActor private(set) var receive: @MainActor ([ContentCard]) -> Void = { _ in }

  func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void {
    self.receive = receive
    return {}
  }

  func requestContentCardsRefresh() async throws -> [ContentCard] { [] }
}
