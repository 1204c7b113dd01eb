import Foundation

/// Keeps the content cards of a source as objects of a schema: the content card half of the
/// `BrazeManager` of Braze's guide.
///
///     let manager = ContentCardManager<ContentCardClassType>(source: source)
///
///     for await feed in manager.feeds(for: [.coupon, .item(.tile)]) {
///       show(feed.objects)
///     }
///
/// It can be used from any thread. It listens to its source as long as it lives.
public final class ContentCardManager<ClassType: ContentCardClassifying>: Sendable {
  private let source: any ContentCardSource
  private let state = FeedState()
  private let builder: FeedBuilder<ClassType>
  private let loading: Task<Void, Never>
  private let listening: Task<Void, Never>

  /// Begins to listen to a source.
  ///
  /// - Parameters:
  ///   - source: Where the cards come from.
  ///   - now: The time by which cards expire.
  ///   - revealsValues: Whether what arrived in a card is told to `onRejection`.
  ///   - onRejection: Is told of each card that did not become an object, once for its identifier
  ///     and content, on the thread where a feed is made.
  public init(
    source: some ContentCardSource,
    now: @escaping @Sendable () -> Date = { Date() },
    revealsValues: Bool = false,
    onRejection: (@Sendable (ContentCardRejection) -> Void)? = nil
  ) {
    self.source = source
    let reporter = onRejection.map { RejectionReporter(revealsValues: revealsValues, report: $0) }
    builder = FeedBuilder(now: now, reporter: reporter)
    let updates = source.contentCardUpdates()
    loading = Task { [state] in state.takeCached(await source.cachedContentCards()) }
    listening = Task { [state] in
      for await cards in updates { state.take(cards) }
    }
  }

  deinit {
    loading.cancel()
    listening.cancel()
    state.end()
  }

  // MARK: - Feeds

  /// The objects of now. Waits only for the cards that the source has of before.
  ///
  /// - Parameters:
  ///   - classTypes: What the objects stand for; cards of other class types are not even converted.
  ///     Nil: anything.
  ///   - order: In which order they are.
  public func contentCards(
    for classTypes: [ClassType]? = nil, order: ContentCardOrder = .delivered
  ) async -> ContentCardFeed<ClassType> {
    await loading.value
    return builder.feed(of: state.snapshot, for: classTypes, in: order)
  }

  /// The objects of now, and again after each change: new cards, a dismissal, a failed refresh,
  /// another user. Any number can listen; each stream ends when its task does, or with the manager,
  /// which it does not keep alive. Whoever is slow gets the newest feed. When a card expires, nobody is
  /// told: it is left out of the next feed.
  ///
  /// - Parameters:
  ///   - classTypes: What the objects stand for; nil: anything.
  ///   - order: In which order they are.
  public func feeds(
    for classTypes: [ClassType]? = nil, order: ContentCardOrder = .delivered
  ) -> AsyncStream<ContentCardFeed<ClassType>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ContentCardFeed<ClassType>.self, bufferingPolicy: .bufferingNewest(1))
    let newest = Locked(-1)
    let listener = FeedState.Listener(
      receive: { [builder] snapshot in
        let feed = builder.feed(of: snapshot, for: classTypes, in: order)
        newest.withLock { newest in
          guard snapshot.version > newest else { return }
          newest = snapshot.version
          continuation.yield(feed)
        }
      },
      end: { continuation.finish() })
    let id = state.add(listener)
    continuation.onTermination = { [weak state] _ in state?.removeListener(id) }
    return stream
  }

  // MARK: - Refreshing

  /// Asks the source for the cards of now, which then are in the feeds. At most one request is on
  /// its way: whoever asks meanwhile waits for that one.
  ///
  /// - Throws: What kept the source from answering; the feeds stay, and have it as `refreshError`.
  ///   `CancellationError` when another user came meanwhile.
  public func requestContentCardsRefresh() async throws {
    try await state.refresh { [source] in try await source.requestContentCardsRefresh() }
  }

  /// Forgets the cards, and what has become of them. Call it when the app tells the SDK of another
  /// user: objects of the user before log nothing any more.
  public func userDidChange() { state.forgetUser() }

  // MARK: - Logging

  /// Tells the source that the user has seen a card; once, until `resetImpressions()` is called.
  /// False when it was not told: the card is not in the feed, or was counted before.
  @discardableResult public func logContentCardImpression(idString: String) -> Bool {
    state.log(.impression, cardID: idString)
  }

  /// Tells the source that the user has clicked a card. False when the card is not in the feed.
  @discardableResult public func logContentCardClicked(idString: String) -> Bool {
    state.log(.click, cardID: idString)
  }

  /// Tells the source that the user has dismissed a card, and takes it from the feeds. False when
  /// the card is not in the feed, or cannot be dismissed.
  @discardableResult public func logContentCardDismissed(idString: String) -> Bool {
    state.log(.dismissal, cardID: idString)
  }

  /// Counts impressions anew, as for a feed that is opened again. Without it a card logs one
  /// impression, whichever way it is logged.
  public func resetImpressions() { state.forgetImpressions() }
}
