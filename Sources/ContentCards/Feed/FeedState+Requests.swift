import Foundation

extension FeedState {
  /// The refreshes that were requested from the source.
  struct Requests: Sendable {
    /// The number of the newest request.
    var newest = 0
    /// The time until which callers can join the newest request, or `nil` if that request has ended or has timed out
    /// for a caller.
    var joinable: Date?
    /// The number of the newest request that delivered cards.
    var answered = 0
    var tasks: [Int: Task<Void, Never>] = [:]
    /// The callers that are waiting for a request.
    var waiters: [Int: (request: Int, promise: Promise<Void>)] = [:]

    /// The number of the newest request that has timed out for a caller.
    var timedOut = 0

    /// The error from the last refresh, or `nil` if that refresh succeeded or newer cards have arrived since.
    var error: (any Error)?
    /// Incremented when a refresh ends without an error, and whenever `error` is set or cleared.
    var revision = 0

    /// The state for the next user, without pending requests or an error. Answers to earlier requests are ignored.
    var afterUserChange: Self {
      var requests = Requests()
      (requests.newest, requests.answered) = (newest, newest)
      requests.revision = error == nil ? revision : revision + 1
      return requests
    }

    /// Removes the error of the last refresh, because newer cards have arrived.
    mutating func clearError() {
      guard error != nil else { return }
      error = nil
      revision += 1
    }

    func cancel() {
      for task in tasks.values { task.cancel() }
    }
  }

  /// Requests the current cards, or joins a request that is under way and has not timed out for any caller.
  ///
  /// - Throws: The error of the request, `ContentCard.TimeoutError` after the time limit, or `CancellationError` if the
  ///   task is cancelled, the user changes, or the manager is released.
  func refresh(from source: any ContentCardSource, within limit: Duration) async throws {
    try Task.checkCancellation()
    let promise = Promise<Void>()
    let time = time
    let (id, request, user) = try contents.withLock { contents in
      if contents.isEnded { throw CancellationError() }
      if contents.requests.joinable.map({ $0 <= time }) ?? true {
        contents.beginRequest(to: source, for: self, joinableUntil: time + limit.seconds)
      }
      contents.lastID += 1
      contents.requests.waiters[contents.lastID] = (contents.requests.newest, promise)
      return (contents.lastID, contents.requests.newest, contents.user)
    }
    let timer = Task { [sleep] in
      try? await sleep(limit)
      if !Task.isCancelled { giveUp(waiter: id, request: request, ofUser: user, after: limit) }
    }
    defer {
      timer.cancel()
      _ = contents.withLock { $0.requests.waiters.removeValue(forKey: id) }
    }
    try await promise.value()
  }

  /// Ends a caller's wait for a request with a timeout error. The next caller begins a new request. A late answer is
  /// still used, unless a newer request has delivered cards.
  private func giveUp(waiter id: Int, request: Int, ofUser user: Int, after limit: Duration) {
    let error = ContentCard.TimeoutError(timeout: limit)
    let promise = update { contents -> Promise<Void>? in
      guard contents.user == user,
        let waiter = contents.requests.waiters.removeValue(forKey: id)
      else { return nil }
      if contents.requests.newest == request { contents.requests.joinable = nil }
      if contents.requests.timedOut < request {
        contents.requests.timedOut = request
        contents.requests.error = error
        contents.requests.revision += 1
      }
      return waiter.promise
    }
    guard let promise else { return }
    notify()
    promise.fulfill(.failure(error))
  }

  fileprivate func finish(
    request: Int, ofUser user: Int, _ result: Result<[ContentCard], any Error>
  ) {
    let time = time
    let waiters = update { contents -> [Promise<Void>] in
      guard contents.user == user else { return [] }
      contents.requests.tasks[request] = nil
      if contents.requests.newest == request { contents.requests.joinable = nil }
      switch result {
      case .success(let cards):
        // Ignores the answer if a newer request has already delivered cards.
        guard contents.requests.answered < request else { break }
        contents.requests.answered = request
        contents.requests.error = nil
        contents.requests.revision += 1
        let loadingWaiters = contents.finishLoading()
        contents.replaceCards(with: cards, at: time, in: self)
        return loadingWaiters + contents.takeWaiters { $0 <= request }
      case .failure(let error):
        guard contents.requests.answered < request else { break }
        if contents.requests.newest == request {
          contents.requests.error = error
          contents.requests.revision += 1
        }
      }
      return contents.takeWaiters { $0 == request }
    }
    notify()
    for waiter in waiters { waiter.fulfill(result.map { _ in }) }
  }
}

extension FeedState.Contents {
  fileprivate mutating func beginRequest(
    to source: any ContentCardSource, for state: FeedState, joinableUntil end: Date
  ) {
    requests.newest += 1
    requests.joinable = end
    // Holds the state weakly so that an unanswered request does not keep it alive after the manager is released.
    requests.tasks[requests.newest] = Task { [weak state, user, number = requests.newest] in
      let result: Result<[ContentCard], any Error>
      do {
        result = .success(try await source.requestContentCardsRefresh())
      } catch {
        result = .failure(error)
      }
      state?.finish(request: number, ofUser: user, result)
    }
  }

  fileprivate mutating func takeWaiters(of isTaken: (Int) -> Bool) -> [Promise<Void>] {
    let taken = requests.waiters.filter { isTaken($0.value.request) }
    for id in taken.keys { requests.waiters[id] = nil }
    return taken.values.map(\.promise)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
