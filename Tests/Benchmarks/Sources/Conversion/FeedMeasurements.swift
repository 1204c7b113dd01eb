import ContentCards
import Dispatch
import Measuring

/// Measures a feed update in which one card has changed, compared with converting all cards for each listener.
func measureFeedUpdates(cards count: Int) -> [Ratio] {
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
  feeds.update(nextCards())
  return measure(
    "One of \(count) cards changed, 10 listeners", cards: count, clock: .process,
    [
      Contender("convertContentCards for each listener", preparing: nextCards) { cards in
        (0..<10).reduce(0) { sum, _ in
          sum + ContentCardClassType.convertContentCards(cards, for: wanted).objects.count
        }
      },
      Contender("ours, feeds of a manager", preparing: nextCards) { feeds.update($0) },
    ])
}

/// Listeners to the feeds of one manager. All of them run on one actor, as those of an app run on the main actor.
private final class ListenedFeeds: Sendable {
  private let source = StreamSource()
  private let manager: ContentCardManager<ContentCardClassType>
  private let received: Received

  init(listeners: Int, _ wanted: [ContentCardClassType]) {
    manager = ContentCardManager(source: source)
    received = Received(listeners: listeners)
    for listener in 0..<listeners {
      let feeds = manager.feeds(for: wanted)
      Task { @Screen [received] in
        for await feed in feeds { received.take(feed.objects.count, listener) }
      }
    }
    // Waits for the first feed, which is empty.
    received.byAll.wait()
  }

  /// Delivers cards, waits until each listener has received them, and returns the number of their objects.
  @discardableResult func update(_ cards: [ContentCard]) -> Int {
    source.updates.yield(cards)
    received.byAll.wait()
    return received.objects
  }
}

/// The actor of the listeners. It is not the main actor, because the main thread waits for the listeners.
@globalActor private actor Screen { static let shared = Screen() }

private final class Received: Sendable {
  let byAll = DispatchSemaphore(value: 0)
  /// The number of objects of all listeners. Read it only after `byAll` has been signaled.
  nonisolated(unsafe) private(set) var objects = 0
  @Screen private var counts: [Int?]

  init(listeners: Int) { counts = Array(repeating: nil, count: listeners) }

  @Screen func take(_ count: Int, _ listener: Int) {
    counts[listener] = count
    guard counts.allSatisfy({ $0 != nil }) else { return }
    objects = counts.reduce(0) { $0 + ($1 ?? 0) }
    counts = counts.map { _ in nil }
    byAll.signal()
  }
}

/// A source that has no cached cards and a single stream.
private final class StreamSource: ContentCardSource {
  private let stream: AsyncStream<[ContentCard]>
  let updates: AsyncStream<[ContentCard]>.Continuation

  init() { (stream, updates) = AsyncStream.makeStream() }

  func cachedContentCards() async -> [ContentCard] { [] }
  func contentCardUpdates() -> AsyncStream<[ContentCard]> { stream }
  func requestContentCardsRefresh() async throws -> [ContentCard] { [] }
}
