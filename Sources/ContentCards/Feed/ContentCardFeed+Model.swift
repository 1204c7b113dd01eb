public import Observation

extension ContentCardFeed {
  /// A model that provides the current feed of a store or a fixed feed, for SwiftUI views to observe.
  ///
  /// ```swift
  /// @State private var model: ContentCardFeed<ContentCardClassType>.Model
  ///
  /// var body: some View {
  ///   List(model.feed.objects) { object in … }
  ///     .refreshable { await model.refresh() }
  /// }
  /// ```
  ///
  /// A model of a store receives feeds until it is released, and keeps the store alive.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable public final class Model {
    /// The newest feed of the store, or the fixed feed.
    public private(set) var feed: ContentCardFeed<ClassType>

    /// Whether the cards of the current user have arrived, or the time limit has passed; see
    /// ``ContentCardStore/isLoaded``. Until then, a view can show a progress indicator. `true` for a fixed feed that
    /// does not come from a store.
    public var isLoaded: Bool { feed.status?.isLoaded ?? true }

    @ObservationIgnored private let store: ContentCardStore?
    @ObservationIgnored private var observation: ContentCardStore.Observation?

    /// Creates a model that receives the feeds that ``ContentCardStore/feeds(_:for:order:)`` delivers.
    public init(
      _ store: ContentCardStore, for classTypes: [ClassType]? = nil,
      order: ContentCard.Order = .delivered
    ) {
      feed = store.feed(ClassType.self, for: classTypes, order: order)
      self.store = store
      observation = store.observeFeeds(ClassType.self, for: classTypes, order: order) {
        [weak self] feed in
        self?.feed = feed
      }
    }

    /// Creates a model that provides a fixed feed, for previews.
    public init(feed: ContentCardFeed<ClassType>) { (self.feed, store) = (feed, nil) }

    /// Requests the current cards, and waits for the answer. Throws no errors: if the request fails or times out, the
    /// feed has the error as ``ContentCardFeed/refreshError``. Until the store is loaded for the first time after
    /// the model was created, the feed is not updated. A model with a fixed feed requests nothing.
    ///
    /// - Parameter timeout: How long to wait for the answer.
    public func refresh(timeout: Duration = .seconds(10)) async {
      try? await store?.requestContentCardsRefresh(timeout: timeout)
    }
  }
}
