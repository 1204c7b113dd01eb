/// The converted cards of a store's user for one schema, and the feeds that are created from them.
@MainActor final class StoreSchema<ClassType: ContentCardClassifying>: AnyStoreSchema {
  /// The class types, or `nil` for all, and the order that a feed is requested for.
  struct Query: Hashable {
    let classTypes: [ClassType]?
    let order: ContentCard.Order
  }

  let names = ClassType.names
  private let discriminators = ClassType.discriminators
  /// The results for the cards in `StoreContents.shown`, in their order. Empty until the schema's first conversion has
  /// ended.
  private(set) var converted: [ContentCardsGeneratedCode.ConvertedCard<ClassType>] = []
  /// The feed of each query, or `nil` if it has not yet been created from the current cards.
  private(set) var feeds: [Query: ContentCardFeed<ClassType>?] = [:]

  func declares(_ card: ContentCard) -> Bool {
    guard case .string(let name)? = card.discriminator(among: discriminators)?.value else {
      return false
    }
    return names.number(of: name) != nil
  }

  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
  ) -> (conversions: [ContentCardStore.Report.Conversion?], show: () -> Any) {
    // A schema that was just added has no results yet.
    let (new, conversions) = ClassType.convertStoreCards(
      cards, origins: converted.isEmpty ? cards.map { _ in nil } : origins, of: converted,
      isDeclared: isDeclared)
    let show = { [self] () -> Any in
      let outdated = (converted, feeds)
      (converted, feeds) = (new, feeds.mapValues { _ in nil })
      return outdated
    }
    return (conversions, show)
  }

  func empty() -> any AnyStoreSchema { StoreSchema() }

  func feed(for query: Query, of contents: StoreContents) -> ContentCardFeed<ClassType> {
    let cached = feeds[query] ?? nil
    if let cached, cached.status == contents.status { return cached }
    // While its first conversion runs, a schema has no results.
    let cards = converted.count == contents.shown.cards.count ? contents.shown.cards : []
    var feed =
      cached
      ?? ClassType.storeFeed(
        of: cards, converted, at: cards.indices(in: query.order),
        wanted: query.classTypes.map(names.flags))
    (feed.status, feed.refreshError) = (contents.status, contents.refreshError)
    feeds[query] = feed
    return feed
  }

  func object(at position: Int) -> ClassType.Object? {
    guard converted.indices.contains(position),
      case .object(let object, _) = converted[position].result
    else { return nil }
    return object
  }
}

@MainActor protocol AnyStoreSchema: AnyObject {
  func declares(_ card: ContentCard) -> Bool

  /// Converts the cards whose origins are `nil`: new and changed cards or, after a schema was added, all cards. The
  /// origin of each other card is its previous position.
  ///
  /// - Returns: The conversions, in the order of the cards, and a closure that shows the converted cards. A conversion
  ///   is `nil` if the card has an origin, or if only another schema declares the card's class type. The closure
  ///   returns the previous objects, whose release can run app code.
  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
  ) -> (conversions: [ContentCardStore.Report.Conversion?], show: () -> Any)

  /// Returns the names of the requested feeds whose class types include the class type of the card at a position.
  func feeds(of position: Int) -> [String]

  /// Returns an object for the same schema without cards and feeds.
  func empty() -> any AnyStoreSchema
}
