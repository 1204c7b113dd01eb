public import Foundation

/// The requests for one user's cards, numbered from 1.
struct RefreshRequests: Sendable {
  /// The numbers of the newest request and of the newest request that has delivered cards. A number is 0 if there is
  /// no such request.
  var (newest, answered) = (0, 0)
  /// The time until which callers can join the newest request. It is in the past if there is no request, or if the
  /// newest request has ended or has timed out for a caller.
  var joinableUntil = Date.distantPast
  var running: [Int: Task<Void, any Error>] = [:]

  func cancel() {
    for request in running.values { request.cancel() }
  }
}

extension ContentCardStore {
  /// Requests the current cards from the source, and waits until they have arrived in the feeds.
  ///
  /// Calls join a running request until one of them has timed out, or until the time limit of the call that began the
  /// request has passed. The next call then begins a new request. A late answer is still used, unless a newer request
  /// has delivered cards or the user has changed.
  ///
  /// - Parameter timeout: How long to wait for the answer. Braze's SDK allows five requests in a row for each device,
  ///   including its own at the start of a session, then one every three minutes. It does not always answer further
  ///   requests.
  /// - Throws: `ContentCard.TimeoutError` after the time limit, the source's error if the request fails, or
  ///   `CancellationError` if the task is cancelled or `userDidChange()` is called. After a timeout or a failed
  ///   request, the feeds keep their cards and, unless a newer request has begun, have the error as `refreshError`.
  public func requestContentCardsRefresh(timeout: Duration = .seconds(10)) async throws {
    try Task.checkCancellation()
    let (contents, time) = (contents, now())
    if contents.requests.joinableUntil <= time {
      beginRequest(joinableUntil: time + timeout / .seconds(1))
    }
    let number = contents.requests.newest
    let request = contents.requests.running[number]
    let result = await timeLimited(within: timeout, sleep: sleep) { try await request?.value }
    if case .failure(let error as ContentCard.TimeoutError) = result, contents === self.contents,
      contents.requests.newest == number, contents.requests.running[number] != nil
    {
      contents.requests.joinableUntil = .distantPast
      contents.setRefreshError(error)
      deliver()
    }
    try result.get()
  }

  private func beginRequest(joinableUntil end: Date) {
    contents.requests.newest += 1
    contents.requests.joinableUntil = end
    let (number, user) = (contents.requests.newest, contents.status.user)
    // Holds the store weakly so that an unanswered request does not keep it alive.
    contents.requests.running[number] = Task { [weak self, source, sleep] in
      // Ends when the task is cancelled, even if the source does not answer.
      let result = await timeLimited(within: nil, sleep: sleep) {
        try await source.requestContentCardsRefresh()
      }
      guard let self, contents.status.user == user else { throw CancellationError() }
      finish(request: number, result)
      // The closures that `finish` has called may have changed the user.
      try Task.checkCancellation()
      _ = try result.get()
    }
  }

  private func finish(request number: Int, _ result: Result<[ContentCard], any Error>) {
    let (contents, isNewest) = (contents, contents.requests.newest == number)
    if isNewest { contents.requests.joinableUntil = .distantPast }
    switch result {
    case .success(let cards) where contents.requests.answered < number:
      contents.requests.answered = number
      receive(cards, of: contents, .refresh)
      contents.setRefreshError(nil)
    case .failure(let error) where isNewest: contents.setRefreshError(error)
    case .success, .failure: break
    }
    deliver()
    contents.requests.running[number] = nil
  }
}

extension ContentCard {
  /// An error that indicates that a source, or the function that loads local items, did not answer within the time
  /// limit.
  public struct TimeoutError: Error, Hashable, LocalizedError, CustomStringConvertible {
    /// The time limit that has passed.
    public let timeout: Duration

    /// Creates an error with a time limit.
    public init(timeout: Duration) { self.timeout = timeout }

    /// A sentence that names the time limit.
    public var description: String { "The operation timed out after \(timeout)." }

    /// The same sentence as ``description``.
    public var errorDescription: String? { description }
  }
}
