// Stands in for BrazeKit 18.2, which is closed and for Apple's systems only. It has what the SDK's
// open code, documentation and users show of content cards, and no more.
//
// With SENDABLE it is as since version 11, whose types "can be safely used across concurrency
// contexts", else as before. What is not known, such as whether a context is a class and where a
// closure runs, differs between the two, so that an adapter relies on none of it.
import Foundation

/// The SDK, and here its server too: what was logged, and how it answers.
public final class Braze {
  public let contentCards = ContentCards()

  public init() {}
}

extension Braze {
  public final class ContentCards {
    private let lock = NSLock()
    private var stored: [ContentCard] = []
    private var listeners: [UUID: AsyncStream<[ContentCard]>.Continuation] = [:]
    private var server: Result<[ContentCard], Failure> = .success([])

    /// What keeps a refresh from succeeding. How the SDK calls the type is not known.
    public enum Failure: Error { case sdkDisabled }

    /// Not for an adapter: since version 17 it waits, on the caller's thread, until the SDK has settled.
    public var cards: [ContentCard] { fatalError("blocks the caller") }

    #if SENDABLE
      public typealias Receiver = @MainActor @Sendable ([ContentCard]) -> Void
    #else
      public typealias Receiver = ([ContentCard]) -> Void
    #endif

    public func getCachedContentCards(_ completion: @escaping Receiver) {
      #if SENDABLE
        DispatchQueue.main.async { completion(self.current) }
      #else
        completion(current)
      #endif
    }

    /// The cards that are there at once, then those of every sync.
    public var cardsStream: AsyncStream<[ContentCard]> {
      let (stream, continuation) = AsyncStream.makeStream(of: [ContentCard].self)
      let id = UUID()
      lock.withLock {
        listeners[id] = continuation
        continuation.yield(stored)
      }
      return stream
    }

    public func requestRefresh() async throws -> [ContentCard] {
      let cards = try lock.withLock { server }.get()
      sync(cards)
      return cards
    }
  }
}

extension Braze.ContentCards {
  private var current: [Braze.ContentCard] { lock.withLock { stored } }

  /// What a sync does.
  public func sync(_ cards: [Braze.ContentCard]) {
    lock.withLock {
      stored = cards
      for listener in listeners.values { listener.yield(cards) }
    }
  }

  /// Lets the server answer so from now on.
  public func answerRefreshes(with result: Result<[Braze.ContentCard], Failure>) {
    lock.withLock { server = result }
  }
}

#if SENDABLE
  // As the SDK declares; here the lock makes it true, and the other types are values.
  extension Braze: @unchecked Sendable {}
  extension Braze.ContentCards: @unchecked Sendable {}
#endif
