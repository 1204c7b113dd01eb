import ContentCards

// Short forms for stores and feeds of the shop.

@MainActor extension ContentCardStore {
  /// Creates a store for the shop's cards.
  convenience init(_ source: some ContentCardSource) {
    self.init(source: source, schemas: [ShopClassType.self])
  }

  /// The feed of all objects.
  var feed: ContentCardFeed<ShopClassType> { feed(ShopClassType.self) }
  /// A stream of the feeds of all objects.
  var feeds: AsyncStream<ContentCardFeed<ShopClassType>> { feeds(ShopClassType.self) }
  /// The identifiers of the objects.
  var ids: [String] { feed.ids }
}

extension ContentCardFeed where ClassType == ShopClassType {
  /// The identifiers of the objects.
  var ids: [String] { objects.compactMap { $0.contentCardData?.contentCardId } }
}
