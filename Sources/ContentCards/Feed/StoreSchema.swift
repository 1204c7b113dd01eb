/// The converted cards of a store's user for one schema, and the feeds that are created from them.
@MainActor final class StoreSchema<ClassType: ContentCardClassifying>: AnyStoreSchema {
  /// The class types and the order that a feed is requested for.
  struct Query: Hashable {
    /// Whether each class type is wanted, as `Names.flags` returns it, or `nil` if all are wanted.
    let wanted: [Bool]?
    let order: ContentCard.Order

    init(_ classTypes: [ClassType]?, order: ContentCard.Order) {
      (wanted, self.order) = (classTypes.map(ClassType.names.flags), order)
    }
  }

  private let names = ClassType.names
  private var converted = ContentCardsGeneratedCode.ConvertedCards<ClassType>()
  /// The results of `convert` before they are shown.
  private var new = ContentCardsGeneratedCode.ConvertedCards<ClassType>()
  /// The feeds that were created from the current cards.
  private var feeds: [Query: ContentCardFeed<ClassType>] = [:]

  func declares(_ card: ContentCard) -> Bool {
    guard case .string(let name)? = card.extras[ClassType.discriminator.rawValue] else {
      return false
    }
    return names.number(of: name) != nil
  }

  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
  ) -> [ContentCardRejection] {
    new = ClassType.convertStoreCards(
      cards, origins: origins, of: converted, isDeclared: isDeclared)
    return zip(new.results, origins).compactMap { [new] result, origin in
      guard origin == nil, result.kind == .rejected else { return nil }
      let rejected = new.converter.rejected[result.index]
      return ContentCardRejection(cardID: rejected.card.id, issues: rejected.issues)
    }
  }

  func show() -> Any {
    let outdated = (converted, feeds)
    (converted, feeds) = (new, [:])
    new = .init()
    return outdated
  }

  func empty() -> any AnyStoreSchema { StoreSchema() }

  /// Returns the feed for a query. Equal queries share a feed.
  func feed(for query: Query, of contents: StoreContents) -> ContentCardFeed<ClassType> {
    let cached = feeds[query]
    if let cached, cached.status == contents.status { return cached }
    // While its first conversion runs, a schema has no results.
    let cards = converted.results.count == contents.shown.cards.count ? contents.shown.cards : []
    var feed =
      cached
      ?? converted.feed(of: cards, at: cards.indices(in: query.order), wanted: query.wanted)
    (feed.status, feed.refreshError) = (contents.status, contents.refreshError)
    feeds[query] = feed
    return feed
  }

  /// Returns the object of the card at a position, or `nil` if the card was not converted to an object.
  func object(at position: Int) -> ClassType.Object? {
    guard converted.results.indices.contains(position) else { return nil }
    let result = converted.results[position]
    return result.kind == .object ? converted.converter.objects[result.index] : nil
  }
}

/// A `StoreSchema` of any class type.
@MainActor protocol AnyStoreSchema: AnyObject {
  /// Returns whether the schema declares the class type of a card.
  func declares(_ card: ContentCard) -> Bool

  /// Converts the new cards, and returns those that were rejected. The feeds do not change until `show` is called. The
  /// parameters are those of `ContentCardClassifying.convertStoreCards`.
  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
  ) -> [ContentCardRejection]

  /// Shows the converted cards. Returns the previous objects, whose release can run app code.
  func show() -> Any

  /// Returns the same schema without cards.
  func empty() -> any AnyStoreSchema
}
