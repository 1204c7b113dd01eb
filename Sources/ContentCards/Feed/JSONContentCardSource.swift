import Foundation

/// A source that reads content cards from JSON, for tests and previews.
///
/// It reads every form that `ContentCard.Payload` supports, and records events. Tests can delay refreshes or make them
/// fail.
///
///     let source = try JSONContentCardSource(json: data)
///     let manager = ContentCardManager<ContentCardClassType>(source: source)
///     …
///     #expect(source.log == [.init(event: .impression, cardID: "a1")])
public final class JSONContentCardSource: ContentCardSource {
  /// A recorded event.
  public struct Entry: Hashable, Sendable {
    /// The event.
    public let event: ContentCard.Event
    /// The card's identifier.
    public let cardID: String

    /// Creates an entry.
    public init(event: ContentCard.Event, cardID: String) {
      self.event = event
      self.cardID = cardID
    }
  }

  fileprivate struct State: Sendable {
    var cards: [ContentCard]
    var failures: [ContentCard.Payload.Failure]
    var log: [Entry] = []
    var delay: Duration = .zero
    var error: (any Error)?
    var listeners: [UUID: AsyncStream<[ContentCard]>.Continuation] = [:]
  }

  private let state: Locked<State>

  /// Creates a source from JSON.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form.
  public init(json: Data) throws(ContentCard.Payload.ReadingError) {
    let payload = try ContentCard.Payload(json: json)
    state = Locked(State(cards: payload.cards, failures: payload.failures))
  }

  /// Creates a source from a JSON file, which is read once.
  ///
  /// - Throws: An error if the file cannot be read, or a `ContentCard.Payload.ReadingError` if its JSON is invalid or
  ///   has an unknown form.
  public convenience init(contentsOf file: URL) throws {
    try self.init(json: Data(contentsOf: file))
  }

  deinit {
    for listener in state.withLock({ $0.listeners.values }) { listener.finish() }
  }

  /// The cards in the JSON that could not be read.
  public var failures: [ContentCard.Payload.Failure] { state.withLock { $0.failures } }

  /// The recorded events, in order.
  public var log: [Entry] { state.withLock { $0.log } }

  /// Replaces the cards and notifies listeners. A manager updates its feeds asynchronously: wait for its next feed, or
  /// request a refresh.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form. The previous cards
  ///   are then kept.
  public func update(json: Data) throws(ContentCard.Payload.ReadingError) {
    let payload = try ContentCard.Payload(json: json)
    let cards = withContexts(payload.cards)
    state.withLock { state in
      (state.cards, state.failures) = (payload.cards, payload.failures)
      // Yields under the lock so that listeners receive updates in order.
      for listener in state.listeners.values { listener.yield(cards) }
    }
  }

  /// Makes refreshes fail, or succeed again if `error` is `nil`.
  public func failRefreshes(with error: (any Error)?) {
    let before = state.withLock { state in
      defer { state.error = error }
      return state.error
    }
    withExtendedLifetime(before) {}
  }

  /// Delays each refresh.
  public func delayRefreshes(by duration: Duration) { state.withLock { $0.delay = duration } }

  /// Returns the cards with their events applied: cards that were viewed, clicked, or dismissed have the corresponding
  /// flag set. As in Braze's SDK, listeners are not notified of events.
  public func cachedContentCards() async -> [ContentCard] {
    withContexts(state.withLock { $0.cards })
  }

  /// Returns a stream that delivers all cards after each call to `update(json:)`.
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

  /// Returns the cards after the delay set with `delayRefreshes(by:)`.
  ///
  /// - Throws: The error set with `failRefreshes(with:)`, or `CancellationError` if the task is cancelled during the
  ///   delay.
  public func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await Task.sleep(for: state.withLock { $0.delay })
    let (cards, error) = state.withLock { ($0.cards, $0.error) }
    if let error { throw error }
    return withContexts(cards)
  }

  private func withContexts(_ cards: [ContentCard]) -> [ContentCard] {
    cards.map { card in
      var card = card
      let hasLink = card.urlString != nil
      card.context = ContentCardContext { [state, id = card.id] event in
        // A card without a link has no click action.
        guard event != .clickAction || hasLink else { return false }
        state.withLock { $0.record(event, of: id) }
        return true
      }
      return card
    }
  }
}

extension JSONContentCardSource.State {
  fileprivate mutating func record(_ event: ContentCard.Event, of id: String) {
    log.append(.init(event: event, cardID: id))
    for index in cards.indices where cards[index].id == id {
      switch event {
      case .impression: cards[index].isViewed = true
      case .click: cards[index].isClicked = true
      case .dismissal: cards[index].isDismissed = true
      case .clickAction: break
      }
    }
  }
}
