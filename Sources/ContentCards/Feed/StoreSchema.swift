/// The converted cards of a store for one schema, and the feeds that are created from them.
final class StoreSchema<ClassType: ContentCardClassifying>: AnyStoreSchema {
  typealias Converted = ContentCardsGeneratedCode.ConvertedCards<ClassType>

  private let names = ClassType.names
  private let discriminator = ClassType.discriminator.rawValue
  private var converted = Converted()
  /// The feeds that were created from the current cards.
  private var feeds: [Converted.Query: StoreFeed<ClassType>] = [:]

  /// Creates a query for the given class types, or for all if `classTypes` is `nil`.
  func query(
    _ classTypes: [ClassType]?, order: ContentCard.Order = .delivered
  ) -> Converted.Query {
    Converted.Query(
      classTypes: classTypes.map(names.flags),
      wantsFallback: classTypes?.contains(ClassType(rawType: nil)) ?? true, order: order)
  }

  func declares(_ card: ContentCard) -> Bool {
    guard case .string(let name)? = card.extras[discriminator] else { return false }
    return names.number(of: name) != nil
  }

  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: [Bool]?
  ) -> (rejections: [ContentCardRejection], outdated: Any) {
    // Conversion runs the app's code. Meanwhile, the properties are not accessed.
    var (new, outdated) = (converted, [Converted.Query: StoreFeed<ClassType>]())
    let rejected = ClassType.convertStoreCards(
      cards, origins: origins, isDeclared: isDeclared, into: &new)
    swap(&converted, &new)
    swap(&feeds, &outdated)
    return (
      rejected.map { ContentCardRejection(cardID: $0.card.id, issues: $0.issues) }, (new, outdated)
    )
  }

  /// Creates a feed from the converted cards.
  ///
  /// - Parameter positions: The positions of the cards in the order of the feed.
  func feed(
    for query: Converted.Query, positions: [Int]
  ) -> (feed: ContentCardFeed<ClassType>, positions: [[Int]]) {
    ClassType.storeFeed(
      of: converted, positions: positions, classTypes: query.classTypes,
      wantsFallback: query.wantsFallback)
  }

  /// Returns the feed for a query. Queries that are equal share a feed.
  @MainActor func feed(
    for query: Converted.Query, of contents: StoreContents
  ) -> StoreFeed<ClassType> {
    let last = feeds[query]
    if let last, last.status == contents.status { return last }
    var new: StoreFeed<ClassType>
    if let last {
      new = StoreFeed(feed: last.feed, cards: last.cards, status: contents.status)
    } else {
      let (feed, positions) = feed(
        for: query, positions: contents.cards.indices(in: query.order))
      new = StoreFeed(
        feed: feed, cards: positions.map { $0.map { contents.cards[$0] } }, status: contents.status)
    }
    new.feed.refreshError = contents.refreshError
    feeds[query] = new
    return new
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

  /// Converts the new cards. Returns the rejections among them, and the previous objects, whose release can run app code.
  ///
  /// - Parameters:
  ///   - cards: The cards.
  ///   - origins: The previous position of each card, or `nil` for a new card.
  ///   - isDeclared: Whether a schema declares the class type of each card, or `nil` if there is only one schema.
  func convert(
    _ cards: [ContentCard], origins: [Int?], isDeclared: [Bool]?
  ) -> (rejections: [ContentCardRejection], outdated: Any)
}

/// A feed and the cards that it was created from.
struct StoreFeed<ClassType: ContentCardClassifying> {
  var feed: ContentCardFeed<ClassType>
  /// The cards of the entries, the rejected cards, and the other cards.
  let cards: [[ContentCard]]
  let status: StoreContents.Status

  /// Returns whether both feeds have equal cards and the same status. Unchanged cards share their storage, so comparing
  /// them is fast.
  func isSame(as other: Self) -> Bool { status == other.status && cards == other.cards }
}
