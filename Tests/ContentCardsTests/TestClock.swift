import Foundation

/// A clock that a test sets. `@unchecked`, because the lock protects its state.
final class TestClock: @unchecked Sendable {
  private struct Sleeper {
    let end: Date
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Date(timeIntervalSince1970: 1_000)
  private var sleepers: [UUID: Sleeper] = [:]

  var now: Date { lock.withLock { time } }

  /// The number of tasks that sleep.
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  @Sendable func sleep(_ duration: Duration) async throws {
    let id = UUID()
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = lock.withLock {
          if Task.isCancelled { return true }
          sleepers[id] = Sleeper(end: time + seconds, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: id) }?.continuation
        .resume(throwing: CancellationError())
    }
  }

  /// Moves the clock forward, and wakes the tasks whose time has come.
  func advance(by seconds: Double) {
    let woken = lock.withLock {
      time += seconds
      defer { sleepers = sleepers.filter { $0.value.end > time } }
      return sleepers.values.filter { $0.end <= time }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Moves the clock forward without waking any task.
  func setTime(by seconds: Double) { lock.withLock { time += seconds } }

  /// Moves the clock, and wakes all tasks, even if their time has not come.
  func wake(settingTime seconds: Double) {
    let woken = lock.withLock {
      time += seconds
      defer { sleepers = [:] }
      return sleepers.values
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until a number of tasks sleep.
  func sleepers(_ count: Int) async {
    while sleeperCount < count { await Task.yield() }
  }
}
