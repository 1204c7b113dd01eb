public import Foundation

/// A source that reads content cards from JSON, for tests and previews.
///
/// The source reads every form that `ContentCard.Payload` supports, and records events and links. A store has the
/// source's cards as soon as the store is created, so tests need not wait for them. Tests can delay refreshes, hold
/// them, or make them fail.
///
///     let source = try JSONContentCardSource(json: data)
///     let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
///     …
///     #expect(source.log == [.init(event: .impression, cardID: "a1")])
@MainActor public final class JSONContentCardSource: ContentCardSource {
  /// An event that was logged for a card.
  public struct Entry: Hashable, Sendable {
    /// The logged event: an impression, a click, a click action, or a dismissal.
    public let event: ContentCard.Event
    /// The identifier of the card that the event was logged for.
    public let cardID: String

    /// Creates an entry, to compare it with those of the log.
    public init(event: ContentCard.Event, cardID: String) {
      (self.event, self.cardID) = (event, cardID)
    }
  }

  /// The class is `@unchecked Sendable`, because the lock protects `storage`.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: (entries: [Entry], urls: [URL]) = ([], [])

    var contents: (entries: [Entry], urls: [URL]) { lock.withLock { storage } }

    func append(_ entry: Entry, opening url: URL?) {
      lock.withLock {
        storage.entries.append(entry)
        if let url { storage.urls.append(url) }
      }
    }
  }

  /// The cards. Each card has a context that records the card's events.
  public private(set) var cards: [ContentCard] = []
  /// The cards in the JSON that could not be read.
  public private(set) var failures: [ContentCard.Payload.Failure] = []
  /// The error that each refresh throws, or `nil` if refreshes succeed.
  public var refreshError: (any Error)?
  /// How long each refresh waits first. This is real time, even if the store has a ``ContentCardStore/ManualClock``.
  public var refreshDelay = Duration.zero
  /// Whether refreshes wait, after the ``refreshDelay``, until this property is `false` again. They then return the
  /// current cards or throw the current ``refreshError``.
  public var holdsRefreshes = false {
    didSet {
      guard !holdsRefreshes else { return }
      for continuation in held { continuation.finish() }
      held = []
    }
  }

  private let openURL: (@Sendable (URL) -> Void)?
  private let recorded = Log()
  private var held: [AsyncStream<Never>.Continuation] = []
  private var subscribers: [UUID: @MainActor ([ContentCard]) -> Void] = [:]

  /// Creates a source from JSON.
  ///
  /// - Parameters:
  ///   - json: One card, an array of cards, or a sync response (`{"cards": […]}`), in UTF-8.
  ///   - openURL: Opens the link of a card, for previews. Tests can read ``openedURLs`` instead.
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form.
  public init(
    json: Data, openURL: (@Sendable (URL) -> Void)? = nil
  ) throws(ContentCard.Payload.ReadingError) {
    self.openURL = openURL
    try update(json: json)
  }

  /// The events that the source has received, oldest first, except click actions of cards without a valid link.
  nonisolated public var log: [Entry] { recorded.contents.entries }

  /// The links of the click actions in ``log``, oldest first.
  nonisolated public var openedURLs: [URL] { recorded.contents.urls }

  /// Replaces the cards.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form. The previous cards
  ///   are then kept.
  public func update(json: Data) throws(ContentCard.Payload.ReadingError) {
    let payload = try ContentCard.Payload(json: json)
    failures = payload.failures
    cards = payload.cards.map { card in
      var card = card
      card.context = ContentCardContext {
        [recorded, openURL, id = card.id, link = card.contentCardURL] event in
        let url = event == .clickAction ? link : nil
        // A card without a valid link has no click action.
        guard event != .clickAction || url != nil else { return false }
        recorded.append(Entry(event: event, cardID: id), opening: url)
        if let url { openURL?(url) }
        return true
      }
      return card
    }
    for receive in subscribers.values { receive(cards) }
  }

  /// Passes the cards to a closure each time `update(json:)` replaces them. If `afterUserChange` is `false`, also
  /// passes the current cards before the method returns.
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

  /// Returns the cards when the ``refreshDelay`` has passed and ``holdsRefreshes`` is `false`.
  ///
  /// - Throws: The ``refreshError``, or `CancellationError` if the task is cancelled first.
  public func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await Task.sleep(for: refreshDelay)
    if holdsRefreshes {
      let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
      held.append(continuation)
      for await _ in stream {}
      try Task.checkCancellation()
    }
    if let refreshError { throw refreshError }
    return cards
  }
}
