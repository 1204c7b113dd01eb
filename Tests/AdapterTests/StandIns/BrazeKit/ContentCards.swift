import Foundation

extension Braze {
  public protocol ContentCardsModule: AnyObject, Sendable {
    var cards: [ContentCard] { get }
    var cardsStream: AsyncStream<[ContentCard]> { get }
    var unviewedCards: [ContentCard] { get }
    var lastUpdate: Date? { get }
    func getCachedContentCards(_ completion: @MainActor @escaping ([ContentCard]) -> Void)
    func getUnviewedCards(_ completion: @MainActor @escaping ([ContentCard]) -> Void)
    func getLastUpdate(_ completion: @MainActor @escaping (Date?) -> Void)
    func requestRefresh()
    func requestRefresh(
      _ completion: (@MainActor (Result<[ContentCard], any Swift.Error>) -> Void)?)
    @discardableResult func requestRefresh() async throws -> [ContentCard]
    func subscribeToUpdates(_ update: @MainActor @escaping ([ContentCard]) -> Void)
      -> Braze.Cancellable
  }

  public final class ContentCards: NSObject, ContentCardsModule {
    let state = Protected(State())

    public var cards: [ContentCard] { state.withLock { $0.cards } }

    public var unviewedCards: [ContentCard] {
      cards.filter { $0.control == nil && !$0.viewed }
    }

    public var lastUpdate: Date? { state.withLock { $0.lastUpdate } }

    public var cardsStream: AsyncStream<[ContentCard]> {
      AsyncStream { continuation in
        let subscription = subscribeToUpdates { continuation.yield($0) }
        continuation.onTermination = { _ in subscription.cancel() }
      }
    }

    public func getCachedContentCards(_ completion: @MainActor @escaping ([ContentCard]) -> Void) {
      Task { @MainActor in completion(cards) }
    }

    public func getUnviewedCards(_ completion: @MainActor @escaping ([ContentCard]) -> Void) {
      Task { @MainActor in completion(unviewedCards) }
    }

    public func getLastUpdate(_ completion: @MainActor @escaping (Date?) -> Void) {
      Task { @MainActor in completion(lastUpdate) }
    }

    public func requestRefresh() { requestRefresh(nil) }

    public func requestRefresh(
      _ completion: (@MainActor (Result<[ContentCard], any Swift.Error>) -> Void)? = nil
    ) {
      answer { result in
        if let completion { Task { @MainActor in completion(result) } }
      }
    }

    @discardableResult public func requestRefresh() async throws -> [ContentCard] {
      try await withCheckedThrowingContinuation { continuation in
        requestRefresh { continuation.resume(with: $0) }
      }
    }

    public func subscribeToUpdates(_ update: @MainActor @escaping ([ContentCard]) -> Void)
      -> Braze.Cancellable
    {
      let id = UUID()
      let cards = state.withLock { state in
        state.subscribers[id] = update
        return state.cards
      }
      if !cards.isEmpty { Task { @MainActor in update(cards) } }
      return Braze.Cancellable { [weak self] in
        _ = self?.state.withLock { $0.subscribers.removeValue(forKey: id) }
      }
    }
  }
}
