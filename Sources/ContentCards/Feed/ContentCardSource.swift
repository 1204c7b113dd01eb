/// Where content cards come from: an SDK, or a file.
///
/// Each card carries its own way back as `ContentCard.context`, by which a source is told what has
/// become of it. The adapters for Braze's SDKs that `cardgen adapter` writes are sources.
public protocol ContentCardSource: Sendable {
  /// The cards that are there now, without asking a server.
  func cachedContentCards() async -> [ContentCard]

  /// The cards after each change, all of them each time.
  ///
  /// A manager asks for a stream when it is made, and for another one when the user changes; each is
  /// a stream of its own. It may begin with the cards of now. When it ends, nobody listens any more.
  func contentCardUpdates() -> AsyncStream<[ContentCard]>

  /// Asks the server for the cards of now.
  ///
  /// - Throws: What kept the server from answering.
  func requestContentCardsRefresh() async throws -> [ContentCard]
}
