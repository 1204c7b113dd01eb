/// A source of content cards, such as an SDK or a file.
///
/// Each card's `context` passes its events to the source. The adapters that `cardgen adapter` writes
/// for Braze's SDKs conform to this protocol.
public protocol ContentCardSource: Sendable {
  /// Returns the cached cards without a server request.
  func cachedContentCards() async -> [ContentCard]

  /// Returns a stream that delivers all cards after each change.
  ///
  /// A manager creates one stream, and another each time the user changes. A stream can begin with the current cards.
  func contentCardUpdates() -> AsyncStream<[ContentCard]>

  /// Requests the current cards from the server, and returns them.
  ///
  /// - Throws: An error if the request fails.
  func requestContentCardsRefresh() async throws -> [ContentCard]
}
