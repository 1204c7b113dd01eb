/// A feed that combines content cards and local items.
public struct SupplementalFeed<ClassType: ContentCardClassifying, Local: Sendable>: Sendable {
  /// An item in the feed.
  public enum Item: Sendable {
    /// The object of a content card.
    case card(ClassType.Object)
    /// A local item, which the app provides.
    case local(Local)
  }

  /// The items to show, in order.
  public var items: [Item]

  /// The objects for a separate section, such as advertisements. They are not in ``items``.
  public let separated: [ClassType.Object]

  /// The content card feed, including its control cards, rejected cards, and `refreshError`.
  public let cards: ContentCardFeed<ClassType>

  /// The error from loading the local items, or `nil` if loading succeeded or is under way.
  public let localError: (any Error)?

  /// Creates a feed of cards and local items.
  ///
  /// - Parameters:
  ///   - cards: The content cards.
  ///   - separatedTypes: The class types whose objects are put in ``separated`` instead of ``items``.
  ///   - local: The local items, or the error from loading them.
  ///   - placement: Where the cards appear among the local items.
  public init(
    _ cards: ContentCardFeed<ClassType>, separating separatedTypes: [ClassType] = [],
    local: Result<[Local], any Error>, placement: Placement = .cardsFirst
  ) {
    let isSeparated = { (object: ClassType.Object) in
      object.contentCardData.map { separatedTypes.contains($0.contentCardClassType) } ?? false
    }
    self.cards = cards
    separated = cards.objects.filter(isSeparated)
    let inFeed = cards.objects.filter { !isSeparated($0) }
    switch local {
    case .success(let local):
      localError = nil
      items = placement.merge(inFeed, local)
    case .failure(let error):
      localError = error
      items = placement.merge(inFeed, [])
    }
  }
}

extension SupplementalFeed.Item {
  /// The object of a content card, or `nil` for a local item.
  public var object: ClassType.Object? {
    switch self {
    case .card(let object): object
    case .local: nil
    }
  }
}

extension SupplementalFeed.Item: Equatable where Local: Equatable {}
extension SupplementalFeed.Item: Hashable where Local: Hashable {}

extension SupplementalFeed.Item: Identifiable where Local: Identifiable {
  /// The identity of an item: the identity of its object or local item.
  public enum ID: Hashable {
    /// The identity of a content card's object.
    case card(ContentCardIdentity)
    /// The identity of a local item.
    case local(Local.ID)
  }

  /// The item's identity.
  public var id: ID {
    switch self {
    case .card(let object): .card(object.id)
    case .local(let local): .local(local.id)
    }
  }
}

extension SupplementalFeed.Item.ID: Sendable where Local: Identifiable, Local.ID: Sendable {}

extension SupplementalFeed.Item: ContentCardBacked {
  /// The item's card, or `nil` for a local item.
  public var contentCard: ContentCard? { object?.contentCard }
}

extension SupplementalFeed {
  /// A rule that merges cards and local items into one list.
  public struct Placement: Sendable {
    fileprivate let merge: @Sendable ([ClassType.Object], [Local]) -> [Item]

    /// Creates a placement from a closure that merges cards and local items, and returns the items in order.
    public init(_ merge: @escaping @Sendable ([ClassType.Object], [Local]) -> [Item]) {
      self.merge = merge
    }

    /// All cards, then all local items, each in their original order.
    public static var cardsFirst: Self {
      Self { cards, local in cards.map(Item.card) + local.map(Item.local) }
    }
  }

  /// Moves items with at least one of the tags to the front: first the items with the first tag, then the remaining
  /// items with the second, and so on. For each tag, cards come before local items. Otherwise, items keep their order.
  ///
  /// - Parameters:
  ///   - tags: The tags, separated by commas, such as `"tea, sale"`. Case and surrounding white space are ignored.
  ///   - tagsOf: A closure that returns an item's tags.
  public mutating func prioritize(tags: String, tagsOf: (Item) -> [String]) {
    prioritize(tags: ValueGrammar.list(tags, separator: ","), tagsOf: tagsOf)
  }

  /// Moves items with at least one of the tags to the front: first the items with the first tag, then the remaining
  /// items with the second, and so on. For each tag, cards come before local items. Otherwise, items keep their order.
  ///
  /// - Parameters:
  ///   - tags: The tags. Case and surrounding white space are ignored.
  ///   - tagsOf: A closure that returns an item's tags.
  public mutating func prioritize(tags: some Sequence<String>, tagsOf: (Item) -> [String]) {
    let tags = tags.map(Self.normalized).filter { !$0.isEmpty }
    let ranks = Dictionary(zip(tags, 0...), uniquingKeysWith: min)
    let ranked = items.enumerated().map { position, item in
      let rank = tagsOf(item).compactMap { ranks[Self.normalized($0)] }.min()
      // Items without any of the tags keep their order.
      let isLocal = rank != nil && item.object == nil
      return (key: (rank ?? tags.count, isLocal ? 1 : 0, position), item: item)
    }
    items = ranked.sorted { $0.key < $1.key }.map(\.item)
  }

  private static func normalized(_ tag: String) -> String {
    ValueGrammar.trimmed(tag).lowercased()
  }
}

extension ContentCardManager {
  /// Requests new cards and loads local items at the same time, and returns both as one feed. If the request fails or
  /// takes too long, the feed contains the previous cards. If the local items fail to load or take too long, the feed
  /// contains only the cards.
  ///
  /// Each call sends a request, unless one is under way. To show cached cards immediately and to receive changes, use
  /// ``supplementalFeeds(for:separating:order:placement:timeout:local:)``.
  ///
  /// - Parameters:
  ///   - classTypes: The class types of the objects in ``SupplementalFeed/items``.
  ///   - separatedTypes: The class types whose objects are put in ``SupplementalFeed/separated`` instead of
  ///     ``SupplementalFeed/items``.
  ///   - order: The order of the cards.
  ///   - placement: Where the cards appear among the local items.
  ///   - timeout: How long to wait for the cards and for the local items.
  ///   - local: Loads the local items.
  /// - Returns: The combined feed.
  /// - Throws: Only `CancellationError`, if the task is cancelled.
  public func supplementalFeed<Local: Sendable>(
    for classTypes: [ClassType], separating separatedTypes: [ClassType] = [],
    order: ContentCard.Order = .delivered,
    placement: SupplementalFeed<ClassType, Local>.Placement = .cardsFirst,
    timeout: Duration = .seconds(10),
    local: @escaping @Sendable () async throws -> [Local]
  ) async throws -> SupplementalFeed<ClassType, Local> {
    async let loaded: Void? = try? withTimeLimit(timeout, sleep: state.sleep) { [state] in
      try await state.loaded()
    }
    async let refreshed = Result(awaiting: {
      try await self.requestContentCardsRefresh(timeout: timeout)
    })
    let items = await Result(awaiting: { [sleep = state.sleep] in
      try await withTimeLimit(timeout, sleep: sleep, operation: local)
    })
    let (refresh, _) = await (refreshed, loaded)
    let query = FeedBuilder<ClassType>.Query(classTypes: classTypes + separatedTypes, order: order)
    var cards = await builder.feed(for: query).feed
    try Task.checkCancellation()
    if case .failure(let error) = refresh { cards.refreshError = error }
    return SupplementalFeed(cards, separating: separatedTypes, local: items, placement: placement)
  }

  /// Returns a stream of feeds that combine cards and local items. The first feed contains the cached cards. It also
  /// contains the local items, unless they take noticeably longer to load than the cards. In that case, a later feed
  /// contains both.
  ///
  /// The call also requests new cards. Another feed is delivered when the request has ended, and after each change, as
  /// with ``feeds(for:order:)``. Because each call can send a request, keep the stream in a model instead of a view
  /// that appears often.
  ///
  /// - Parameters:
  ///   - classTypes: The class types of the objects in ``SupplementalFeed/items``.
  ///   - separatedTypes: The class types whose objects are put in ``SupplementalFeed/separated`` instead of
  ///     ``SupplementalFeed/items``.
  ///   - order: The order of the cards.
  ///   - placement: Where the cards appear among the local items.
  ///   - timeout: How long to wait for the local items, and for the answer to the request.
  ///   - local: Loads the local items. It is called once. If it fails or takes too long, the feeds provide the error
  ///     as `localError`.
  /// - Returns: A stream of combined feeds.
  public func supplementalFeeds<Local: Sendable>(
    for classTypes: [ClassType], separating separatedTypes: [ClassType] = [],
    order: ContentCard.Order = .delivered,
    placement: SupplementalFeed<ClassType, Local>.Placement = .cardsFirst,
    timeout: Duration = .seconds(10),
    local: @escaping @Sendable () async throws -> [Local]
  ) -> AsyncStream<SupplementalFeed<ClassType, Local>> {
    // Buffers two feeds so that a slow consumer receives the last feed before the end of the refresh and the one after
    // it.
    let (stream, continuation) = AsyncStream.makeStream(
      of: SupplementalFeed<ClassType, Local>.self, bufferingPolicy: .bufferingNewest(2))
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let loaded = Locked<Result<[Local], any Error>?>(nil)
    let query = FeedBuilder<ClassType>.Query(
      classTypes: classTypes + separatedTypes, order: order)
    let changes = state.changes()
    let task = Task.detached { [source, state, builder] in
      let loading = Task {
        let result = await Result(awaiting: {
          try await withTimeLimit(timeout, sleep: state.sleep, operation: local)
        })
        loaded.withLock { $0 = result }
        signal.yield()
      }
      defer { loading.cancel() }
      let revision = state.snapshot.refreshRevision
      async let refreshed: Void? = try? state.refresh(from: source, within: timeout)
      _ = try? await withTimeLimit(timeout, sleep: state.sleep) { try await state.loaded() }
      var last = await builder.feed(for: query)
      // Ensures that another feed follows this one, even if the refresh has already ended.
      last.refreshRevision = revision
      async let changed: Void = {
        for await _ in changes { signal.yield() }
        signal.finish()
      }()

      // Waits briefly so that the first feed contains local items that load quickly.
      _ = try? await withTimeLimit(.milliseconds(100), sleep: { try await Task.sleep(for: $0) }) {
        await loading.value
      }
      var localItems = loaded.withLock { $0 }
      let deliver = { (cards: ContentCardFeed<ClassType>, items: Result<[Local], any Error>?) in
        _ = continuation.yield(
          SupplementalFeed(
            cards, separating: separatedTypes, local: items ?? .success([]), placement: placement))
      }
      deliver(last.feed, localItems)
      for await _ in signals {
        let newItems = localItems == nil ? loaded.withLock { $0 } : nil
        let built = await builder.feed(for: query)
        guard newItems != nil || !built.isSame(as: last) else { continue }
        (last, localItems) = (built, localItems ?? newItems)
        deliver(built.feed, localItems)
      }
      _ = await (refreshed, changed)
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Creates a result from the value that an operation returns, or from the error that it throws.
  fileprivate init(awaiting operation: @Sendable () async throws -> Success) async {
    do { self = .success(try await operation()) } catch { self = .failure(error) }
  }
}
