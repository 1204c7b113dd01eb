extension FeedState {
  /// Waits until there are cards, be it those of before.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func loaded() async throws {
    try await wait(\.cardWaiters) { contents in
      contents.isLoaded ? .success(()) : nil
    }
  }

  /// Asks for the cards of now; whoever asks while a request is on its way waits for that one.
  ///
  /// - Throws: What the request throws; `CancellationError` when the task is cancelled, which leaves
  ///   the request to the others, and when another user comes.
  func refresh(_ request: @escaping @Sendable () async throws -> [ContentCard]) async throws {
    try await wait(\.refreshWaiters) { contents in
      guard contents.refresh == nil else { return nil }
      contents.refresh = Task { [user = contents.user] in
        let result: Result<[ContentCard], any Error>
        do { result = .success(try await request()) } catch { result = .failure(error) }
        finish(result, ofUser: user)
      }
      return nil
    }
  }

  private func finish(_ result: Result<[ContentCard], any Error>, ofUser user: Int) {
    switch result {
    case .success(let cards): take(cards, ofUser: user)
    case .failure(let error): refreshFailed(error, ofUser: user)
    }
    // Only now may another request begin, whose cards are newer.
    let waiters = contents.withLock { contents -> [Int: Waiter] in
      // Another user has a request of his own.
      guard contents.user == user else { return [:] }
      defer { (contents.refresh, contents.refreshWaiters) = (nil, [:]) }
      return contents.refreshWaiters
    }
    for waiter in waiters.values { waiter.resume(with: result.map { _ in }) }
  }

  /// Waits among others until somebody resumes them, unless there is nothing to wait for.
  ///
  /// - Parameter result: What there is already; nil: it has to be waited for.
  private func wait(
    _ waiters: WritableKeyPath<Contents, [Int: Waiter]> & Sendable,
    unless result: @Sendable (inout Contents) -> Result<Void, any Error>?
  ) async throws {
    let id = contents.withLock { contents in
      contents.count += 1
      return contents.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: Waiter) in
        let result = contents.withLock { contents -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if let result = result(&contents) { return result }
          contents[keyPath: waiters][id] = waiter
          return nil
        }
        if let result { waiter.resume(with: result) }
      }
    } onCancel: {
      contents.withLock { $0[keyPath: waiters].removeValue(forKey: id) }?
        .resume(throwing: CancellationError())
    }
  }
}
