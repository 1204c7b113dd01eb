public import Foundation

/// The refreshes that were requested from a source for one user. Requests are numbered.
struct RefreshRequests: Sendable {
  var newest = 0
  /// The time until which callers can join the newest request, or `nil` if that request has ended or has timed out for a
  /// caller.
  var joinable: Date?
  /// The requests that have not ended. A request ends when it or a newer one delivers cards, or when it fails.
  var running: [Int: Request] = [:]

  struct Request: Sendable {
    let source: Task<Void, Never>
    /// The task that the callers wait for.
    let answer: Task<Void, any Error>
    let end: @Sendable ((any Error)?) -> Void
  }

  /// Ends the requests that satisfy a predicate.
  mutating func end(_ error: (any Error)?, where isEnded: (Int) -> Bool = { _ in true }) {
    for (number, request) in running where isEnded(number) {
      running[number] = nil
      request.source.cancel()
      request.end(error)
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
    let time = now()
    let contents = contents
    if contents.requests.joinable.map({ $0 <= time }) ?? true {
      beginRequest(joinableUntil: time + timeout / .seconds(1))
    }
    let request = contents.requests.newest
    let answer = contents.requests.running[request]?.answer
    let result = await timeLimited(within: timeout, sleep: sleep) { try await answer?.value }
    if case .failure(let error as ContentCard.TimeoutError) = result, contents === self.contents,
      contents.requests.newest == request, contents.requests.running[request] != nil
    {
      contents.requests.joinable = nil
      contents.setRefreshError(error)
      deliver()
    }
    try result.get()
  }

  private func beginRequest(joinableUntil end: Date) {
    contents.requests.newest += 1
    contents.requests.joinable = end
    let (request, user) = (contents.requests.newest, contents.status.user)
    // Holds the store weakly so that an unanswered request does not keep it alive.
    let task = Task { [weak self, source] in
      let result: Result<[ContentCard], any Error>
      do {
        result = .success(try await source.requestContentCardsRefresh())
      } catch {
        result = .failure(error)
      }
      guard let self, contents.status.user == user else { return }
      finish(request: request, result)
    }
    let (answer, continuation) = AsyncThrowingStream.makeStream(of: Never.self)
    contents.requests.running[request] = .init(
      source: task, answer: Task { for try await _ in answer {} },
      end: { continuation.finish(throwing: $0) })
  }

  private func finish(request: Int, _ result: Result<[ContentCard], any Error>) {
    let (contents, isNewest) = (contents, contents.requests.newest == request)
    guard contents.requests.running[request] != nil else { return }
    if isNewest { contents.requests.joinable = nil }
    switch result {
    case .success(let cards):
      receive(cards, of: contents)
      contents.setRefreshError(nil)
      deliver()
      contents.requests.end(nil) { $0 <= request }
    case .failure(let error):
      if isNewest { contents.setRefreshError(error) }
      deliver()
      contents.requests.end(error) { $0 == request }
    }
  }
}

extension ContentCard {
  /// An error that indicates that a source, or the function that loads local items, did not answer within the time limit.
  public struct TimeoutError: Error, Hashable, LocalizedError, CustomStringConvertible {
    /// The time limit.
    public let timeout: Duration

    /// Creates an error.
    ///
    /// - Parameter timeout: The time limit.
    public init(timeout: Duration) { self.timeout = timeout }

    /// A sentence that names the time limit.
    public var description: String { "The operation timed out after \(timeout)." }

    /// The same sentence as ``description``.
    public var errorDescription: String? { description }
  }
}
