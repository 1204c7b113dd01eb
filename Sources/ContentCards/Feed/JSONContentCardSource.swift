import Foundation

/// The content cards of a JSON text, for tests, previews and the command line.
///
/// It takes every form that `ContentCardPayload` does, and records what is logged. What a server
/// would do it does when told: answer late, fail, or have other cards.
///
///     let source = try JSONContentCardSource(json: data)
///     let manager = ContentCardManager<ContentCardClassType>(source: source)
///     …
///     #expect(source.log == [.init(event: .impression, cardID: "a1")])
public final class JSONContentCardSource: ContentCardSource {
  /// Something that was logged.
  public struct Entry: Hashable, Sendable {
    /// What became of the card.
    public let event: ContentCardEvent
    /// The card's identifier.
    public let cardID: String

    /// An entry of its parts.
    public init(event: ContentCardEvent, cardID: String) {
      self.event = event
      self.cardID = cardID
    }
  }

  private struct State: Sendable {
    var payload: ContentCardPayload
    var log: [Entry] = []
    var delay: Duration = .zero
    var error: (any Error)?
    var listeners: [UUID: AsyncStream<[ContentCard]>.Continuation] = [:]
  }

  private let state: Locked<State>

  /// A source of the cards in a JSON text.
  ///
  /// - Throws: `ContentCardPayload.ReadingError` for text that holds no cards at all.
  public init(json: Data) throws(ContentCardPayload.ReadingError) {
    state = Locked(State(payload: try ContentCardPayload(json: json)))
  }

  /// A source of the cards in a JSON file, which is read once and not watched.
  ///
  /// - Throws: What keeps the file from being read, or `ContentCardPayload.ReadingError`.
  public convenience init(contentsOf file: URL) throws {
    try self.init(json: Data(contentsOf: file))
  }

  deinit {
    for listener in state.withLock({ $0.listeners.values }) { listener.finish() }
  }

  /// The cards of the text that could not be read.
  public var failures: [ContentCardPayload.Failure] { state.withLock { $0.payload.failures } }

  /// What was logged, in order.
  public var log: [Entry] { state.withLock { $0.log } }

  /// Has other cards from now on, and tells those who listen. A manager hears of it in its own time:
  /// wait for the next of its feeds, or let it refresh.
  ///
  /// - Throws: `ContentCardPayload.ReadingError` for text that holds no cards at all; the cards then
  ///   stay.
  public func update(json: Data) throws(ContentCardPayload.ReadingError) {
    let payload = try ContentCardPayload(json: json)
    let cards = cards(of: payload)
    state.withLock { state in
      state.payload = payload
      // In here, so that the newest of two updates is heard last.
      for listener in state.listeners.values { listener.yield(cards) }
    }
  }

  /// Lets every refresh fail from now on; nil: lets it succeed again.
  public func failRefreshes(with error: (any Error)?) { state.withLock { $0.error = error } }

  /// Lets every refresh take so long from now on.
  public func delayRefreshes(by duration: Duration) { state.withLock { $0.delay = duration } }

  /// The cards of the text.
  public func cachedContentCards() async -> [ContentCard] {
    cards(of: state.withLock { $0.payload })
  }

  /// The cards after each `update(json:)`.
  public func contentCardUpdates() -> AsyncStream<[ContentCard]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [ContentCard].self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    state.withLock { $0.listeners[id] = continuation }
    continuation.onTermination = { [state] _ in
      _ = state.withLock { $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  /// The cards of the text, or the error that was set, after the delay that was set.
  public func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await Task.sleep(for: state.withLock { $0.delay })
    let (payload, error) = state.withLock { ($0.payload, $0.error) }
    if let error { throw error }
    return cards(of: payload)
  }

  private func cards(of payload: ContentCardPayload) -> [ContentCard] {
    payload.cards.map { card in
      var card = card
      card.context = ContentCardContext { [state, id = card.id] event in
        state.withLock { $0.log.append(Entry(event: event, cardID: id)) }
        return true
      }
      return card
    }
  }
}
