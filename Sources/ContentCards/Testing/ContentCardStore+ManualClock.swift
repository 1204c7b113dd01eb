public import Foundation

extension ContentCardStore {
  /// A clock that tests set instead of waiting until cards expire or time limits end.
  ///
  /// ```swift
  /// let clock = ContentCardStore.ManualClock()
  /// let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self], clock: clock)
  /// clock.advance(by: .seconds(60))
  /// ```
  public final class ManualClock: @unchecked Sendable {
    // The lock or the main actor protects the variables.
    private let lock = NSLock()
    private var time: Date
    private var sleepers: [(end: Date, continuation: AsyncStream<Never>.Continuation)] = []
    @MainActor fileprivate var deliver: @MainActor () -> Void = {}

    /// Creates a clock with a time, by default the beginning of 2026 in UTC.
    public init(now: Date = Date(timeIntervalSince1970: 1_767_225_600)) { time = now }

    /// The current time for the stores with this clock.
    public var now: Date { lock.withLock { time } }

    /// Moves the clock forward. When the function returns, the feeds of the stores with this clock contain no cards
    /// that have expired, and their observers have received the changes. Tasks whose sleep has ended continue later, so
    /// a time limit, such as that of ``ContentCardStore/isLoaded``, can take effect after the function has returned.
    @MainActor public func advance(by duration: Duration) {
      let woken = lock.withLock {
        time += duration / .seconds(1)
        defer { sleepers.removeAll { $0.end <= time } }
        return sleepers.filter { $0.end <= time }
      }
      for sleeper in woken { sleeper.continuation.finish() }
      deliver()
    }

    /// Waits until the clock has moved forward by a duration. Throws `CancellationError` if the task is cancelled.
    fileprivate func sleep(_ duration: Duration) async throws {
      let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
      lock.withLock {
        let end = time + duration / .seconds(1)
        if end <= time { continuation.finish() } else { sleepers.append((end, continuation)) }
      }
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }

  /// Creates a store with a clock that a test sets. The other parameters are those of the initializer that has a
  /// parameter `now`.
  public convenience init(
    source: some ContentCardSource, schemas: [any ContentCardClassifying.Type],
    revealsValues: Bool = false, onIssues: (@MainActor ([ContentCardIssue]) -> Void)? = nil,
    shadow: (any ContentCardClassifying.Type)? = nil, timeout: Duration = .seconds(10),
    clock: ManualClock
  ) {
    self.init(
      source: source, schemas: schemas, revealsValues: revealsValues, onIssues: onIssues,
      shadow: shadow, timeout: timeout, now: { clock.now }, sleep: { try await clock.sleep($0) })
    clock.deliver = { [weak self, previous = clock.deliver] in
      previous()
      self?.deliver()
    }
  }
}
