import Foundation

/// The state of a store for one user.
@MainActor final class StoreContents {
  /// The state, apart from the cards, that decides whether a feed is up to date. After an observation's first feed,
  /// a feed whose status has changed is delivered even if its cards are the same.
  struct Status: Hashable {
    /// The number of users before this one.
    let user: Int
    var isLoaded = false
    /// The number of calls of `setRefreshError(_:)`.
    var refreshes = 0
  }

  /// Cards in the order in which the source delivered them, without duplicates. Each array has one element per card.
  struct Shown {
    /// The cards with the logged events applied. Their contexts log through `events`. A card keeps its `box` as long as
    /// the delivered card and the read state stay the same.
    var cards: [ContentCard] = []
    var records: [CardRecord] = []
    /// The cards as the source delivered them.
    var delivered: [ContentCard] = []
    /// The previous position of each card, or `nil` if the card is new, has changed, or must be converted for a new
    /// schema.
    var origins: [Int?] = []
  }

  var status: Status
  let events: CardEvents
  private(set) var schemas: [any AnyStoreSchema]
  private(set) var shown = Shown()
  /// Whether cards are being converted, which runs app code. Meanwhile, `shown` stays as it is.
  private(set) var isConverting = false
  /// The newest cards that the source has delivered while cards were being converted.
  private var deferred: (cards: [ContentCard], time: Date, cause: Report.Event.Cause)?
  private(set) var nextExpiry: Date?

  /// Whether the source has delivered this user's cards, even an empty list.
  var hasCards: Bool { deliveries > 0 }
  private(set) var refreshError: (any Error)?
  var requests = RefreshRequests()
  /// The task that sets `isLoaded` if no cards arrive within the time limit.
  var limit: Task<Void, Never>?
  var expiry: (date: Date, timer: Task<Void, Never>)?
  var cancelSubscription: (@Sendable () -> Void)?

  /// The records by card identifier, including those of cards that are no longer shown.
  private var records: [String: CardRecord] = [:]
  private(set) var deliveries = 0

  init(user: Int, schemas: [any AnyStoreSchema] = [], log: StoreLog) {
    (status, self.schemas) = (Status(user: user), schemas)
    events = CardEvents(log)
  }

  deinit {
    limit?.cancel()
    expiry?.timer.cancel()
    cancelSubscription?()
    requests.cancel()
  }

  // MARK: - Cards

  func position(of id: String) -> Int? { records[id]?.position }

  /// Shows the cards that the source has delivered, and applies the events that were logged until now. Leaves out
  /// duplicates, cards that were removed, dismissed, or hidden, and cards that have expired by the given time. While
  /// cards are being converted, only keeps the delivered cards for later. Returns whether a feed may have changed.
  @discardableResult func show(
    _ delivered: [ContentCard], at time: Date, _ cause: Report.Event.Cause
  ) -> Bool {
    guard !isConverting else {
      deferred = (delivered, time, cause)
      return false
    }
    let new = events.readFlags { change(to: delivered, at: time) }
    logAbsences(from: delivered, to: new, at: time, cause)
    guard !new.origins.elementsEqual(shown.cards.indices, by: ==) else {
      // The delivered cards can have new contexts.
      let outdated = shown
      events.update(new.records, to: new.delivered)
      shown = new
      return withExtendedLifetime(outdated) { false }
    }
    show(new, cause)
    return true
  }

  private func change(to delivered: [ContentCard], at time: Date) -> Shown {
    deliveries += 1
    let old = shown
    var new = Shown()
    for card in delivered where card.absence(at: time) == nil {
      let record = record(card.id)
      let flags = record.flags
      // If an identifier occurs twice, the first card that is not absent is used.
      guard record.delivery != deliveries, !flags.contains(.isGone) else { continue }
      record.delivery = deliveries
      let isViewed = card.isViewed || flags.contains(.isViewed)
      let isClicked = card.isClicked || flags.contains(.isClicked)
      var (shownCard, origin) = (card, record.position)
      if let position = origin, old.delivered[position] == card,
        old.cards[position].isViewed == isViewed, old.cards[position].isClicked == isClicked
      {
        shownCard = old.cards[position]
      } else {
        var fields = card.fields
        (fields.isViewed, fields.isClicked) = (isViewed, isClicked)
        shownCard.box = .init(fields, ContentCardContext(events, record, fallback: card))
        origin = nil
      }
      new.cards.append(shownCard)
      new.records.append(record)
      new.delivered.append(card)
      new.origins.append(origin)
    }
    return new
  }

  private func record(_ id: String) -> CardRecord {
    if let record = records[id] { return record }
    let record = CardRecord()
    records[id] = record
    return record
  }

  private func show(_ new: Shown, _ cause: Report.Event.Cause) {
    // Conversion runs app code, which can add a schema. The new schema can declare the class types of cards that the
    // others have rejected.
    isConverting = true
    var (new, conversions, shows) = (new, [[Report.Conversion?]](), [() -> Any]())
    var converted: [any AnyStoreSchema]?
    while converted?.count != schemas.count {
      if converted != nil { new.origins = new.origins.map { _ in nil } }
      (converted, conversions, shows) = (schemas, [], [])
      for schema in schemas {
        let result = schema.convert(new.cards, origins: new.origins) { [schemas] card in
          schemas.contains { $0.declares(card) }
        }
        conversions.append(result.conversions)
        shows.append(result.show)
      }
    }
    logConversions(conversions, of: new, cause)
    isConverting = false
    let removed = shown.records.filter { $0.delivery != deliveries }
    for record in removed { record.position = nil }
    var outdated: [Any] = [shown]
    events.update(new.records, to: new.delivered)
    events.update(removed, to: nil)
    shown = new
    for (position, record) in new.records.enumerated() { record.position = position }
    nextExpiry = new.cards.lazy.compactMap(\.expiresAt).min()
    outdated += shows.map { $0() }
    // Keeps the previous objects until the state is updated, because releasing objects and contexts can run app code.
    withExtendedLifetime(outdated) {}
    if let (cards, time, cause) = deferred {
      deferred = nil
      show(cards, at: time, cause)
    }
  }

  // MARK: - Schemas

  /// Adds a schema, and converts all cards again. The other schemas then no longer reject cards whose class types only
  /// the new schema declares.
  func add<ClassType: ContentCardClassifying>(_ classType: ClassType.Type) {
    schemas.append(StoreSchema<ClassType>())
    guard !isConverting else { return }
    var same = shown
    same.origins = shown.cards.map { _ in nil }
    show(same, .app)
  }

  // MARK: - Refreshes

  /// Records that a refresh has ended or timed out, or removes the error of the last refresh.
  func setRefreshError(_ error: (any Error)?) {
    var error = error
    swap(&refreshError, &error)
    status.refreshes += 1
  }
}
