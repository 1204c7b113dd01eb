import Foundation

/// The cards of one user that a manager holds, and what has become of them.
final class FeedState: Sendable {
  typealias Waiter = CheckedContinuation<Void, any Error>

  struct Contents: Sendable {
    var isLoaded = false
    /// Each card once, none of them gone when it came.
    var cards: [ContentCard] = []
    var positions: [String: Int] = [:]
    var dismissals: Set<String> = []
    var refreshError: (any Error)?

    /// Counts users.
    var user = 0
    var impressions: Set<String> = []
    /// Counts how often impressions were forgotten.
    var resets = 0

    var refresh: Task<Void, Never>?
    /// Who waits for the refresh to end.
    var refreshWaiters: [Int: Waiter] = [:]
    /// Who waits for cards to be there.
    var cardWaiters: [Int: Waiter] = [:]
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    /// Numbers those who wait and listen.
    var count = 0
  }

  let contents = Locked(Contents())
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  var time: Date { now() }

  /// The number of the user of now.
  var user: Int { contents.withLock { $0.user } }

  /// What there is now.
  var snapshot: FeedSnapshot { contents.withLock { snapshot(of: $0) } }

  private func snapshot(of contents: Contents) -> FeedSnapshot {
    FeedSnapshot(
      state: self, user: contents.user, delivered: contents.cards,
      dismissals: contents.dismissals, refreshError: contents.refreshError)
  }
}

// MARK: - What arrives

extension FeedState {
  /// Takes the cards that the source has of before, unless newer ones have come meanwhile.
  func takeCached(_ cards: [ContentCard], ofUser user: Int) {
    take(cards) { $0.user == user && !$0.isLoaded }
  }

  /// Takes all the cards that there are now.
  func take(_ cards: [ContentCard], ofUser user: Int) {
    take(cards) { contents in
      guard contents.user == user else { return false }
      contents.refreshError = nil
      return true
    }
  }

  /// - Parameter begin: Says whether the cards are wanted, and may change what is there before them.
  private func take(_ delivered: [ContentCard], begin: (inout Contents) -> Bool) {
    let time = time
    var cards: [ContentCard] = []
    var positions: [String: Int] = [:]
    for card in delivered where !card.isRemoved && !card.isDismissed && !card.isExpired(at: time) {
      // Of cards with one identifier the first counts.
      guard positions[card.id] == nil else { continue }
      positions[card.id] = cards.count
      cards.append(card)
    }
    // What was there before is let go outside the lock, since the ways back may hold anything.
    let before = contents.withLock { contents -> Contents? in
      let before = contents
      guard begin(&contents) else { return nil }
      contents.isLoaded = true
      (contents.cards, contents.positions, contents.cardWaiters) = (cards, positions, [:])
      return before
    }
    guard let before else { return }
    notify()
    for waiter in before.cardWaiters.values { waiter.resume() }
  }

  /// Keeps the cards, and says why there are no newer ones.
  func refreshFailed(_ error: any Error, ofUser user: Int) {
    let before = contents.withLock { contents in
      let before = contents.refreshError
      if contents.user == user { contents.refreshError = error }
      return before
    }
    withExtendedLifetime(before) { notify() }
  }

  /// Forgets everything of the user before, and leaves the feed empty. Returns the number of the new
  /// user, which is greater.
  func forgetUser() -> Int {
    let before = contents.withLock { contents in
      let before = contents
      contents = Contents(
        isLoaded: true, user: before.user + 1, resets: before.resets, listeners: before.listeners,
        count: before.count)
      return before
    }
    before.refresh?.cancel()
    notify()
    for waiter in before.cardWaiters.values { waiter.resume() }
    for waiter in before.refreshWaiters.values { waiter.resume(throwing: CancellationError()) }
    return before.user + 1
  }
}

// MARK: - Who listens

extension FeedState {
  /// A word for each time that there is something new; whoever hears it looks for itself, and so
  /// never gets what is older than what it had.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (id, isLoaded) = contents.withLock { contents in
      contents.count += 1
      contents.listeners[contents.count] = continuation
      return (contents.count, contents.isLoaded)
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.contents.withLock { $0.listeners.removeValue(forKey: id) }
    }
    if isLoaded { continuation.yield() }
    return stream
  }

  /// Tells all who listen that nothing more will come.
  func end() {
    let (listeners, refresh) = contents.withLock { (Array($0.listeners.values), $0.refresh) }
    refresh?.cancel()
    for listener in listeners { listener.finish() }
  }

  func notify() {
    let listeners = contents.withLock { $0.isLoaded ? Array($0.listeners.values) : [] }
    for listener in listeners { listener.yield() }
  }
}
