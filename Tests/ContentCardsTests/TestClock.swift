import Foundation

/// A clock that a test sets. `@unchecked`, as the lock guards what changes.
final class TestClock: @unchecked Sendable {
  private struct Sleeper {
    let end: Date
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Date(timeIntervalSince1970: 1_000)
  private var sleepers: [UUID: Sleeper] = [:]

  var now: Date { lock.withLock { time } }

  /// How many tasks sleep.
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

  /// Sets the clock forward, and wakes those whose time has come.
  func advance(by seconds: Double) {
    let woken = lock.withLock {
      time += seconds
      defer { sleepers = sleepers.filter { $0.value.end > time } }
      return sleepers.values.filter { $0.end <= time }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Sets the clock by some seconds, and wakes all nevertheless.
  func wake(settingTime seconds: Double) {
    let woken = lock.withLock {
      time += seconds
      defer { sleepers = [:] }
      return sleepers.values
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until so many tasks sleep.
  func sleepers(_ count: Int) async {
    while sleeperCount < count { await Task.yield() }
  }
}
