/// A source of content cards, such as an SDK or a file.
///
/// A card's `context` passes the card's events to the source. The sources in the adapters that `cardgen adapter` writes
/// for Braze's SDKs conform to this protocol.
public protocol ContentCardSource: Sendable {
  /// Calls a closure with the current cards, and with all cards after each change, until the subscription is cancelled.
  ///
  /// A store subscribes when it is created, and again each time ``ContentCardStore/userDidChange()`` is called. The
  /// source can call the closure before this method returns.
  ///
  /// - Parameters:
  ///   - afterUserChange: Whether the user has changed since the store's previous subscription. If it is `true`, do not
  ///     pass cards of the previous user to the closure.
  ///   - receive: Receives all cards of the user.
  /// - Returns: A closure that cancels the subscription. The store can call it on any thread.
  @MainActor func subscribeToContentCards(
    afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
  ) -> @Sendable () -> Void

  /// Requests the current cards, usually from a server, and returns them.
  ///
  /// - Throws: An error if the request fails.
  func requestContentCardsRefresh() async throws -> [ContentCard]
}
