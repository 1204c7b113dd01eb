import Foundation

/// The refreshes that were requested from a source for one user.
struct RefreshRequests: Sendable {
  typealias Waiter = AsyncThrowingStream<Never, any Error>.Continuation

  /// The number of the newest request.
  var newest = 0
  /// The time until which callers can join the newest request, or `nil` if that request has ended or has timed out for a
  /// caller.
  var joinable: Date?
  /// The number of the newest request that delivered cards.
  var answered = 0
  /// The number of the newest request that has timed out for a caller.
  var timedOut = 0
  /// The callers that are waiting for a request.
  var waiters: [Int: (request: Int, waiter: Waiter)] = [:]
  /// The number of the newest caller.
  var lastCaller = 0

  /// Removes and returns the waiters of the requests that satisfy a predicate.
  mutating func takeWaiters(of isTaken: (Int) -> Bool) -> [Waiter] {
    let taken = waiters.filter { isTaken($0.value.request) }
    for caller in taken.keys { waiters[caller] = nil }
    return taken.values.map(\.waiter)
  }
}

extension ContentCardStore {
  /// Requests the current cards from the source, and waits until they have arrived.
  ///
  /// Concurrent calls share one request. Once a call has timed out, the next call begins a new request. A late answer
  /// is still used, unless a newer request has delivered cards.
  ///
  /// - Parameter timeout: How long to wait for the answer. Braze's SDK allows five requests in a row, then one every
  ///   three minutes. It does not always answer requests beyond this limit.
  /// - Throws: `ContentCard.TimeoutError` after the time limit, the source's error if the request fails, or
  ///   `CancellationError` if the task is cancelled or `userDidChange()` is called. After a timeout or a failed
  ///   request, the feeds keep their cards and have the error as `refreshError`.
  public func requestContentCardsRefresh(timeout: Duration = .seconds(10)) async throws {
    try Task.checkCancellation()
    let (contents, time) = (contents, now())
    if contents.requests.joinable.map({ $0 <= time }) ?? true {
      beginRequest(joinableUntil: time + timeout.seconds)
    }
    let request = contents.requests.newest
    contents.requests.lastCaller += 1
    let caller = contents.requests.lastCaller
    let (answer, waiter) = AsyncThrowingStream.makeStream(of: Never.self)
    contents.requests.waiters[caller] = (request, waiter)
    let timer = Task { [weak self, sleep] in
      try? await sleep(timeout)
      if !Task.isCancelled {
        self?.giveUp(caller: caller, request: request, contents, after: timeout)
      }
    }
    defer {
      timer.cancel()
      contents.requests.waiters[caller] = nil
    }
    // Ends without an error if the request succeeds, or if the task is cancelled.
    for try await _ in answer {}
    try Task.checkCancellation()
  }

  private func beginRequest(joinableUntil end: Date) {
    contents.requests.newest += 1
    contents.requests.joinable = end
    let (request, user) = (contents.requests.newest, contents.status.user)
    // Holds the store weakly so that an unanswered request does not keep it alive.
    contents.running.requests[request] = Task { [weak self, source] in
      let result: Result<[ContentCard], any Error>
      do {
        result = .success(try await source.requestContentCardsRefresh())
      } catch {
        result = .failure(error)
      }
      guard let self, contents.status.user == user else { return }
      finish(request: request, result)
    }
  }

  /// Ends a caller's wait for a request with a timeout error. The next caller begins a new request.
  private func giveUp(
    caller: Int, request: Int, _ contents: StoreContents, after limit: Duration
  ) {
    guard contents === self.contents,
      let waiter = contents.requests.waiters.removeValue(forKey: caller)?.waiter
    else { return }
    let error = ContentCard.TimeoutError(timeout: limit)
    if contents.requests.newest == request { contents.requests.joinable = nil }
    if contents.requests.timedOut < request {
      contents.requests.timedOut = request
      contents.setRefreshError(error)
    }
    deliver()
    waiter.finish(throwing: error)
  }

  private func finish(request: Int, _ result: Result<[ContentCard], any Error>) {
    let contents = contents
    contents.running.requests[request] = nil
    if contents.requests.newest == request { contents.requests.joinable = nil }
    var waiters: [RefreshRequests.Waiter] = []
    switch result {
    // Ignores an answer if a newer request has already delivered cards.
    case .success(let cards) where contents.requests.answered < request:
      contents.requests.answered = request
      contents.setRefreshError(nil)
      replaceCards(with: cards)
      waiters = contents.requests.takeWaiters { $0 <= request }
    case .failure(let error)
    where contents.requests.answered < request && contents.requests.newest == request:
      contents.setRefreshError(error)
    case .success, .failure: break
    }
    waiters += contents.requests.takeWaiters { $0 == request }
    deliver()
    for waiter in waiters {
      switch result {
      case .success: waiter.finish()
      case .failure(let error): waiter.finish(throwing: error)
      }
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
