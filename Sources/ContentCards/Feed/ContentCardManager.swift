public import Foundation

/// A manager that converts a source's content cards to a schema's objects, and delivers them in feeds. It replaces the
/// content card functions of `BrazeManager` in Braze's guide.
///
///     let manager = ContentCardManager<ContentCardClassType>(source: source)
///
///     for await feed in manager.feeds(for: [.coupon, .item(.tile)]) {
///       show(feed.objects)
///     }
///
/// The manager can be used from any thread. It receives cards from its source until it is released.
public final class ContentCardManager<ClassType: ContentCardClassifying>: Sendable {
  let source: any ContentCardSource
  let state: FeedState
  let builder: FeedBuilder<ClassType>
  /// The number of the current user, and the tasks that listen to the source for that user.
  private let listening = Locked<(user: Int, tasks: [Task<Void, Never>])>((0, []))

  /// Creates a manager that listens to a source.
  ///
  /// - Parameters:
  ///   - source: The source of the cards.
  ///   - timeout: How long the first feed waits for the cards that the source has cached. After that, the feed is empty
  ///     until cards arrive.
  ///   - now: Returns the current time. A card has expired if its `expiresAt` is at or before this time.
  ///   - sleep: Suspends a task for a duration. The manager uses it for time limits, and to wait until the next card
  ///     expires.
  ///   - revealsValues: Whether `onRejection` receives the values of the cards, which can contain personal data.
  ///   - onRejection: Receives each rejection once per user, card identifier, and content, on the thread that
  ///     creates the feed.
  public init(
    source: some ContentCardSource,
    timeout: Duration = .seconds(10),
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = {
      // Task.sleep traps for durations beyond the range of its clock.
      try await Task.sleep(for: min($0, .seconds(1_000_000_000)))
    },
    revealsValues: Bool = false,
    onRejection: (@Sendable (ContentCardRejection) -> Void)? = nil
  ) {
    self.source = source
    state = FeedState(now: now, sleep: sleep)
    builder = FeedBuilder(
      state: state,
      reporter: onRejection.map { RejectionReporter(revealsValues: revealsValues, report: $0) })
    // The loop ends when the manager is released, because the state then ends its signals.
    Task.detached { [builder, changes = state.changes()] in await builder.deliver(at: changes) }
    let user = state.user
    let limit = Task { [weak state] in
      try? await sleep(timeout)
      if !Task.isCancelled { state?.stopLoading(ofUser: user) }
    }
    // Holds the state weakly so that a source that never answers does not keep it alive after the manager is released.
    let loading = Task { [weak state] in
      let cards = await source.cachedContentCards()
      limit.cancel()
      state?.takeCached(cards, ofUser: user)
    }
    let listener = listener(ofUser: user)
    listening.withLock { $0 = (user, [limit, loading, listener]) }
  }

  deinit {
    for task in listening.withLock({ $0.tasks }) { task.cancel() }
    state.end()
  }

  /// Starts to receive the source's cards for a user, and returns the task that receives them.
  private func listener(ofUser user: Int) -> Task<Void, Never> {
    let updates = source.contentCardUpdates()
    return Task { [state] in
      var isFirst = true
      for await cards in updates {
        state.take(cards, ofUser: user, isFirst: isFirst)
        isFirst = false
      }
    }
  }

  // MARK: - Feeds

  /// Returns the current feed.
  ///
  /// The method waits only for the cards that the source has cached, and only up to the manager's time limit. If the
  /// task is cancelled during the wait, the method returns an empty feed.
  ///
  /// - Parameters:
  ///   - classTypes: The class types of the objects, or `nil` for all. Cards of other class types are not converted.
  ///   - order: The order of the objects.
  /// - Returns: The current feed.
  public func contentCards(
    for classTypes: [ClassType]? = nil, order: ContentCard.Order = .delivered
  ) async -> ContentCardFeed<ClassType> {
    try? await state.loaded()
    return await builder.feed(for: .init(classTypes: classTypes, order: order)).feed
  }

  /// Returns the feed that was last created for these class types and this order, or `nil` if there is none or if the
  /// user or the cards have changed since.
  func latestFeed(
    for classTypes: [ClassType]?, order: ContentCard.Order
  ) -> ContentCardFeed<ClassType>? {
    builder.latestFeed(for: .init(classTypes: classTypes, order: order))
  }

  /// Returns a stream that delivers the current feed, and then each feed that differs from the previous one.
  ///
  /// A feed can change when cards arrive or expire, after an impression, a click, or a dismissal, and after
  /// ``userDidChange()``. At the end of each refresh, a feed is delivered even if nothing has changed.
  ///
  /// There can be any number of streams. A stream ends when the task that iterates over it is cancelled, or when the
  /// manager is released. A stream does not keep the manager alive. Slow consumers receive only the latest feed.
  ///
  /// - Parameters:
  ///   - classTypes: The class types of the objects, or `nil` for all. Cards of other class types are not converted.
  ///   - order: The order of the objects.
  /// - Returns: A stream of feeds.
  public func feeds(
    for classTypes: [ClassType]? = nil, order: ContentCard.Order = .delivered
  ) -> AsyncStream<ContentCardFeed<ClassType>> {
    builder.feeds(for: .init(classTypes: classTypes, order: order))
  }

  /// Returns the card with the given identifier, including all its extras, or `nil` if the feed has no such card.
  ///
  /// - Parameter id: The card's identifier.
  public func contentCard(id: String) -> ContentCard? { state.card(id) }

  // MARK: - Refreshing

  /// Requests the current cards from the source, and waits until they have arrived.
  ///
  /// Concurrent calls share one request. Once a call has timed out, the next call begins a new request. A late answer
  /// is still used, unless a newer request has delivered cards.
  ///
  /// - Parameter timeout: How long to wait for the answer. Braze's SDK allows five requests in a row, then one every
  ///   three minutes. It does not always answer requests beyond this limit.
  /// - Throws: `ContentCard.TimeoutError` after the time limit, the source's error if the request fails, or
  ///   `CancellationError` if the task is cancelled or `userDidChange()` is called. After a timeout or a failed
  ///   request, the feeds keep their cards and have the error as `refreshError`.
  public func requestContentCardsRefresh(timeout: Duration = .seconds(10)) async throws {
    try await state.refresh(from: source, within: timeout)
  }

  /// Discards the cards and their events, and listens to the source again. Call this method right after the SDK's
  /// `changeUser`. Objects of the previous user no longer log events.
  public func userDidChange() {
    let user = state.forgetUser()
    let listener = listener(ofUser: user)
    let outdated = listening.withLock { listening in
      // Another thread may already have changed to a newer user.
      guard listening.user < user else { return [listener] }
      defer { listening = (user, [listener]) }
      return listening.tasks
    }
    for task in outdated { task.cancel() }
    Task.detached { [builder] in await builder.discardOutdated() }
  }

  // MARK: - Logging

  /// Logs an event for several cards, such as the dismissal of all messages. A dismissal removes the dismissible ones
  /// from the feeds in one change. For `.clickAction`, the SDK opens the link of each card and logs nothing.
  ///
  /// Once a card's impression is logged, further impressions of the card are not passed to the source until
  /// ``resetImpressions()`` is called.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - ids: The cards' identifiers.
  /// - Returns: The number of events that were passed to the source. An event is not passed if the feed has no such
  ///   card, if the card has no context, if the context ignores the event, if the event is a repeated impression, or if
  ///   it is a dismissal and the card is not dismissible.
  @discardableResult public func logContentCard(_ event: ContentCard.Event, ids: [String]) -> Int {
    state.log(event, cardIDs: ids)
  }

  /// Logs that the user has seen a card. Returns whether the event was passed to the source; see
  /// ``logContentCard(_:ids:)``.
  @discardableResult public func logContentCardImpression(idString: String) -> Bool {
    logContentCard(.impression, ids: [idString]) == 1
  }

  /// Logs that the user has clicked a card. Returns whether the event was passed to the source; see
  /// ``logContentCard(_:ids:)``.
  @discardableResult public func logContentCardClicked(idString: String) -> Bool {
    logContentCard(.click, ids: [idString]) == 1
  }

  /// Removes a dismissible card from the feeds, and logs that the user has dismissed it. Returns whether the event was passed to the source; see
  /// ``logContentCard(_:ids:)``.
  @discardableResult public func logContentCardDismissed(idString: String) -> Bool {
    logContentCard(.dismissal, ids: [idString]) == 1
  }

  /// Allows each card to log one more impression, for example when a screen is opened again.
  public func resetImpressions() { state.resetImpressions() }
}
