import Foundation

/// The cards of a store's current user, and the events that were logged for them.
@MainActor final class StoreContents {
  /// The state besides the cards that a feed depends on.
  struct Status: Hashable {
    /// The number of the user.
    let user: Int
    var isLoaded = false
    /// Incremented when a refresh ends, and whenever its error is removed.
    var refreshes = 0
  }

  var status: Status
  let events = CardEvents()
  /// Whether the source has delivered cards.
  var hasCards = false
  /// The error from the last refresh, or `nil` if that refresh succeeded or newer cards have arrived since.
  private(set) var refreshError: (any Error)?
  var requests = RefreshRequests()
  /// The tasks and the subscription of this user.
  var running = Running()

  struct Running: Sendable {
    /// The time limit for the first cards, and the timer for the card that expires next.
    var (limit, expiry): (Task<Void, Never>?, Task<Void, Never>?)
    var requests: [Int: Task<Void, Never>] = [:]
    var cancelSubscription: (@Sendable () -> Void)?

    func cancel() {
      limit?.cancel()
      expiry?.cancel()
      for request in requests.values { request.cancel() }
      cancelSubscription?()
    }
  }

  /// A change of the cards.
  struct Change {
    /// The previous position of each card, or `nil` for a new or changed card.
    let origins: [Int?]
    /// The previous cards and contexts. Releasing them can run app code, which can use the store, so they are kept until
    /// the feeds are consistent.
    let outdated: (cards: [ContentCard], contexts: [ContentCardContext?])
  }

  /// The cards in the order in which they were delivered, without duplicates. A card keeps its `box` while its content
  /// stays the same. Its context logs through `events`.
  private(set) var cards: [ContentCard] = []
  /// The record of each of the `cards`.
  private var shown: [CardRecord] = []
  /// The records of all cards of this user, including those that have left the feed.
  private var records: [String: CardRecord] = [:]
  private var deliveries = 0

  /// The time at which the next card expires.
  var nextExpiry: Date? { cards.lazy.compactMap(\.expiresAt).min() }

  init(user: Int) { status = Status(user: user) }

  /// Returns the position of the card with an identifier, or `nil` if the feed has no such card.
  func position(of id: String) -> Int? { records[id]?.position }

  deinit { running.cancel() }

  /// Ends everything that runs for this user, because another user has logged in.
  func end() {
    events.endUser()
    running.cancel()
    requests.end(CancellationError()) { _ in true }
  }

  /// Records the end of a refresh.
  func setRefreshError(_ error: (any Error)?) {
    var error = error
    swap(&refreshError, &error)
    status.refreshes += 1
  }

  /// Replaces the cards with those that the source has delivered. Returns `nil` if no card has changed.
  func replaceCards(
    with delivered: [ContentCard], at time: Date
  ) -> Change? {
    deliveries += 1
    var cards: [ContentCard] = []
    var (shown, contexts, origins): ([CardRecord], [ContentCardContext?], [Int?]) = ([], [], [])
    var isChanged = false
    for card in delivered
    where !card.isRemoved && !card.isDismissed && !card.isExpired(at: time) {
      let (id, position) = (card.id, cards.count)
      // While the cards have the same order as before, no lookup is needed.
      let isAligned = position < self.shown.count && self.shown[position].id == id
      let record = isAligned ? self.shown[position] : record(id)
      // If an identifier occurs twice, the first card is used.
      guard record.delivery != deliveries, !record.shownFlags.contains(.isGone) else { continue }
      record.delivery = deliveries
      contexts.append(card.context)
      shown.append(record)
      let new = card.applying(record.shownFlags)
      if let origin = record.position, self.cards[origin] == new {
        if origin != position { isChanged = true }
        origins.append(origin)
        cards.append(self.cards[origin])
      } else {
        isChanged = true
        origins.append(nil)
        cards.append(
          new.withContext(ContentCardContext(events, record, fallback: card.context)))
      }
    }
    isChanged = isChanged || cards.count != self.cards.count
    let leaving = isChanged ? self.shown.filter { $0.delivery != deliveries } : []
    events.update(shown, &contexts, isDismissible: { cards[$0].isDismissible }, leaving: leaving)
    return isChanged ? set(cards, shown, origins: origins, outdated: contexts) : nil
  }

  /// Applies the events that were logged since the last call, and removes expired cards. Returns `nil` if no card has
  /// changed.
  func applyEvents(removingCardsExpiredAt time: Date?) -> Change? {
    let changed = events.takeChanges()
    guard changed.contains(where: { $0.position != nil }) || time != nil else { return nil }
    var (cards, shown, origins): ([ContentCard], [CardRecord], [Int?]) = ([], [], [])
    var leaving: [CardRecord] = []
    for (position, record) in self.shown.enumerated() {
      let card = self.cards[position]
      guard !record.shownFlags.contains(.isGone), !card.isExpired(at: time ?? .distantPast) else {
        leaving.append(record)
        continue
      }
      let new = card.applying(record.shownFlags)
      origins.append(new.box === card.box ? position : nil)
      cards.append(new)
      shown.append(record)
    }
    guard !leaving.isEmpty || origins.contains(nil) else { return nil }
    var contexts: [ContentCardContext?] = []
    events.update([], &contexts, isDismissible: { _ in false }, leaving: leaving)
    return set(cards, shown, origins: origins, outdated: contexts)
  }

  private func set(
    _ cards: [ContentCard], _ shown: [CardRecord], origins: [Int?],
    outdated contexts: [ContentCardContext?]
  ) -> Change {
    let change = Change(origins: origins, outdated: (self.cards, contexts))
    for record in self.shown { record.position = nil }
    (self.cards, self.shown) = (cards, shown)
    for (position, record) in shown.enumerated() { record.position = position }
    return change
  }

  private func record(_ id: String) -> CardRecord {
    if let record = records[id] { return record }
    let record = CardRecord(id: id)
    records[id] = record
    return record
  }
}

extension ContentCard {
  /// Returns whether the card has expired by the given time.
  func isExpired(at time: Date) -> Bool { expiresAt.map { $0 <= time } ?? false }

  /// Returns the card, with the flags applied.
  fileprivate func applying(_ flags: CardRecord.Flags) -> Self {
    var card = self
    if flags.contains(.isViewed), !isViewed { card.isViewed = true }
    if flags.contains(.isClicked), !isClicked { card.isClicked = true }
    return card
  }

  /// Returns the card with another context. Faster than setting the property.
  fileprivate func withContext(_ context: ContentCardContext?) -> Self {
    var (card, fields) = (self, box.fields)
    fields.context = context
    card.box = Box(fields)
    return card
  }
}
