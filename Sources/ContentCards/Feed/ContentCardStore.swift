public import Foundation

/// A store that receives a source's content cards, converts them to the objects of one or more schemas, and provides
/// them in feeds. It replaces the content card functions of `BrazeManager` in Braze's guide.
///
///     let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
///
///     let feed = store.feed(ContentCardClassType.self, for: [.coupon, .item(.tile)])
///     show(feed.objects)
///
/// The store is isolated to the main actor, where the source delivers its cards and screens read them. After each of its
/// methods returns, and after an object logs an event on the main actor, all feeds are up to date. Objects are values that
/// can be created and log events on any thread.
///
/// The store receives cards from its source until it is released.
@MainActor public final class ContentCardStore {
  let source: any ContentCardSource
  let now: @Sendable () -> Date
  let sleep: @Sendable (Duration) async throws -> Void
  private let timeout: Duration
  private let revealsValues: Bool
  private let onIssues: (@MainActor (ContentCardRejection) -> Void)?

  var contents: StoreContents
  private var schemas: [any AnyStoreSchema] = []
  private var observations: [WeakObservation] = []
  /// The time at which the next card expires.
  private var nextExpiry: Date?

  private var needsDelivery = false
  private var isDelivering = false

  private var unreported: [ContentCardRejection] = []
  /// The hashes of the rejected cards. The cards themselves are not kept, because they can contain personal data.
  private var reported: Set<Int> = []

  /// Creates a store that listens to a source.
  ///
  /// - Parameters:
  ///   - source: The source of the cards.
  ///   - schemas: The class types of each schema, such as `[ContentCardClassType.self]`. A card with an unknown class type
  ///     is rejected only if none of these schemas declares the class type.
  ///   - revealsValues: Whether `onIssues` receives the values of the cards, which can contain personal data.
  ///   - onIssues: Receives each rejected card once per user, card identifier, and content.
  ///   - timeout: How long to wait for the first cards of a user. After that, ``isLoaded`` is `true`.
  ///   - now: Returns the current time. A card has expired if its `expiresAt` is at or before this time.
  ///   - sleep: Suspends a task for a duration. The store uses it for time limits, and to wait until the next card
  ///     expires.
  public init(
    source: some ContentCardSource,
    schemas: [any ContentCardClassifying.Type],
    revealsValues: Bool = false,
    onIssues: (@MainActor (ContentCardRejection) -> Void)? = nil,
    timeout: Duration = .seconds(10),
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = {
      // Task.sleep traps for durations beyond the range of its clock.
      try await Task.sleep(for: min($0, .seconds(1_000_000_000)))
    }
  ) {
    (self.source, self.revealsValues, self.onIssues) = (source, revealsValues, onIssues)
    (self.timeout, self.now, self.sleep) = (timeout, now, sleep)
    contents = StoreContents(user: 0)
    contents.events.store = self
    for schema in schemas { add(schema) }
    subscribe(afterUserChange: false)
  }

  deinit {
    for observation in observations { observation.observation?.end?() }
  }

  // MARK: - Cards

  /// Whether the source has delivered cards of the current user, or the time limit has passed. Until then,
  /// the feeds are empty, and a view can show a progress indicator.
  public var isLoaded: Bool { contents.status.isLoaded }

  /// The cards in the order in which the source delivers them, without duplicates and without cards that were removed,
  /// have expired, or were dismissed.
  public var cards: [ContentCard] {
    read()
    return contents.cards
  }

  /// Returns the card with the given identifier, including all its extras, or `nil` if there is no such card.
  ///
  /// - Parameter id: The card's identifier.
  public func contentCard(id: String) -> ContentCard? {
    read()
    return contents.position(of: id).map { contents.cards[$0] }
  }

  /// Removes the cards of the user, empties all feeds, and listens to the source again. Call this method right after the
  /// SDK's `changeUser`.
  ///
  /// ``isLoaded`` is `false` until the source delivers cards of the new user. Objects of the previous user no longer log
  /// events, and refreshes in progress throw `CancellationError`.
  public func userDidChange() {
    let previous = contents
    let new = StoreContents(user: previous.status.user + 1)
    new.events.store = self
    previous.events.endUser()
    contents = new
    (unreported, reported) = ([], [])
    apply([])
    // Releasing the previous objects, and cancelling what runs for the user, can run app code, which can change the user.
    previous.end()
    guard contents === new else { return }
    subscribe(afterUserChange: true)
    deliver()
  }

  private func subscribe(afterUserChange: Bool) {
    let user = contents.status.user
    contents.running.limit = Task { [weak self, sleep, timeout] in
      try? await sleep(timeout)
      guard let self, !Task.isCancelled, contents.status.user == user else { return }
      contents.status.isLoaded = true
      deliver()
    }
    let cancel = source.subscribeToContentCards(afterUserChange: afterUserChange) {
      [weak self] cards in
      guard let self, contents.status.user == user else { return }
      if contents.hasCards, contents.refreshError != nil { contents.setRefreshError(nil) }
      replaceCards(of: contents, with: cards)
      deliver()
    }
    // The listeners may have changed the user.
    guard contents.status.user == user else { return cancel() }
    contents.running.cancelSubscription = cancel
  }

  /// Replaces the cards of a user with those that the source has delivered.
  func replaceCards(of contents: StoreContents, with cards: [ContentCard]) {
    contents.hasCards = true
    contents.status.isLoaded = true
    contents.running.limit?.cancel()
    update()
    let time = now()
    guard contents === self.contents else { return }
    let change = contents.replaceCards(with: cards, at: time)
    if let change { apply(change.origins) }
    withExtendedLifetime(change) {}
  }

  // MARK: - Updates

  /// Applies the events that objects have logged, and removes expired cards. Returns whether a card has changed.
  @discardableResult private func update() -> Bool {
    let time = nextExpiry.flatMap { date in
      let time = now()
      return date <= time ? time : nil
    }
    let change = contents.applyEvents(removingCardsExpiredAt: time)
    if let change { apply(change.origins) }
    // Releases the previous cards when the feeds are consistent, because that can run app code.
    return withExtendedLifetime(change) { change != nil }
  }

  /// Updates the feeds before they are read. Notifies listeners later, because a view's `body` can read a feed.
  func read() {
    if update() { deliverLater() }
  }

  private func deliverLater() { Task { [weak self] in self?.deliver() } }

  /// Converts new cards after the cards have changed, and sets the timer for the card that expires next.
  ///
  /// - Parameter origins: The previous position of each card, or `nil` for a new card.
  private func apply(_ origins: [Int?]) {
    let schemas = schemas
    var outdated: [Any] = []
    for schema in schemas {
      let result = schema.convert(
        contents.cards, origins: origins,
        isDeclared: { card in schemas.contains { $0.declares(card) } })
      outdated.append(result.outdated)
      for (card, rejection) in result.rejected {
        if reported.insert(card.contentHash).inserted {
          unreported.append(rejection)
        } else if rejection.issues.contains(where: { $0.nearMiss != nil }),
          let index = unreported.firstIndex(where: { $0.cardID == card.id })
        {
          // Of several schemas that reject a card, reports one that has a suggestion.
          unreported[index] = rejection
        }
      }
    }
    scheduleExpiry()
    // Released last, because releasing objects can run app code.
    withExtendedLifetime(outdated) {}
  }

  /// Sets the timer for the card that expires next.
  private func scheduleExpiry() {
    let date = contents.nextExpiry
    guard date != nextExpiry || contents.running.expiry == nil else { return }
    nextExpiry = date
    contents.running.expiry?.cancel()
    contents.running.expiry = date.map { date in
      Task { [weak self, now, sleep] in
        while case let start = now(), start < date {
          // Sleeps for at most a day, because the user can change the clock in the meantime.
          let interval = min(date.timeIntervalSince(start), 86_400)
          guard (try? await sleep(.seconds(interval))) != nil, !Task.isCancelled else { return }
          // With a fixed clock, as in tests, the loop would otherwise never end.
          guard now() != start else { return }
        }
        self?.deliver()
      }
    }
  }

  /// Reports rejections, and passes the current feeds to the observations that have not received them yet.
  ///
  /// The closures that this method calls can call the store. If that changes a feed, the feeds are delivered again.
  ///
  /// - Parameter body: A closure to call first. Meanwhile, no feeds are delivered.
  @discardableResult func deliver<Result>(after body: () -> Result = {}) -> Result {
    needsDelivery = true
    guard !isDelivering else { return body() }
    isDelivering = true
    defer { isDelivering = false }
    let result = body()
    while needsDelivery {
      needsDelivery = false
      update()
      // Each closure can change the user or release an observation.
      while !unreported.isEmpty {
        let rejection = unreported.removeFirst()
        onIssues?(revealsValues ? rejection : rejection.withoutValues)
      }
      observations.removeAll { $0.observation == nil }
      for observation in observations { observation.observation?.deliver() }
    }
    return result
  }

  // MARK: - Schemas

  /// Returns the converted cards of a schema. A schema that was not passed to the initializer is added.
  func schema<ClassType: ContentCardClassifying>(
    _ classType: ClassType.Type
  ) -> StoreSchema<ClassType> {
    for case let schema as StoreSchema<ClassType> in schemas { return schema }
    add(classType)
    deliverLater()
    return schema(classType)
  }

  private func add<ClassType: ContentCardClassifying>(_ classType: ClassType.Type) {
    schemas.append(StoreSchema<ClassType>())
    // The other schemas no longer reject the cards of this one.
    apply(contents.cards.map { _ in nil })
  }

  func add(_ observation: Observation) {
    observations.append(WeakObservation(observation: observation))
    deliver { observation.deliver() }
  }
}

private struct WeakObservation: Sendable {
  weak var observation: ContentCardStore.Observation?
}

extension ContentCard {
  /// The hash of the content that a rejection depends on.
  fileprivate var contentHash: Int {
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(extras)
    hasher.combine([title, cardDescription, image, urlString, domain])
    return hasher.finalize()
  }
}
