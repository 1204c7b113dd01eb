import Foundation

/// The refreshes that were requested from a source for one user. Requests are numbered.
struct RefreshRequests: Sendable {
  var newest = 0
  /// The time until which callers can join the newest request, or `nil` if that request has ended or has timed out for a
  /// caller.
  var joinable: Date?
  /// The newest request that delivered cards.
  var answered = 0
  /// The callers that are waiting for a request.
  var waiters: [UUID: (request: Int, waiter: AsyncThrowingStream<Never, any Error>.Continuation)] =
    [:]

  /// Ends the wait for the requests that satisfy a predicate.
  mutating func end(_ error: (any Error)?, where isEnded: (Int) -> Bool) {
    for (caller, waiting) in waiters where isEnded(waiting.request) {
      waiters[caller] = nil
      waiting.waiter.finish(throwing: error)
    }
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
    let (contents, time, caller) = (contents, now(), UUID())
    if contents.requests.joinable.map({ $0 <= time }) ?? true {
      beginRequest(joinableUntil: time + timeout / .seconds(1))
    }
    let request = contents.requests.newest
    let (answer, waiter) = AsyncThrowingStream.makeStream(of: Never.self)
    contents.requests.waiters[caller] = (request, waiter)
    let timer = Task { [weak self, sleep] in
      try? await sleep(timeout)
      guard let self, !Task.isCancelled, contents === self.contents,
        contents.requests.waiters.removeValue(forKey: caller) != nil
      else { return }
      let error = ContentCard.TimeoutError(timeout: timeout)
      if contents.requests.newest == request {
        contents.requests.joinable = nil
        contents.setRefreshError(error)
      }
      deliver()
      waiter.finish(throwing: error)
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

  private func finish(request: Int, _ result: Result<[ContentCard], any Error>) {
    let contents = contents
    contents.running.requests[request] = nil
    if contents.requests.newest == request { contents.requests.joinable = nil }
    // Ignores the result if a newer request has already delivered cards.
    let isUsed = contents.requests.answered < request
    switch result {
    case .success(let cards):
      if isUsed {
        contents.requests.answered = request
        contents.setRefreshError(nil)
        replaceCards(of: contents, with: cards)
      }
      deliver()
      contents.requests.end(nil) { isUsed ? $0 <= request : $0 == request }
    case .failure(let error):
      if isUsed, contents.requests.newest == request { contents.setRefreshError(error) }
      deliver()
      contents.requests.end(error) { $0 == request }
    }
  }
}
