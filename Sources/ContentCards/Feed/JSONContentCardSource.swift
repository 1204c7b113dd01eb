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
// The class is `@unchecked Sendable`, because the compiler cannot check that the lock protects the state.
public final class JSONContentCardSource: ContentCardSource, @unchecked Sendable {
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
  }

  private let lock = NSLock()
  private var state: State
  @MainActor private var subscribers: [(UUID, @MainActor ([ContentCard]) -> Void)] = []

  /// Creates a source from JSON.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form.
  public init(json: Data) throws(ContentCard.Payload.ReadingError) {
    let payload = try ContentCard.Payload(json: json)
    state = State(cards: payload.cards, failures: payload.failures)
  }

  /// Creates a source from a JSON file, which is read once.
  ///
  /// - Throws: An error if the file cannot be read, or a `ContentCard.Payload.ReadingError` if its JSON is invalid or
  ///   has an unknown form.
  public convenience init(contentsOf file: URL) throws {
    try self.init(json: Data(contentsOf: file))
  }

  /// The cards in the JSON that could not be read.
  public var failures: [ContentCard.Payload.Failure] { lock.withLock { state.failures } }

  /// The recorded events, in order.
  public var log: [Entry] { lock.withLock { state.log } }

  /// The cards with their events applied: cards that were viewed, clicked, or dismissed have the corresponding flag set.
  /// As in Braze's SDK, stores are not notified of events.
  public var cards: [ContentCard] { withContexts(lock.withLock { state.cards }) }

  /// Replaces the cards. The feeds of stores are up to date when the method returns.
  ///
  /// - Throws: A `ContentCard.Payload.ReadingError` if the JSON is invalid or has an unknown form. The previous cards
  ///   are then kept.
  @MainActor public func update(json: Data) throws(ContentCard.Payload.ReadingError) {
    let payload = try ContentCard.Payload(json: json)
    lock.withLock { (state.cards, state.failures) = (payload.cards, payload.failures) }
    for (_, receive) in subscribers { receive(cards) }
  }

  /// Makes refreshes fail, or succeed again if `error` is `nil`.
  public func failRefreshes(with error: (any Error)?) {
    var error = error
    lock.withLock { swap(&state.error, &error) }
  }

  /// Delays each refresh.
  public func delayRefreshes(by duration: Duration) { lock.withLock { state.delay = duration } }

  /// Passes the cards to a closure, now and after each call to `update(json:)`. After the user has changed, waits for
  /// the next call to `update(json:)`.
  @MainActor public func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void {
    let id = UUID()
    subscribers.append((id, receive))
    if !afterUserChange { receive(cards) }
    return { [weak self] in
      Task { @MainActor in self?.subscribers.removeAll { $0.0 == id } }
    }
  }

  /// Returns the cards after the delay set with `delayRefreshes(by:)`.
  ///
  /// - Throws: The error set with `failRefreshes(with:)`, or `CancellationError` if the task is cancelled during the
  ///   delay.
  public func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await Task.sleep(for: lock.withLock { state.delay })
    if let error = lock.withLock({ state.error }) { throw error }
    return cards
  }

  private func withContexts(_ cards: [ContentCard]) -> [ContentCard] {
    cards.map { card in
      var card = card
      let hasLink = card.urlString != nil
      card.context = ContentCardContext { [self, id = card.id] event in
        // A card without a link has no click action.
        guard event != .clickAction || hasLink else { return false }
        lock.withLock { state.record(event, of: id) }
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
