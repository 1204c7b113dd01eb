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
  private let state: FeedState
  private let builder: FeedBuilder<ClassType>
  /// What listens to the source, for the user with a number.
  private let listening = Locked<(user: Int, tasks: [Task<Void, Never>])>((0, []))

  /// Begins to listen to a source.
  ///
  /// - Parameters:
  ///   - source: Where the cards come from.
  ///   - now: The time by which cards expire.
  ///   - revealsValues: Whether what arrived in a card is told to `onRejection`.
  ///   - onRejection: Is told of each card that did not become an object, once for a user, its
  ///     identifier and its content, on the thread where a feed is made.
  public init(
    source: some ContentCardSource,
    now: @escaping @Sendable () -> Date = { Date() },
    revealsValues: Bool = false,
    onRejection: (@Sendable (ContentCardRejection) -> Void)? = nil
  ) {
    self.source = source
    state = FeedState(now: now)
    builder = FeedBuilder(
      state: state,
      reporter: onRejection.map { RejectionReporter(revealsValues: revealsValues, report: $0) })
    let user = state.user
    let loading = Task { [state] in
      state.takeCached(await source.cachedContentCards(), ofUser: user)
    }
    let listener = listener(ofUser: user)
    listening.withLock { $0 = (user, [loading, listener]) }
  }

  deinit {
    for task in listening.withLock({ $0.tasks }) { task.cancel() }
    state.end()
  }

  /// Takes what the source streams from now on as cards of a user.
  private func listener(ofUser user: Int) -> Task<Void, Never> {
    let updates = source.contentCardUpdates()
    return Task { [state] in
      for await cards in updates { state.take(cards, ofUser: user) }
    }
  }

  // MARK: - Feeds

  /// The objects of now. Waits only while nothing is known yet, for the cards that the source has of
  /// before; a task that is cancelled meanwhile gets an empty feed.
  ///
  /// - Parameters:
  ///   - classTypes: What the objects stand for; cards of other class types are not even converted.
  ///     Nil: anything.
  ///   - order: In which order they are.
  public func contentCards(
    for classTypes: [ClassType]? = nil, order: ContentCardOrder = .delivered
  ) async -> ContentCardFeed<ClassType> {
    try? await state.loaded()
    return builder.feed(for: classTypes, in: order)
  }

  /// The objects of now, and again after each change: new cards, a dismissal, a failed refresh,
  /// another user. Any number can listen; each stream ends when its task does, or with the manager,
  /// which it does not keep alive. Whoever is slow gets the newest feed. When a card expires, nobody
  /// is told: it is left out of the next feed.
  ///
  /// - Parameters:
  ///   - classTypes: What the objects stand for; nil: anything.
  ///   - order: In which order they are.
  public func feeds(
    for classTypes: [ClassType]? = nil, order: ContentCardOrder = .delivered
  ) -> AsyncStream<ContentCardFeed<ClassType>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ContentCardFeed<ClassType>.self, bufferingPolicy: .bufferingNewest(1))
    // Away from the caller, who may be on the main thread.
    let task = Task.detached { [builder, changes = state.changes()] in
      for await _ in changes { continuation.yield(builder.feed(for: classTypes, in: order)) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  // MARK: - Refreshing

  /// Asks the source for the cards of now, which then are in the feeds. At most one request is on
  /// its way: whoever asks meanwhile waits for that one.
  ///
  /// - Throws: What kept the source from answering; the feeds stay, and have it as `refreshError`.
  ///   `CancellationError` when the task was cancelled, or another user came meanwhile.
  public func requestContentCardsRefresh() async throws {
    try await state.refresh { [source] in try await source.requestContentCardsRefresh() }
  }

  /// Forgets the cards, and what has become of them, and listens to the source anew. Call it right
  /// after the app has told the SDK of another user: objects of the user before log nothing any more.
  public func userDidChange() {
    let user = state.forgetUser()
    let listener = listener(ofUser: user)
    let outdated = listening.withLock { listening in
      // Another thread may have come between with a newer user.
      guard listening.user < user else { return [listener] }
      defer { listening = (user, [listener]) }
      return listening.tasks
    }
    for task in outdated { task.cancel() }
  }

  // MARK: - Logging

  /// Tells the source that the user has seen a card; once, until `resetImpressions()` is called.
  /// False when it was not told: the manager holds no such card, or one that has no way back or was
  /// counted before.
  @discardableResult public func logContentCardImpression(id: String) -> Bool {
    state.log(.impression, cardID: id)
  }

  /// Tells the source that the user has clicked a card. False when it was not told.
  @discardableResult public func logContentCardClicked(id: String) -> Bool {
    state.log(.click, cardID: id)
  }

  /// Tells the source that the user has dismissed a card, and takes it from the feeds. False when
  /// it was not told: the manager holds no such card, or one that cannot be dismissed or has no way
  /// back.
  @discardableResult public func logContentCardDismissed(id: String) -> Bool {
    state.log(.dismissal, cardID: id)
  }

  /// Tells the source that the user has dismissed several cards, such as all messages, which leave the
  /// feeds together. The result is of how many it was told; the others are as when one is dismissed.
  @discardableResult public func logContentCardsDismissed(ids: [String]) -> Int {
    state.logDismissals(of: ids)
  }

  /// Counts impressions anew, as for a feed that is opened again. Without it a card logs one
  /// impression, whichever way it is logged.
  public func resetImpressions() { state.forgetImpressions() }

  /// The spelling of ``logContentCardImpression(id:)`` in Braze's guide.
  @discardableResult public func logContentCardImpression(idString: String) -> Bool {
    logContentCardImpression(id: idString)
  }

  /// The spelling of ``logContentCardClicked(id:)`` in Braze's guide.
  @discardableResult public func logContentCardClicked(idString: String) -> Bool {
    logContentCardClicked(id: idString)
  }

  /// The spelling of ``logContentCardDismissed(id:)`` in Braze's guide.
  @discardableResult public func logContentCardDismissed(idString: String) -> Bool {
    logContentCardDismissed(id: idString)
  }
}
