/// A result that one task waits for. Once the result is set, further results are ignored.
final class Promise<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case open(CheckedContinuation<Value, any Error>?)
    case fulfilled(Result<Value, any Error>)
  }

  private let state = Locked(State.open(nil))

  /// Sets the result, unless it is already set.
  func fulfill(_ result: Result<Value, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard case .open(let waiter) = state else { return nil }
      state = .fulfilled(result)
      return waiter
    }
    waiter?.resume(with: result)
  }

  /// Waits for the result up to a time limit. Only one task may wait.
  ///
  /// - Throws: The error in the result, `ContentCard.TimeoutError` after the time limit, or `CancellationError` if the
  ///   task is cancelled.
  func value(within limit: Duration, sleep: @escaping Sleep) async throws -> Value {
    let timer = Task {
      try? await sleep(limit)
      if !Task.isCancelled { fulfill(.failure(ContentCard.TimeoutError(timeout: limit))) }
    }
    defer { timer.cancel() }
    return try await value()
  }

  /// Waits for the result. Only one task may wait.
  ///
  /// - Throws: The error in the result, or `CancellationError` if the task is cancelled.
  func value() async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let result = state.withLock { state -> Result<Value, any Error>? in
          if case .fulfilled(let result) = state { return result }
          state = .open(waiter)
          return nil
        }
        if let result { waiter.resume(with: result) }
      }
    } onCancel: {
      fulfill(.failure(CancellationError()))
    }
  }
}

/// A function that suspends the task for a duration. It throws `CancellationError` if the task is cancelled.
typealias Sleep = @Sendable (Duration) async throws -> Void

/// Runs an operation, and stops waiting for it after a time limit or when the task is cancelled. The operation is then
/// cancelled; if it ignores the cancellation, it continues in the background.
///
/// - Throws: The operation's error, `ContentCard.TimeoutError` after the time limit, or `CancellationError` if the task
///   is cancelled.
func withTimeLimit<Value: Sendable>(
  _ limit: Duration, sleep: @escaping Sleep, operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let promise = Promise<Value>()
  let task = Task {
    do { promise.fulfill(.success(try await operation())) } catch {
      promise.fulfill(.failure(error))
    }
  }
  defer { task.cancel() }
  return try await promise.value(within: limit, sleep: sleep)
}
