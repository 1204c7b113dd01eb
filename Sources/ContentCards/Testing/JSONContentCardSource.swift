import Foundation

/// A source that reads content cards from JSON, for tests and previews.
///
/// It reads every form that `ContentCard.Payload` supports, and records events. A store has its cards as soon as it is
/// created, so tests need not wait for them. Tests can delay refreshes or make them fail.
///
///     let source = try JSONContentCardSource(json: data)
///     let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
///     …
///     #expect(source.log == [.init(event: .impression, cardID: "a1")])
@MainActor public final class JSONContentCardSource: ContentCardSource {
  /// A recorded event.
  public struct Entry: Hashable, Sendable {
    /// The event.
    public let event: ContentCard.Event
    /// The card's identifier.
    public let cardID: String

    /// Creates an entry.
    public init(event: ContentCard.Event, cardID: String) {
      (self.event, self.cardID) = (event, cardID)
    }
  }

  /// The events, which objects log on any thread. `@unchecked`, because the lock protects the entries.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: [Entry] = []

    var entries: [Entry] { lock.withLock { storage } }
    func append(_ entry: Entry) { lock.withLock { storage.append(entry) } }
  }

  /// The cards. Each has a context that records its events.
  public private(set) var cards: [ContentCard] = []
  /// The cards in the JSON that could not be read.
  public private(set) var failures: [ContentCard.Payload.Failure] = []
  /// The error of each refresh, or `nil` if refreshes succeed.
  public var refreshError: (any Error)?
  /// The time that each refresh takes.
  public var refreshDelay = Duration.zero

  private let recorded = Log()
  private var subscribers: [UUID: @MainActor ([ContentCard]) -> Void] = [:]

  /// Creates a source from JSON.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form.
  public init(json: Data) throws(ContentCard.Payload.ReadingError) { try update(json: json) }

  /// The recorded events, in order.
  nonisolated public var log: [Entry] { recorded.entries }

  /// Replaces the cards. The feeds of stores are up to date when the method returns.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form. The previous cards
  ///   are then kept.
  public func update(json: Data) throws(ContentCard.Payload.ReadingError) {
    let payload = try ContentCard.Payload(json: json)
    failures = payload.failures
    cards = payload.cards.map { card in
      var card = card
      card.context = ContentCardContext { [recorded, id = card.id, link = card.urlString] event in
        // A card without a link has no click action.
        guard event != .clickAction || link != nil else { return false }
        recorded.append(Entry(event: event, cardID: id))
        return true
      }
      return card
    }
    for receive in subscribers.values { receive(cards) }
  }

  /// Passes the cards to a closure, now and after each call to `update(json:)`. After the user has changed, waits for
  /// the next call to `update(json:)`.
  public func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void {
    let id = UUID()
    subscribers[id] = receive
    if !afterUserChange { receive(cards) }
    return { [weak self] in
      Task { @MainActor in self?.subscribers[id] = nil }
    }
  }

  /// Returns the cards after the ``refreshDelay``.
  ///
  /// - Throws: The ``refreshError``, or `CancellationError` if the task is cancelled during the delay.
  public func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await Task.sleep(for: refreshDelay)
    if let refreshError { throw refreshError }
    return cards
  }
}
