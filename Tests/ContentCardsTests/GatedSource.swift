import ContentCards
import Foundation
import TestSupport

/// A source whose refreshes wait until the test answers them.
final class GatedSource: ContentCardSource, @unchecked Sendable {
  // `@unchecked`, because the lock protects the state.
  private let lock = NSLock()
  private var gates: [CheckedContinuation<[ContentCard], any Error>] = []
  /// The answers to requests that have not arrived yet. On a busy machine, a request can arrive after its time limit.
  private var answers: [Result<[ContentCard], any Error>] = []
  private var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var requestCount = 0

  let cached: [ContentCard]?
  private var subscribers: [UUID: @MainActor ([ContentCard]) -> Void] = [:]

  /// - Parameter cached: The cards that the source delivers to a new subscriber, or `nil` if it delivers none until the
  ///   test sends some.
  init(cached: [ContentCard]? = []) { self.cached = cached }

  /// The number of requests that have arrived.
  var requests: Int { lock.withLock { requestCount } }

  /// The number of subscribers.
  var subscriberCount: Int { lock.withLock { subscribers.count } }

  func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void {
    let id = UUID()
    lock.withLock { subscribers[id] = receive }
    if let cached, !afterUserChange { receive(cached) }
    return { [weak self] in
      guard let self else { return }
      _ = lock.withLock { subscribers.removeValue(forKey: id) }
    }
  }

  /// Replaces the cards, and notifies subscribers.
  @MainActor func send(_ cards: [ContentCard]) {
    for receive in lock.withLock({ Array(subscribers.values) }) { receive(cards) }
  }

  func requestContentCardsRefresh() async throws -> [ContentCard] {
    try await withCheckedThrowingContinuation { gate in
      let (waiting, answer) = lock.withLock {
        let answer = answers.isEmpty ? nil : answers.removeFirst()
        if answer == nil { gates.append(gate) }
        requestCount += 1
        defer { arrivals.removeAll { $0.count <= requestCount } }
        return (arrivals.filter { $0.count <= requestCount }, answer)
      }
      for arrival in waiting { arrival.continuation.resume() }
      if let answer { gate.resume(with: answer) }
    }
  }

  /// Waits until a number of requests have arrived.
  func arrival(ofRequest count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        guard requestCount < count else { return true }
        arrivals.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Answers the oldest or the latest waiting request or, if there is none, the next one that arrives.
  func answer(_ result: Result<[ContentCard], any Error>, latest: Bool = false) {
    let gate: CheckedContinuation<[ContentCard], any Error>? = lock.withLock {
      guard gates.isEmpty else { return latest ? gates.removeLast() : gates.removeFirst() }
      answers.append(result)
      return nil
    }
    gate?.resume(with: result)
  }
}

struct ServerError: Error, Equatable {}
