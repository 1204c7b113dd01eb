public import Foundation

/// A store that receives a source's content cards, converts them to the objects of one or more schemas, and provides
/// them in feeds. It replaces the content card functions of `BrazeManager` in Braze's guide.
///
///     let store = ContentCardStore(source: source, schemas: [ContentCardClassType.self])
///
///     let feed = store.feed(ContentCardClassType.self, for: [.coupon, .item(.tile)])
///     show(feed.objects)
///
/// The store is isolated to the main actor, where the source delivers its cards and screens read them. When a method
/// that changes the cards has returned, or when an object has logged an event on the main actor, all feeds are up to
/// date. Code that runs while cards are converted can still see the previous cards. Objects are values. You can create
/// them, and log their events, on any thread.
///
/// The store receives cards from its source until it is released.
@MainActor public final class ContentCardStore {
  let source: any ContentCardSource
  let now: @Sendable () -> Date
  let sleep: @Sendable (Duration) async throws -> Void
  private let timeout: Duration
  private let onIssues: (@MainActor ([ContentCardIssue]) -> Void)?

  var contents: StoreContents
  /// Each closure returns an observation, which it holds weakly.
  private var observations: [@Sendable () -> Observation?] = []
  private var needsDelivery = false
  private var isDelivering = false

  /// Creates a store that listens to a source.
  ///
  /// - Parameters:
  ///   - source: The source of the cards.
  ///   - schemas: The class types of each schema, such as `[ContentCardClassType.self]`. A card is rejected because of
  ///     an unknown class type only if no schema of the store declares the class type. Another schema is added to the
  ///     store when one of its feeds or objects is requested.
  ///   - revealsValues: Whether ``report`` and the issues that `onIssues` receives include the values of the cards,
  ///     which can contain personal data.
  ///   - onIssues: Receives the issues of the cards that were converted or rejected. Until the user changes, it receives
  ///     the same issues of a card with the same content only once. Cards of all class types are converted, even if no
  ///     feed was requested for them.
  ///   - shadow: The class types of the next version of the first schema. The store also converts the cards with this
  ///     version, and includes the results only in the ``report``.
  ///   - timeout: How long to wait for the first cards of a user. After that, ``isLoaded`` is `true`.
  ///   - now: Returns the current time. A card has expired if its `expiresAt` is at or before this time.
  ///   - sleep: Suspends a task for a duration. The store uses it for time limits, and to wait until the next card
  ///     expires.
  public init(
    source: some ContentCardSource,
    schemas: [any ContentCardClassifying.Type],
    revealsValues: Bool = false,
    onIssues: (@MainActor ([ContentCardIssue]) -> Void)? = nil,
    shadow: (any ContentCardClassifying.Type)? = nil,
    timeout: Duration = .seconds(10),
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = {
      // Task.sleep traps for durations beyond the range of its clock.
      try await Task.sleep(for: min($0, .seconds(1_000_000_000)))
    }
  ) {
    (self.source, self.onIssues, self.timeout) = (source, onIssues, timeout)
    (self.now, self.sleep) = (now, sleep)
    func shadowSchema<ClassType: ContentCardClassifying>(
      _ type: ClassType.Type
    ) -> any AnyStoreSchema { StoreSchema<ClassType>() }
    let log = StoreLog(
      revealsValues: revealsValues, shadow: shadow.map { shadowSchema($0) }, now: now)
    contents = StoreContents(user: 0, log: log)
    contents.events.store = self
    for schema in schemas { contents.add(schema) }
    subscribe(afterUserChange: false)
  }

  deinit {
    for observation in observations { observation()?.end?() }
  }

  // MARK: - Cards

  /// Whether the source has delivered the cards of the current user, even an empty list, or the time limit has passed.
  /// Until then, the feeds have no cards, and a view can show a progress indicator.
  public var isLoaded: Bool { contents.status.isLoaded }

  /// The cards in the order in which the source delivers them, including control cards and rejected cards. Duplicates
  /// are left out, and so are cards that were removed, dismissed, or hidden, or that have expired.
  public var cards: [ContentCard] {
    read()
    return contents.shown.cards
  }

  /// Returns the card with the given identifier, including all its extras, or `nil` if ``cards`` does not contain it.
  public func contentCard(id: String) -> ContentCard? {
    read()
    return contents.position(of: id).map { contents.shown.cards[$0] }
  }

  /// Removes the cards of the previous user, empties all feeds, and listens to the source again. Call this method right
  /// after the SDK's `changeUser`, but not if the user is still the same.
  ///
  /// ``isLoaded`` is `false` until the source delivers cards of the new user, or the time limit passes. Events of the
  /// previous user's objects are no longer logged, and refreshes in progress throw `CancellationError`.
  public func userDidChange() {
    contents.events.endUser()
    contents.requests.cancel()
    let new = StoreContents(
      user: contents.status.user + 1, schemas: contents.schemas.map { $0.empty() },
      log: contents.log.empty())
    new.events.store = self
    var previous = new
    swap(&previous, &contents)
    // Releasing the objects and cancelling the subscription of the previous user can run app code, which can change the
    // user.
    previous = new
    guard contents === new else { return }
    subscribe(afterUserChange: true)
    deliver()
  }

  private func subscribe(afterUserChange: Bool) {
    let user = contents.status.user
    contents.limit = Task { [weak self, sleep, timeout] in
      try? await sleep(timeout)
      guard let self, !Task.isCancelled, contents.status.user == user else { return }
      contents.status.isLoaded = true
      deliver()
    }
    let cancel = source.subscribeToContentCards(afterUserChange: afterUserChange) {
      [weak self] cards in
      guard let self, contents.status.user == user else { return }
      if contents.hasCards, contents.refreshError != nil { contents.setRefreshError(nil) }
      receive(cards, of: contents, .source)
      deliver()
    }
    // The source may already have delivered cards, and code of the app that then ran may have changed the user.
    guard contents.status.user == user else { return cancel() }
    contents.cancelSubscription = cancel
  }

  func receive(
    _ cards: [ContentCard], of contents: StoreContents, _ cause: Report.Event.Cause
  ) {
    contents.show(cards, at: now(), cause)
    contents.status.isLoaded = true
    contents.limit?.cancel()
    setTimer()
  }

  // MARK: - Updates

  /// Applies the events that objects have logged, and removes expired cards, except while cards are being converted.
  /// Returns whether a feed may have changed.
  @discardableResult private func update() -> Bool {
    let time = contents.nextExpiry == nil ? .distantPast : now()
    guard !contents.isConverting,
      contents.events.hasChanges || contents.nextExpiry.map({ $0 <= time }) ?? false
    else { return false }
    defer { setTimer() }
    return contents.show(contents.shown.delivered, at: time, .clock)
  }

  /// Updates the feeds before they are read. Notifies the observers later, because a view's `body` can read a feed, but
  /// must not change the view's state.
  func read() {
    if update() { deliverLater() }
  }

  private func deliverLater() { Task { [weak self] in self?.deliver() } }

  private func setTimer() {
    let date = contents.nextExpiry
    guard date != contents.expiry?.date else { return }
    contents.expiry?.timer.cancel()
    contents.expiry = date.map { date in
      let timer = Task { [weak self, now, sleep] in
        while case let start = now(), start < date {
          // Sleeps for at most a day at a time, because the user can change the device's clock in the meantime.
          let interval = min(date.timeIntervalSince(start), 86_400)
          guard (try? await sleep(.seconds(interval))) != nil, !Task.isCancelled else { return }
          // With a fixed clock, as in tests, the loop would otherwise never end.
          guard now() != start else { return }
        }
        self?.deliver()
      }
      return (date, timer)
    }
  }

  /// Reports issues, and passes the current feeds to the observations that have not received them yet.
  ///
  /// The closures that this method calls can call the store. If that changes a feed, the feeds are delivered again.
  ///
  /// - Parameter body: A closure to call first. While this method runs or cards are being converted, other calls of the
  ///   method call their closures and request another delivery, but do not deliver feeds themselves.
  @discardableResult func deliver<Result>(after body: () -> Result = {}) -> Result {
    needsDelivery = true
    guard !isDelivering, !contents.isConverting else { return body() }
    isDelivering = true
    defer { isDelivering = false }
    let result = body()
    while needsDelivery {
      needsDelivery = false
      update()
      // Each closure can change the user or release an observation.
      while let issues = contents.log.nextUnreported() { onIssues?(issues) }
      observations.removeAll { $0() == nil }
      for observation in observations { observation()?.deliver() }
    }
    return result
  }

  func schema<ClassType: ContentCardClassifying>(
    _ classType: ClassType.Type
  ) -> StoreSchema<ClassType> {
    for case let schema as StoreSchema<ClassType> in contents.schemas { return schema }
    contents.add(classType)
    deliverLater()
    return schema(classType)
  }

  func add(_ observation: Observation) {
    observations.append { [weak observation] in observation }
    deliver { observation.deliver() }
  }
}
