import Foundation

/// The cards of a manager's current user, and the events logged for them.
final class FeedState: Sendable {
  struct Contents: Sendable {
    /// Whether the source has delivered cards.
    var hasCards = false
    /// Whether the feed can be shown: the source has delivered cards or has not answered in time, or the user has
    /// changed.
    var isLoaded = false
    var loadingWaiters: [Int: Promise<Void>] = [:]

    /// The number of the current user. An object can log events only while its user is the current one.
    var user = 0

    /// The feed's cards in the order in which they were delivered, without duplicates and without their contexts. A
    /// card keeps its `box` while its content stays the same.
    var cards: [ContentCard] = []
    /// The newest context of each card.
    var contexts: [ContentCardContext?] = []
    var positions: [String: Int] = [:]
    /// The version of `cards`, which is incremented with each change.
    var version = 0

    /// The identifiers of the cards that were logged as viewed, clicked, or dismissed. The source may still deliver
    /// such a card with its earlier state.
    var viewed: Set<String> = []
    var clicked: Set<String> = []
    var dismissed: Set<String> = []
    /// Whether dismissed cards are still in `cards`. They are removed all at once.
    var hasDismissedCards = false
    /// The identifiers of the cards for which an impression was logged since the impressions were last reset.
    var impressions: Set<String> = []
    /// The number of times that the impressions were reset.
    var resets = 0

    var requests = Requests()
    /// The time at which the next card expires, and the timer that then removes expired cards.
    var expiry: (date: Date, timer: Task<Void, Never>)?

    /// Whether the manager has been released.
    var isEnded = false
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    /// The number of the newest waiter or listener.
    var lastID = 0
  }

  let contents = Locked(Contents())
  let sleep: Sleep
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date, sleep: @escaping Sleep) {
    self.now = now
    self.sleep = sleep
  }

  var time: Date { now() }

  var user: Int { contents.withLock { $0.user } }

  /// Returns whether the user and the version of the cards are still the given ones, and no dismissed card is still in
  /// `cards`.
  func isCurrent(user: Int, version: Int) -> Bool {
    contents.withLock {
      $0.user == user && $0.version == version && !$0.hasDismissedCards
    }
  }

  /// A snapshot of the current cards, after expired and dismissed ones have been removed.
  var snapshot: FeedSnapshot {
    removeExpired(at: time)
    return update { contents in
      contents.removeDismissed()
      return FeedSnapshot(
        user: contents.user, version: contents.version, cards: contents.cards,
        contexts: contents.contexts, refreshError: contents.requests.error,
        refreshRevision: contents.requests.revision)
    }
  }

  /// Changes the contents. Cancels a replaced timer and releases the previous contents outside the lock, because
  /// contexts and an injected `sleep` can run app code.
  func update<Value>(_ change: (inout Contents) -> Value) -> Value {
    let (before, timer, value) = contents.withLock { contents in
      let before = contents
      let value = change(&contents)
      return (before, contents.expiry?.timer, value)
    }
    if let oldTimer = before.expiry?.timer, oldTimer != timer { oldTimer.cancel() }
    return withExtendedLifetime(before) { value }
  }
}

/// A snapshot of one user's cards and refresh status.
struct FeedSnapshot: Sendable {
  let user: Int
  let version: Int
  let cards: [ContentCard]
  let contexts: [ContentCardContext?]
  /// The error from the last refresh, or `nil` if that refresh succeeded or newer cards have arrived since.
  let refreshError: (any Error)?
  /// Incremented when a refresh ends without an error, and whenever the error is set or cleared.
  let refreshRevision: Int
}

// MARK: - Loading

extension FeedState {
  /// Waits until the feed can be shown; see `Contents.isLoaded`.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func loaded() async throws {
    try Task.checkCancellation()
    let promise = Promise<Void>()
    let id = contents.withLock { contents in
      contents.lastID += 1
      if contents.isLoaded {
        promise.fulfill(.success(()))
      } else {
        contents.loadingWaiters[contents.lastID] = promise
      }
      return contents.lastID
    }
    defer { _ = contents.withLock { $0.loadingWaiters.removeValue(forKey: id) } }
    try await promise.value()
  }

  /// Makes the feed available, without cards, if the source has not answered yet.
  func stopLoading(ofUser user: Int) {
    let waiters = contents.withLock { contents in
      contents.user == user ? contents.finishLoading() : []
    }
    notify()
    for waiter in waiters { waiter.fulfill(.success(())) }
  }
}

extension FeedState.Contents {
  /// Marks the feed as loaded. Removes and returns the promises of the tasks that wait for it.
  mutating func finishLoading() -> [Promise<Void>] {
    defer { (isLoaded, loadingWaiters) = (true, [:]) }
    return Array(loadingWaiters.values)
  }
}

// MARK: - Users and listeners

extension FeedState {
  /// Removes everything that belongs to the current user. Returns the number of the next user.
  func forgetUser() -> Int {
    let before = contents.withLock { contents in
      let before = contents
      contents = Contents()
      contents.isLoaded = true
      contents.user = before.user + 1
      contents.version = before.version + 1
      contents.resets = before.resets
      contents.requests = before.requests.afterUserChange
      contents.listeners = before.listeners
      contents.lastID = before.lastID
      return before
    }
    before.expiry?.timer.cancel()
    before.requests.cancel()
    notify()
    for waiter in before.loadingWaiters.values { waiter.fulfill(.success(())) }
    for waiter in before.requests.waiters.values {
      waiter.promise.fulfill(.failure(CancellationError()))
    }
    return before.user + 1
  }

  /// Returns a stream that signals changes. A signal carries no data: the listener reads the newest state itself.
  /// Several changes can cause one signal.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (id, isLoaded) = contents.withLock { contents in
      contents.lastID += 1
      contents.listeners[contents.lastID] = continuation
      return (contents.lastID, contents.isLoaded)
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.contents.withLock { $0.listeners.removeValue(forKey: id) }
    }
    if isLoaded { continuation.yield() }
    return stream
  }

  func notify() {
    let listeners = contents.withLock { $0.isLoaded ? Array($0.listeners.values) : [] }
    for listener in listeners { listener.yield() }
  }

  /// Ends the streams, requests, and timers when the manager is released.
  func end() {
    let (listeners, requests, expiry, waiters) = update { contents in
      contents.isEnded = true
      defer { (contents.cards, contents.contexts, contents.positions) = ([], [], [:]) }
      return (
        Array(contents.listeners.values), contents.requests, contents.expiry,
        contents.finishLoading()
      )
    }
    requests.cancel()
    expiry?.timer.cancel()
    for listener in listeners { listener.finish() }
    for waiter in waiters { waiter.fulfill(.success(())) }
    for waiter in requests.waiters.values { waiter.promise.fulfill(.failure(CancellationError())) }
  }
}
