/// The cards of one user that a manager holds, and what has become of them.
final class FeedState: Sendable {
  /// What a feed is made of.
  struct Snapshot: Sendable {
    /// Grows with each change.
    let version: Int
    /// Each card once, none that is gone; with the way back that counts impressions.
    let cards: [ContentCard]
    /// Why the last refresh failed.
    let refreshError: (any Error)?
  }

  /// Somebody who is told of every change.
  struct Listener: Sendable {
    /// Gets what there is now. Two calls may come at once, and out of order.
    let receive: @Sendable (Snapshot) -> Void
    /// Nothing more will come.
    let end: @Sendable () -> Void
  }

  private struct Contents {
    var version = 0
    /// Grows when another user comes.
    var user = 0
    var isLoaded = false
    var cards: [ContentCard] = []
    var positions: [String: Int] = [:]
    var impressions: Set<String> = []
    var dismissals: Set<String> = []
    var refreshError: (any Error)?
    var refresh: Task<Void, Never>?
    /// Who waits for the refresh to end.
    var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    var listeners: [Int: Listener] = [:]
    /// Numbers listeners and those who wait.
    var count = 0

    mutating func take(_ delivered: [ContentCard]) {
      isLoaded = true
      refreshError = nil
      hold(delivered)
    }

    mutating func removeWaiting() -> [CheckedContinuation<Void, any Error>] {
      defer { waiting = [:] }
      return Array(waiting.values)
    }

    /// Of cards with one identifier the first counts.
    mutating func hold(_ candidates: [ContentCard]) {
      version += 1
      cards = []
      positions = [:]
      for card in candidates where !card.isRemoved && !card.isDismissed {
        guard !dismissals.contains(card.id), positions[card.id] == nil else { continue }
        positions[card.id] = cards.count
        cards.append(card)
      }
    }
  }

  private let contents = Locked(Contents())
}

// MARK: - What arrives

extension FeedState {
  /// Takes the cards that the source has of before, unless newer ones have come meanwhile.
  func takeCached(_ cards: [ContentCard]) {
    let isNew = contents.withLock { contents in
      guard !contents.isLoaded else { return false }
      contents.take(cards)
      return true
    }
    if isNew { notify() }
  }

  /// Takes all the cards that there are now.
  func take(_ cards: [ContentCard]) {
    contents.withLock { $0.take(cards) }
    notify()
  }

  /// Asks for the cards of now; whoever asks while a request is on its way waits for that one. A
  /// task that is cancelled stops waiting, and leaves the request to the others.
  func refresh(_ request: @escaping @Sendable () async throws -> [ContentCard]) async throws {
    let id = contents.withLock { contents in
      contents.count += 1
      return contents.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        contents.withLock { contents in
          guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
          contents.waiting[id] = continuation
          guard contents.refresh == nil else { return }
          contents.refresh = Task { [user = contents.user] in
            let result: Result<[ContentCard], any Error>
            do { result = .success(try await request()) } catch { result = .failure(error) }
            finish(result, ofUser: user)
          }
        }
      }
    } onCancel: {
      contents.withLock { $0.waiting.removeValue(forKey: id) }?
        .resume(throwing: CancellationError())
    }
  }

  private func finish(_ result: Result<[ContentCard], any Error>, ofUser user: Int) {
    let waiting = contents.withLock { contents -> [CheckedContinuation<Void, any Error>] in
      // Another user's cards are nobody's any more.
      guard contents.user == user else { return [] }
      contents.refresh = nil
      switch result {
      case .success(let cards): contents.take(cards)
      case .failure(let error):
        contents.refreshError = error
        contents.version += 1
      }
      return contents.removeWaiting()
    }
    notify()
    for continuation in waiting { continuation.resume(with: result.map { _ in }) }
  }

  /// Forgets everything of the user before.
  func forgetUser() {
    let (refresh, waiting) = contents.withLock { contents in
      defer { contents.refresh = nil }
      contents.user += 1
      contents.impressions = []
      contents.dismissals = []
      contents.take([])
      return (contents.refresh, contents.removeWaiting())
    }
    refresh?.cancel()
    notify()
    for continuation in waiting { continuation.resume(throwing: CancellationError()) }
  }
}

// MARK: - Who listens

extension FeedState {
  /// What there is now.
  var snapshot: Snapshot { contents.withLock { snapshot(of: $0) } }

  /// Tells a listener what there is, once there is something, and every change after that.
  func add(_ listener: Listener) -> Int {
    let (id, present) = contents.withLock { contents in
      contents.count += 1
      contents.listeners[contents.count] = listener
      return (contents.count, contents.isLoaded ? snapshot(of: contents) : nil)
    }
    if let present { listener.receive(present) }
    return id
  }

  func removeListener(_ id: Int) { contents.withLock { $0.listeners[id] = nil } }

  /// Tells all listeners that nothing more will come.
  func end() {
    let listeners = contents.withLock { Array($0.listeners.values) }
    for listener in listeners { listener.end() }
  }

  private func notify() {
    let (present, listeners) = contents.withLock { contents in
      (snapshot(of: contents), Array(contents.listeners.values))
    }
    for listener in listeners { listener.receive(present) }
  }

  private func snapshot(of contents: Contents) -> Snapshot {
    Snapshot(
      version: contents.version,
      cards: contents.cards.map { managed($0, user: contents.user) },
      refreshError: contents.refreshError)
  }
}

// MARK: - What becomes of the cards

extension FeedState {
  /// Tells the source what has become of a card that is in the feed.
  func log(_ event: ContentCardEvent, cardID: String) -> Bool {
    let card = contents.withLock { contents in
      contents.positions[cardID].map { managed(contents.cards[$0], user: contents.user) }
    }
    return card?.context?.log(event) ?? false
  }

  /// Lets each card log one more impression.
  func forgetImpressions() { contents.withLock { $0.impressions = [] } }

  /// The card with a way back that leads through here.
  private func managed(_ card: ContentCard, user: Int) -> ContentCard {
    var managed = card
    managed.context = ContentCardContext { [self, context = card.context] event in
      guard note(event, of: card, user: user) else { return false }
      defer { if event == .dismissal { notify() } }
      return context?.log(event) ?? false
    }
    return managed
  }

  /// Whether an event is one that the source is to be told of.
  private func note(_ event: ContentCardEvent, of card: ContentCard, user: Int) -> Bool {
    contents.withLock { contents in
      // An object that outlives its user would be counted for the next one.
      guard contents.user == user else { return false }
      switch event {
      case .impression:
        return contents.impressions.insert(card.id).inserted
      case .click:
        return true
      case .dismissal:
        guard card.isDismissible, contents.dismissals.insert(card.id).inserted else { return false }
        contents.hold(contents.cards)
        return true
      }
    }
  }
}
