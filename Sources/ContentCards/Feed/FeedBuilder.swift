/// An actor that creates the feeds of a manager. Listeners with the same query share one feed. While a card stays in
/// the feed, it is converted again only if its content or the user changes.
actor FeedBuilder<ClassType: ContentCardClassifying> {
  /// The class types and the order that a listener requests.
  struct Query: Hashable, Sendable {
    let classTypes: Set<ClassType>?
    let order: ContentCard.Order

    init(classTypes: [ClassType]?, order: ContentCard.Order) {
      self.classTypes = classTypes.map { Set($0) }
      self.order = order
    }
  }

  /// A feed and the cards that it was created from.
  struct Built: Sendable {
    var feed: ContentCardFeed<ClassType>
    let user: Int
    let version: Int
    /// The cards of the entries, the rejected cards, and the other cards.
    var cards: [[ContentCard]] = [[], [], []]
    var refreshRevision: Int

    /// Returns whether both feeds belong to the same user and have equal cards, and no refresh has ended in between.
    func isSame(as other: Self) -> Bool {
      user == other.user && refreshRevision == other.refreshRevision && cards == other.cards
    }
  }

  private let state: FeedState
  private let reporter: RejectionReporter?
  private var user = 0
  private var version = 0
  private var cards: [ContentCard] = []
  /// The feeds created from the current version of the cards.
  private let feeds = Locked<[Query: Built]>([:])
  /// The result of converting each card of this user, keyed by the card's box.
  private var conversions: [ObjectIdentifier: CachedCard] = [:]

  private typealias Continuation = AsyncStream<ContentCardFeed<ClassType>>.Continuation

  /// The listeners to the feeds of one query.
  private struct Listeners: Sendable {
    var continuations: [Int: Continuation] = [:]
    /// The listeners that have not received a feed yet.
    var new: Set<Int> = []
    /// The last feed that the other listeners have received.
    var delivered: Built?
  }

  private struct Registry: Sendable {
    var listeners: [Query: Listeners] = [:]
    var lastID = 0
    var isEnded = false
  }

  private let registry = Locked(Registry())

  init(state: FeedState, reporter: RejectionReporter?) {
    self.state = state
    self.reporter = reporter
  }

  /// Returns the current feed for a query.
  func feed(for query: Query) -> Built {
    let snapshot = state.snapshot
    discardOutdated(snapshot)
    var built = feeds.withLock { $0[query] } ?? build(query, of: snapshot)
    built.feed.refreshError = snapshot.refreshError
    built.refreshRevision = snapshot.refreshRevision
    let outdated = feeds.withLock { $0.updateValue(built, forKey: query) }
    return withExtendedLifetime(outdated) { built }
  }

  /// Returns the feed that was last created for a query, or `nil` if there is none or if the user or the cards have
  /// changed since.
  nonisolated func latestFeed(for query: Query) -> ContentCardFeed<ClassType>? {
    feeds.withLock { $0[query] }.flatMap { built in
      state.isCurrent(user: built.user, version: built.version) ? built.feed : nil
    }
  }

  /// Returns a stream that yields the current feed, and then a feed after each change and at the end of each refresh.
  /// Slow consumers receive only the latest feed.
  nonisolated func feeds(for query: Query) -> AsyncStream<ContentCardFeed<ClassType>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ContentCardFeed<ClassType>.self, bufferingPolicy: .bufferingNewest(1))
    let id = registry.withLock { registry -> Int? in
      guard !registry.isEnded else { return nil }
      registry.lastID += 1
      registry.listeners[query, default: Listeners()].continuations[registry.lastID] = continuation
      registry.listeners[query]?.new.insert(registry.lastID)
      return registry.lastID
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [registry] _ in
      let outdated = registry.withLock { registry -> Listeners? in
        registry.listeners[query]?.continuations[id] = nil
        registry.listeners[query]?.new.remove(id)
        let isLast = registry.listeners[query]?.continuations.isEmpty ?? false
        return isLast ? registry.listeners.removeValue(forKey: query) : nil
      }
      withExtendedLifetime(outdated) {}
    }
    state.notify()
    return stream
  }

  /// After each signal, delivers the current feeds to the listeners that have not received them yet. Ends the streams
  /// when the signals end.
  nonisolated func deliver(at changes: AsyncStream<Void>) async {
    for await _ in changes { await deliver() }
    let listeners = registry.withLock { registry in
      registry.isEnded = true
      return registry.listeners.values.flatMap(\.continuations.values)
    }
    for listener in listeners { listener.finish() }
  }

  private func deliver() {
    for query in registry.withLock({ Array($0.listeners.keys) }) {
      let built = feed(for: query)
      let (outdated, receivers) = registry.withLock { registry -> (Built?, [Continuation]) in
        guard let listeners = registry.listeners[query] else { return (nil, []) }
        let isSame = listeners.delivered?.isSame(as: built) ?? false
        registry.listeners[query]?.delivered = built
        registry.listeners[query]?.new = []
        let receivers =
          isSame
          ? listeners.new.compactMap { listeners.continuations[$0] }
          : Array(listeners.continuations.values)
        return (listeners.delivered, receivers)
      }
      for receiver in receivers { receiver.yield(built.feed) }
      withExtendedLifetime(outdated) {}
    }
  }

  /// Releases the feeds and conversions that are outdated because the user or the cards have changed.
  func discardOutdated() { discardOutdated(state.snapshot) }

  private func discardOutdated(_ snapshot: FeedSnapshot) {
    guard snapshot.version != version || snapshot.user != user else { return }
    // Releases the feeds outside the lock, because releasing an object can run app code.
    let outdated = feeds.withLock { feeds in
      defer { feeds = [:] }
      return feeds
    }
    withExtendedLifetime(outdated) {}
    if snapshot.user != user {
      conversions = [:]
    } else {
      let outdated = changedBoxes(of: cards, since: snapshot.cards)
      let new = changedBoxes(of: snapshot.cards, since: cards)
      for box in outdated.subtracting(new) { conversions[box] = nil }
    }
    cards = snapshot.cards
    (user, version) = (snapshot.user, snapshot.version)
  }

  /// Returns the boxes of the cards that are not at the same position in another list.
  private func changedBoxes(
    of cards: [ContentCard], since others: [ContentCard]
  ) -> Set<ObjectIdentifier> {
    var boxes: Set<ObjectIdentifier> = []
    for index in cards.indices
    where index >= others.count || cards[index].box !== others[index].box {
      boxes.insert(ObjectIdentifier(cards[index].box))
    }
    return boxes
  }

  private func build(_ query: Query, of snapshot: FeedSnapshot) -> Built {
    let converter = ContentCardConverter<ClassType>(query.classTypes.map { Array($0) })
    let (wanted, wantsFallback) = (converter.wanted, converter.wantsFallback)
    // Uses `CachedCard`, which is not generic, because the library is not specialized for the app's types: a generic
    // call for each card would be slow.
    var included: [CachedCard] = []
    var parts: [[ContentCard]] = [[], [], []]
    included.reserveCapacity(snapshot.cards.count)
    for index in snapshot.cards.indices(in: query.order) {
      let card = snapshot.cards[index]
      let box = ObjectIdentifier(card.box)
      let cached = conversions[box] ?? CachedConversion(card, converter)
      guard cached.isWanted(by: wanted, wantsFallback) else { continue }
      if cached.part == nil {
        convert(cached, context: snapshot.contexts[index], using: converter)
        conversions[box] = cached
      }
      guard let part = cached.part else { continue }
      included.append(cached)
      parts[part].append(card)
    }
    return Built(
      feed: ContentCardFeed(included), user: user, version: version, cards: parts,
      refreshRevision: snapshot.refreshRevision)
  }

  private func convert(
    _ cached: CachedCard, context: ContentCardContext?,
    using converter: ContentCardConverter<ClassType>
  ) {
    let outcome = converter.outcome(of: state.managed(cached.card, context: context, ofUser: user))
    if case .rejected(let rejected) = outcome {
      reporter?.report(rejected.card, issues: rejected.issues, ofUser: user)
    }
    unsafeDowncast(cached, to: CachedConversion<ClassType>.self).outcome = outcome
  }
}

/// A card in the cache of a `FeedBuilder`.
class CachedCard {
  /// The card. It retains its box, so the box's `ObjectIdentifier`, which is the key in the cache, stays unique.
  let card: ContentCard
  /// The number of the card's class type, or `nil` if it is missing or not declared.
  let number: Int?
  /// The part of a feed to which the card belongs: 0 for the entries, 1 for the rejected cards, and 2 for the other
  /// cards. It is `nil` until the card is converted.
  fileprivate(set) var part: Int?

  fileprivate init(_ card: ContentCard, number: Int?) {
    self.card = card
    self.number = number
  }

  /// Returns whether the card must be converted for a feed. A card without a declared class type is converted, because
  /// it may be rejected, unless it is a control card, which has the fallback case as its class type.
  ///
  /// - Parameters:
  ///   - classTypes: An array that indicates, by number, whether each class type is wanted, or `nil` if all are wanted.
  ///   - wantsFallback: Whether the fallback case is wanted.
  func isWanted(by classTypes: [Bool]?, _ wantsFallback: Bool) -> Bool {
    guard let number else { return wantsFallback || !card.isControl }
    return classTypes?[number] ?? true
  }
}

/// The cached result of converting a card.
final class CachedConversion<ClassType: ContentCardClassifying>: CachedCard {
  /// The result, or `nil` until the card is converted.
  var outcome: ContentCardOutcome<ClassType>? {
    didSet {
      switch outcome {
      case nil: part = nil
      case .object, .control: part = 0
      case .rejected: part = 1
      case .other: part = 2
      }
    }
  }

  init(_ card: ContentCard, _ converter: ContentCardConverter<ClassType>) {
    super.init(card, number: converter.classTypeNumber(of: card))
  }
}
