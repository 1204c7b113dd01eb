/// A feed that combines content cards and local items.
public struct SupplementalFeed<ClassType: ContentCardClassifying, Local: Hashable & Sendable>:
  Sendable
{
  /// An item in the feed. The entries of a ``ContentCardFeed`` are also items, but never local ones.
  public enum Item: Hashable, Identifiable, Sendable, ContentCardBacked {
    /// The object of a content card.
    case card(ClassType.Object)
    /// A control card. Show nothing for it, but log its impression when its position appears on the screen.
    case control(ContentCardData<ClassType>)
    /// A local item, which the app provides, and its identity.
    case local(Local, id: ContentCardIdentity)

    /// The item's identity.
    public var id: ContentCardIdentity {
      switch self {
      case .card(let object): object.id
      case .control(let data): .card(data.id)
      case .local(_, let id): id
      }
    }

    /// The item's card, or `nil` for a local item, or for an object that was created without a card.
    public var contentCard: ContentCard? { data?.card }

    fileprivate var data: ContentCardData<ClassType>? {
      switch self {
      case .card(let object): object.contentCardData
      case .control(let data): data
      case .local: nil
      }
    }
  }

  /// A function that merges two lists into one: the items of the cards, including control cards but not the separated
  /// items, and the local items.
  public typealias Placement = @Sendable (_ cards: [Item], _ local: [Item]) -> [Item]

  /// The items in order, including control cards in their positions.
  public var items: [Item]

  /// The items for a separate section, such as advertisements, including control cards. They are not in ``items``.
  public let separated: [Item]

  /// The content card feed, including its rejected cards and `refreshError`.
  public let cards: ContentCardFeed<ClassType>

  /// The error from the last attempt to load the local items. `nil` if that attempt succeeded, or if no attempt has
  /// ended yet for the current user.
  public let localError: (any Error)?

  /// Whether the local items are being loaded for the first time for the current user, or a refresh that was requested
  /// with the feed is under way.
  public internal(set) var isLoading = false

  /// Creates a feed of cards and local items.
  ///
  /// - Parameters:
  ///   - cards: The feed of the content cards.
  ///   - separatedTypes: The class types whose cards are put in ``separated`` instead of ``items``.
  ///   - local: The local items, or the error from loading them.
  ///   - localID: Returns an identifier of a local item, for lists and for navigation restoration. If `localID` is
  ///     `nil`, local items are identified by their values.
  ///   - placement: Merges the cards and the local items. By default, all cards come before all local items.
  public init(
    _ cards: ContentCardFeed<ClassType>, separating separatedTypes: [ClassType] = [],
    local: Result<[Local], any Error>, localID: ((Local) -> String)? = nil,
    placement: Placement = { $0 + $1 }
  ) {
    self.cards = cards
    let isSeparated = { (item: Item) in
      item.data.map { separatedTypes.contains($0.contentCardClassType) } ?? false
    }
    let cardItems: [Item] = cards.items()
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

extension ContentCardStore {
  /// Returns the first feed of `supplementalFeeds` whose `isLoading` is `false`. The parameters are those of that
  /// method, without `localChanges`. If the local items fail to load or take too long, the feed contains no local
  /// items, and provides the error as `localError`.
  ///
  /// - Throws: Only `CancellationError`, if the task is cancelled or `userDidChange()` is called.
  public func supplementalFeed<ClassType, Local: Hashable & Sendable>(
    _ schema: ClassType.Type, for classTypes: [ClassType],
    separating separatedTypes: [ClassType] = [], order: ContentCard.Order = .delivered,
    placement: @escaping SupplementalFeed<ClassType, Local>.Placement = { $0 + $1 },
    refreshing: Bool = false, timeout: Duration = .seconds(10),
    localID: (@Sendable (Local) -> String)? = nil,
    local: @escaping @Sendable () async throws -> [Local]
  ) async throws -> SupplementalFeed<ClassType, Local> {
    let user = contents.status.user
    for await feed in supplementalFeeds(
      schema, for: classTypes, separating: separatedTypes, order: order, placement: placement,
      refreshing: refreshing, timeout: timeout, localID: localID, local: local)
    {
      guard contents.status.user == user else { break }
      if !feed.isLoading { return feed }
    }
    throw CancellationError()
  }

  /// Returns a stream of feeds that combine cards and local items. The first feed is delivered when ``isLoaded`` is
  /// `true`. The local items are added when they are loaded. After the user has changed, they are loaded again.
  ///
  /// After the first feed, a feed is delivered whenever ``feeds(_:for:order:)`` would deliver one. A feed is also
  /// delivered when the current user's local items have been loaded or have failed to load and, with `refreshing`, when
  /// the refresh ends. Slow consumers receive only the latest feed. The stream ends when the task that iterates over it
  /// is cancelled, or when the store is released.
  ///
  /// - Parameters:
  ///   - schema: The enum of the schema's class types, such as `ContentCardClassType.self`.
  ///   - classTypes: The class types of the objects and control cards in ``SupplementalFeed/items``.
  ///   - separatedTypes: The class types of the objects and control cards in ``SupplementalFeed/separated``.
  ///   - order: The order of the cards.
  ///   - placement: Merges the cards and the local items. By default, all cards come before all local items.
  ///   - refreshing: Whether to also request new cards. If it is `true`, each call of this method can send a request.
  ///     Therefore, keep the stream in a model instead of a view that appears often.
  ///   - timeout: How long to wait for the new cards, and how long to wait for the local items each time.
  ///   - localID: Returns an identifier of a local item, for lists and for navigation restoration. If `localID` is
  ///     `nil`, local items are identified by their values.
  ///   - localChanges: A stream whose elements cause the local items to be loaded again. Several elements that arrive
  ///     during a load cause one more load.
  ///   - local: Loads the local items.
  /// - Returns: A stream of combined feeds. If the local items fail to load or take too long, the feeds provide the
  ///   error as `localError`.
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
    let (loads, load) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    load.yield()
    var (user, isRefreshing) = (contents.status.user, refreshing)
    var cards: ContentCardFeed<ClassType>?
    // `nil` until the first attempt to load the local items of `user` has ended.
    var items: Result<[Local], any Error>?
    func deliver() {
      // The first feed is delivered when the store's `isLoaded` is `true`.
      guard let cards else { return }
      var feed = SupplementalFeed(
        cards, separating: separatedTypes, local: items ?? .success([]), localID: localID,
        placement: placement)
      feed.isLoading = items == nil || isRefreshing
      continuation.yield(feed)
    }
    let observation = observeFeeds(
      schema, for: classTypes + separatedTypes, order: order, end: { continuation.finish() },
      {
        if let newUser = $0.status?.user, newUser != user {
          (user, items) = (newUser, nil)
          load.yield()
        }
        cards = $0
        deliver()
      })
    let tasks = [
      Task { [sleep] in
        for await _ in loads {
          let userOfItems = user
          let loaded = await timeLimited(within: timeout, sleep: sleep, local)
          guard user == userOfItems else { continue }
          items = loaded
          deliver()
        }
      },
      Task { if let localChanges { for await _ in localChanges { load.yield() } } },
      Task { [weak self] in
        guard refreshing else { return }
        try? await self?.requestContentCardsRefresh(timeout: timeout)
        isRefreshing = false
        deliver()
      },
    ]
    // Keeps the observation until the stream ends.
    continuation.onTermination = { _ in
      withExtendedLifetime(observation) {}
      for task in tasks { task.cancel() }
    }
    return stream
  }
}

/// Runs an operation, and stops waiting for it after a time limit, if there is one, or when the task is cancelled. The
/// operation is then cancelled; if it ignores the cancellation, it continues in the background.
///
/// - Returns: The operation's result, a `ContentCard.TimeoutError` after the time limit, or a `CancellationError` if
///   the task is cancelled.
func timeLimited<Value: Sendable>(
  within limit: Duration?, sleep: @escaping @Sendable (Duration) async throws -> Void,
  _ operation: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
  let (results, continuation) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
  let task = Task {
    do { continuation.yield(.success(try await operation())) } catch {
      continuation.yield(.failure(error))
    }
  }
  let timer = limit.map { limit in
    Task {
      try? await sleep(limit)
      continuation.yield(.failure(ContentCard.TimeoutError(timeout: limit)))
    }
  }
  defer {
    task.cancel()
    timer?.cancel()
  }
  for await result in results { return result }
  return .failure(CancellationError())
}
