/// The converted cards of a store for one schema, and the feeds that are created from them.
final class StoreSchema<ClassType: ContentCardClassifying>: AnyStoreSchema {
  /// The class types and the order that a feed is requested for.
  struct Query: Hashable {
    /// Whether each class type is wanted, as `Names.flags` returns it, or `nil` if all are wanted.
    let wanted: [Bool]?
    let order: ContentCard.Order
  }

  private let names = ClassType.names
  private let discriminator = ClassType.discriminator.rawValue
  private var converted = ContentCardsGeneratedCode.ConvertedCards<ClassType>()
  /// The feeds that were created from the current cards.
  private var feeds: [Query: StoreFeed<ClassType>] = [:]

  /// Creates a query for the given class types, or for all if `classTypes` is `nil`.
  func query(_ classTypes: [ClassType]?, order: ContentCard.Order = .delivered) -> Query {
    Query(wanted: classTypes.map(names.flags), order: order)
  }

  func declares(_ card: ContentCard) -> Bool {
    guard case .string(let name)? = card.extras[discriminator] else { return false }
    return names.number(of: name) != nil
  }

  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
  ) -> (rejected: [(ContentCard, ContentCardRejection)], outdated: Any) {
    // Conversion runs the app's code. Meanwhile, the properties are not accessed.
    var new = converted
    let rejected = ClassType.convertStoreCards(
      cards, origins: origins, isDeclared: isDeclared, into: &new)
    let outdated = (converted, feeds)
    (converted, feeds) = (new, [:])
    return (
      rejected.map { ($0.card, ContentCardRejection(cardID: $0.card.id, issues: $0.issues)) },
      outdated
    )
  }

  /// Creates a feed of the cards at the given positions. Also returns the positions of its entries, its rejected cards,
  /// and its other cards.
  func feed(
    for query: Query, positions: [Int]
  ) -> (feed: ContentCardFeed<ClassType>, positions: [[Int]]) {
    ClassType.storeFeed(of: converted, positions: positions, wanted: query.wanted)
  }

  /// Returns the feed for a query. Equal queries share a feed.
  @MainActor func feed(for query: Query, of contents: StoreContents) -> StoreFeed<ClassType> {
    var feed: StoreFeed<ClassType>
    if let last = feeds[query] {
      guard last.status != contents.status else { return last }
      feed = last
    } else {
      let new = self.feed(for: query, positions: contents.cards.indices(in: query.order))
      feed = StoreFeed(
        feed: new.feed, cards: new.positions.map { $0.map { contents.cards[$0] } },
        status: contents.status)
    }
    feed.status = contents.status
    feed.feed.refreshError = contents.refreshError
    feeds[query] = feed
    return feed
  }

  /// Returns the object of the card at a position, or `nil` if the card was not converted to an object.
  func object(at position: Int) -> ClassType.Object? {
    guard case .object(let object, _, _) = converted.outcomes[position] else { return nil }
    return object
  }
}

/// A `StoreSchema` of any class type.
protocol AnyStoreSchema: AnyObject {
  /// Returns whether the schema declares the class type of a card.
  func declares(_ card: ContentCard) -> Bool

  /// Converts the new cards. Returns those that were rejected, and the previous objects, whose release can run app code.
  ///
  /// - Parameters:
  ///   - origins: The previous position of each card, or `nil` for a new card.
  ///   - isDeclared: Returns whether a schema of the store declares the class type of a card.
  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
  ) -> (rejected: [(ContentCard, ContentCardRejection)], outdated: Any)
}

/// A feed and the cards that it was created from: those of its entries, its rejected cards, and its other cards.
struct StoreFeed<ClassType: ContentCardClassifying> {
  var feed: ContentCardFeed<ClassType>
  let cards: [[ContentCard]]
  var status: StoreContents.Status

  /// Returns whether both feeds have equal cards and the same status. This is fast, because unchanged cards share their
  /// storage.
  func isSame(as other: Self) -> Bool { status == other.status && cards == other.cards }
}
