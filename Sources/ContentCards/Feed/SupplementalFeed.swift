/// Items of the app's own with content cards among them.
public struct SupplementalFeed<ClassType: ContentCardClassifying, Local: Sendable>: Sendable {
  /// One place in the feed.
  public enum Item: Sendable {
    /// What a content card has become.
    case card(ClassType.Object)
    /// An item of the app's own.
    case local(Local)
  }

  /// What is shown, in order.
  public var items: [Item]

  /// The objects that were to be kept apart, such as advertisements in a section of their own.
  public let apart: [ClassType.Object]

  /// The cards' side of the feed: those of the control group, and those that were rejected, among
  /// them. Its `refreshError` says why the cards are those of before.
  public let cards: ContentCardFeed<ClassType>

  /// Why there are no local items; nil when they could be loaded.
  public let localError: (any Error)?

  /// Puts cards and local items into one list.
  ///
  /// - Parameters:
  ///   - cards: The content cards.
  ///   - apart: The class types whose objects are kept apart.
  ///   - local: The items of the app's own, or why there are none.
  ///   - placement: Where the cards go.
  public init(
    _ cards: ContentCardFeed<ClassType>, apart: [ClassType] = [],
    local: Result<[Local], any Error>, placement: Placement = .cardsFirst
  ) {
    let isApart = { (object: ClassType.Object) in
      object.contentCardData.map { apart.contains($0.contentCardClassType) } ?? false
    }
    self.cards = cards
    self.apart = cards.objects.filter(isApart)
    let inFeed = cards.objects.filter { !isApart($0) }
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
  /// What a content card has become; nil for an item of the app's own.
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
  /// The identity of an item: that of the object, or of the local item.
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

extension SupplementalFeed.Item: ContentCardLogging {
  /// Logs an event of the item's card.
  ///
  /// - Returns: Whether the event was passed to the SDK.
  @discardableResult public func logContentCard(_ event: ContentCardEvent) -> Bool {
    object?.logContentCard(event) ?? false
  }
}

extension SupplementalFeed {
  /// Where cards go among the items of the app's own.
  public struct Placement: Sendable {
    fileprivate let merge: @Sendable ([ClassType.Object], [Local]) -> [Item]

    /// A placement of the app's own: what it returns is the feed.
    public init(_ merge: @escaping @Sendable ([ClassType.Object], [Local]) -> [Item]) {
      self.merge = merge
    }

    /// All cards, then all local items, each in their order.
    public static var cardsFirst: Self {
      Self { cards, local in cards.map(Item.card) + local.map(Item.local) }
    }
  }

  /// Moves the items with one of the tags in front of the others; order is kept among each.
  ///
  /// - Parameters:
  ///   - tags: As a marketer writes them, `"tea, sale"`. Case and white space do not count; without
  ///     a tag nothing moves.
  ///   - tagsOf: The tags of an item.
  public mutating func prioritize(tags: String, tagsOf: (Item) -> [String]) {
    prioritize(tags: ValueGrammar.list(tags, separator: ","), tagsOf: tagsOf)
  }

  /// The same for tags that a schema has made a list or a set of.
  public mutating func prioritize(
    tags: some Sequence<String>, tagsOf: (Item) -> [String]
  ) {
    let wanted = Set(tags.map(Self.normalized).filter { !$0.isEmpty })
    let isFirst = items.map { item in
      tagsOf(item).contains { wanted.contains(Self.normalized($0)) }
    }
    let marked = zip(items, isFirst)
    items = marked.filter(\.1).map(\.0) + marked.filter { !$0.1 }.map(\.0)
  }

  private static func normalized(_ tag: String) -> String {
    ValueGrammar.trimmed(tag).lowercased()
  }
}

extension ContentCardManager {
  /// Asks for new cards and loads local items, both at the same time, and puts them into one feed.
  /// What one side fails to load does not cost the other: the cards are then those of before.
  ///
  /// It asks the server each time. To follow changes, such as a dismissal, without asking, put each of
  /// `feeds(for:order:)` beside the local items that there are: `SupplementalFeed(_:apart:local:)`.
  ///
  /// - Parameters:
  ///   - classTypes: What is among the items.
  ///   - apart: What is kept apart.
  ///   - order: In which order the cards are among themselves.
  ///   - placement: Where the cards go.
  ///   - local: Loads the items of the app's own.
  /// - Throws: `CancellationError` when the task is cancelled, and nothing else.
  public func supplementalFeed<Local: Sendable>(
    for classTypes: [ClassType], apart: [ClassType] = [], order: ContentCardOrder = .delivered,
    placement: SupplementalFeed<ClassType, Local>.Placement = .cardsFirst,
    local: @escaping @Sendable () async throws -> [Local]
  ) async throws -> SupplementalFeed<ClassType, Local> {
    async let refreshed = refreshResult()
    let items: Result<[Local], any Error>
    do { items = .success(try await local()) } catch { items = .failure(error) }
    let refresh = await refreshed
    try Task.checkCancellation()

    var cards = await contentCards(for: classTypes + apart, order: order)
    if case .failure(let error) = refresh { cards.refreshError = error }
    return SupplementalFeed(cards, apart: apart, local: items, placement: placement)
  }

  private func refreshResult() async -> Result<Void, any Error> {
    do { return .success(try await requestContentCardsRefresh()) } catch { return .failure(error) }
  }
}
