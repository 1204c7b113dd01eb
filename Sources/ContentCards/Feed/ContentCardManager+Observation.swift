extension ContentCardManager {
  /// An observation that calls a closure with the feeds of a manager until ``cancel()`` is called, or until the
  /// observation or the manager is released.
  public final class Observation: Sendable {
    private let task: Task<Void, Never>

    fileprivate init(_ task: Task<Void, Never>) { self.task = task }

    deinit { task.cancel() }

    /// Ends the observation. If you call this method on the main actor, the closure is not called again.
    public func cancel() { task.cancel() }
  }

  /// Calls a closure with the feeds that ``feeds(for:order:)`` delivers, beginning with the current feed.
  ///
  /// - Parameters:
  ///   - classTypes: The class types of the objects, or `nil` for all.
  ///   - order: The order of the objects.
  ///   - receive: Receives the feeds on the main actor.
  /// - Returns: The observation. Keep it for as long as you want to receive feeds.
  public func observeFeeds(
    for classTypes: [ClassType]? = nil, order: ContentCard.Order = .delivered,
    _ receive: @escaping @MainActor (ContentCardFeed<ClassType>) -> Void
  ) -> Observation {
    let feeds = feeds(for: classTypes, order: order)
    return Observation(
      Task { @MainActor in
        for await feed in feeds {
          // The observation may have been cancelled after the feed was sent.
          guard !Task.isCancelled else { return }
          receive(feed)
        }
      })
  }
}
