/// A feed that combines content cards and local items.
public struct SupplementalFeed<ClassType: ContentCardClassifying, Local: Hashable & Sendable>:
  Sendable
{
  /// An item in the feed.
  public enum Item: Hashable, Identifiable, Sendable, ContentCardBacked {
    /// The object of a content card.
    case card(ClassType.Object)
    /// A control card. Show nothing for it, but log its impression when its position appears on the screen.
    case control(ContentCardData<ClassType>)
    /// A local item, which the app provides, and its identity.
    case local(Local, id: ContentCardIdentity)

    /// The object of a content card, or `nil` for a control card or a local item.
    public var object: ClassType.Object? {
      if case .card(let object) = self { object } else { nil }
    }

    /// The item's identity.
    public var id: ContentCardIdentity {
      switch self {
      case .card(let object): object.id
      case .control(let data): .card(data.id)
      case .local(_, let id): id
      }
    }

    /// The item's card, or `nil` for a local item.
    public var contentCard: ContentCard? {
      switch self {
      case .card(let object): object.contentCard
      case .control(let data): data.card
      case .local: nil
      }
    }

    fileprivate init(_ entry: ContentCardFeed<ClassType>.Entry) {
      switch entry {
      case .object(let object): self = .card(object)
      case .control(let data): self = .control(data)
      }
    }

    fileprivate var classType: ClassType? {
      switch self {
      case .card(let object): object.contentCardData?.contentCardClassType
      case .control(let data): data.contentCardClassType
      case .local: nil
      }
    }
  }

  /// A function that merges the items of the cards, including control cards, and the local items into one list.
  public typealias Placement = @Sendable (_ cards: [Item], _ local: [Item]) -> [Item]

  /// The items to show, in order, including control cards in their positions.
  public var items: [Item]

  /// The items for a separate section, such as advertisements, including control cards. They are not in ``items``.
  public let separated: [Item]

  /// The content card feed, including its rejected cards and `refreshError`.
  public let cards: ContentCardFeed<ClassType>

  /// The error from loading the local items, or `nil` if loading succeeded or is under way.
  public let localError: (any Error)?

  /// Creates a feed of cards and local items.
  ///
  /// - Parameters:
  ///   - cards: The content cards.
  ///   - separatedTypes: The class types whose objects are put in ``separated`` instead of ``items``.
  ///   - local: The local items, or the error from loading them.
  ///   - localID: Returns an identifier of a local item, for lists and for navigation restoration. If it is `nil`, local
  ///     items are identified by their values.
  ///   - placement: Merges the cards and the local items. By default, all cards come before all local items.
  public init(
    _ cards: ContentCardFeed<ClassType>, separating separatedTypes: [ClassType] = [],
    local: Result<[Local], any Error>, localID: ((Local) -> String)? = nil,
    placement: Placement = { $0 + $1 }
  ) {
    self.cards = cards
    let isSeparated = { (item: Item) in item.classType.map(separatedTypes.contains) ?? false }
    let cardItems = cards.entries.map(Item.init)
    separated = cardItems.filter(isSeparated)
    var localItems: [Item] = []
    switch local {
    case .success(let local):
      localError = nil
      localItems = local.map { item in
        .local(item, id: localID.map { .local($0(item)) } ?? .value(item))
      }
    case .failure(let error): localError = error
    }
    items = placement(cardItems.filter { !isSeparated($0) }, localItems)
  }
}

extension SupplementalFeed {
  /// Moves items with at least one of the tags to the front: first the items with the first tag, then the remaining
  /// items with the second, and so on. For each tag, cards come before local items. Otherwise, items keep their order.
  ///
  /// - Parameters:
  ///   - tags: The tags, separated by commas, such as `"tea, sale"`. Case and surrounding white space are ignored.
  ///   - tagsOf: A closure that returns an item's tags.
  public mutating func prioritize(tags: String, tagsOf: (Item) -> [String]) {
    prioritize(tags: ValueGrammar.list(tags, separator: ","), tagsOf: tagsOf)
  }

  /// Moves items to the front, like ``prioritize(tags:tagsOf:)-(String,_)``, for a sequence of tags.
  public mutating func prioritize(tags: some Sequence<String>, tagsOf: (Item) -> [String]) {
    let tags = tags.map(Self.normalized).filter { !$0.isEmpty }
    let ranks = Dictionary(zip(tags, 0...), uniquingKeysWith: min)
    let ranked = items.enumerated().map { position, item in
      let rank = tagsOf(item).compactMap { ranks[Self.normalized($0)] }.min()
      // Items without any of the tags keep their order.
      let isLocal = rank != nil && !item.isContentCard
      return (key: (rank ?? tags.count, isLocal ? 1 : 0, position), item: item)
    }
    items = ranked.sorted { $0.key < $1.key }.map(\.item)
  }

  private static func normalized(_ tag: String) -> String {
    ValueGrammar.trimmed(tag).lowercased()
  }
}

extension ContentCardStore {
  /// Loads local items, and returns them with the cards as one feed. If the local items fail to load or take too long, the
  /// feed contains only the cards.
  ///
  /// To show cached cards immediately and to receive changes, use `supplementalFeeds` instead.
  ///
  /// - Parameters:
  ///   - schema: The class types of the schema.
  ///   - classTypes: The class types of the objects in ``SupplementalFeed/items``.
  ///   - separatedTypes: The class types whose objects are in ``SupplementalFeed/separated``.
  ///   - order: The order of the cards.
  ///   - placement: Merges the cards and the local items. By default, all cards come before all local items.
  ///   - refreshing: Whether to request new cards at the same time. If the request fails or takes too long, the feed
  ///     contains the previous cards.
  ///   - timeout: How long to wait for the cards and for the local items.
  ///   - localID: Returns an identifier of a local item, for lists and for navigation restoration. If it is `nil`, local
  ///     items are identified by their values.
  ///   - local: Loads the local items.
  /// - Returns: The combined feed.
  /// - Throws: Only `CancellationError`, if the task is cancelled or `userDidChange()` is called.
  public func supplementalFeed<ClassType, Local: Hashable & Sendable>(
    _ schema: ClassType.Type, for classTypes: [ClassType],
    separating separatedTypes: [ClassType] = [], order: ContentCard.Order = .delivered,
    placement: SupplementalFeed<ClassType, Local>.Placement = { $0 + $1 },
    refreshing: Bool = false, timeout: Duration = .seconds(10),
    localID: (@Sendable (Local) -> String)? = nil,
    local: @escaping @Sendable () async throws -> [Local]
  ) async throws -> SupplementalFeed<ClassType, Local> {
    let (wanted, user) = (classTypes + separatedTypes, contents.status.user)
    let loaded = feeds(schema, for: wanted, order: order)
    async let items = timeLimited(local, within: timeout, sleep: sleep)
    async let load = timeLimited(
      { for await _ in loaded { return } }, within: timeout, sleep: sleep)
    var refreshError: (any Error)?
    if refreshing {
      do { try await requestContentCardsRefresh(timeout: timeout) } catch { refreshError = error }
    }
    let (localItems, _) = await (items, load)
    try Task.checkCancellation()
    guard contents.status.user == user else { throw CancellationError() }
    var cards = feed(schema, for: wanted, order: order)
    if let refreshError { cards.refreshError = refreshError }
    return SupplementalFeed(
      cards, separating: separatedTypes, local: localItems, localID: localID, placement: placement)
  }

  /// Returns a stream of feeds that combine cards and local items. The first feed contains the cached cards. The local
  /// items are added when they are loaded. After a change of the user, they are loaded again. A feed is delivered after
  /// each change.
  ///
  /// If `refreshing` is `true`, each call sends a request, so keep the stream in a model instead of a view that appears
  /// often. The local items are loaded again after each element of `localChanges`. The other parameters are those of
  /// `supplementalFeed`.
  ///
  /// - Returns: A stream of combined feeds. If the local items fail to load or take too long, the feeds provide the error
  ///   as `localError`.
  public func supplementalFeeds<ClassType, Local: Hashable & Sendable>(
    _ schema: ClassType.Type, for classTypes: [ClassType],
    separating separatedTypes: [ClassType] = [], order: ContentCard.Order = .delivered,
    placement: @escaping SupplementalFeed<ClassType, Local>.Placement = { $0 + $1 },
    refreshing: Bool = false, timeout: Duration = .seconds(10),
    localID: (@Sendable (Local) -> String)? = nil, localChanges: AsyncStream<Void>? = nil,
    local: @escaping @Sendable () async throws -> [Local]
  ) -> AsyncStream<SupplementalFeed<ClassType, Local>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: SupplementalFeed<ClassType, Local>.self, bufferingPolicy: .bufferingNewest(1))
    var cards: ContentCardFeed<ClassType>?
    var items: Result<[Local], any Error> = .success([])
    func deliver() {
      // The first feed is delivered when the cards are loaded.
      guard let cards else { return }
      continuation.yield(
        SupplementalFeed(
          cards, separating: separatedTypes, local: items, localID: localID, placement: placement))
    }
    let (loads, load) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    load.yield()
    var user = contents.status.user
    let observation = observeFeeds(
      schema, for: classTypes + separatedTypes, order: order, end: { continuation.finish() },
      receive: { [weak self] in
        // The local items of the previous user are loaded again for the new one.
        if let self, contents.status.user != user {
          (user, items) = (contents.status.user, .success([]))
          load.yield()
        }
        cards = $0
        deliver()
      })
    let loading = Task { [sleep] in
      for await _ in loads {
        let userOfItems = user
        let loaded = await timeLimited(local, within: timeout, sleep: sleep)
        guard user == userOfItems else { continue }
        items = loaded
        deliver()
      }
    }
    let changes = Task {
      if let localChanges { for await _ in localChanges { load.yield() } }
    }
    if refreshing {
      Task { [weak self] in try? await self?.requestContentCardsRefresh(timeout: timeout) }
    }
    // The stream keeps the observation until it ends.
    continuation.onTermination = { _ in
      withExtendedLifetime(observation) {}
      loading.cancel()
      changes.cancel()
    }
    return stream
  }
}

/// Runs an operation, and stops waiting for it after a time limit or when the task is cancelled. The operation is then
/// cancelled; if it ignores the cancellation, it continues in the background.
///
/// - Returns: The operation's result, a `ContentCard.TimeoutError` after the time limit, or a `CancellationError` if the
///   task is cancelled.
private func timeLimited<Value: Sendable>(
  _ operation: @escaping @Sendable () async throws -> Value, within limit: Duration,
  sleep: @escaping @Sendable (Duration) async throws -> Void
) async -> Result<Value, any Error> {
  let (results, continuation) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
  let task = Task {
    do { continuation.yield(.success(try await operation())) } catch {
      continuation.yield(.failure(error))
    }
  }
  let timer = Task {
    try? await sleep(limit)
    continuation.yield(.failure(ContentCard.TimeoutError(timeout: limit)))
  }
  defer {
    task.cancel()
    timer.cancel()
  }
  for await result in results { return result }
  return .failure(CancellationError())
}
