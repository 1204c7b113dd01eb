extension ContentCardStore {
  /// Returns the current feed of a schema.
  ///
  /// - Parameters:
  ///   - schema: The enum of the schema's class types, such as `ContentCardClassType.self`.
  ///   - classTypes: The class types of the objects and control cards, or `nil` for all.
  ///   - order: The order of the cards.
  /// - Returns: The current feed. It has no cards while ``isLoaded`` is `false`.
  public func feed<ClassType>(
    _ schema: ClassType.Type, for classTypes: [ClassType]? = nil,
    order: ContentCard.Order = .delivered
  ) -> ContentCardFeed<ClassType> {
    read()
    return self.schema(schema).feed(for: .init(classTypes: classTypes, order: order), of: contents)
  }

  /// Returns a stream that delivers the current feed, and then each feed that differs from the previous one.
  ///
  /// The first feed is delivered when ``isLoaded`` is `true`. A feed can change, for example, when cards arrive or
  /// expire, or after an impression, a click, or a dismissal. After the first feed, a feed is delivered even if
  /// it equals the previous one in three cases: the user changes, ``isLoaded`` becomes `true` for a new user, or a
  /// refresh delivers cards or causes a ``ContentCardFeed/refreshError``.
  ///
  /// There can be any number of streams. A stream ends when the task that iterates over it is cancelled, or when the
  /// store is released. A stream does not keep the store alive. Slow consumers receive only the latest feed. The
  /// parameters are those of ``feed(_:for:order:)``.
  public func feeds<ClassType>(
    _ schema: ClassType.Type, for classTypes: [ClassType]? = nil,
    order: ContentCard.Order = .delivered
  ) -> AsyncStream<ContentCardFeed<ClassType>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ContentCardFeed<ClassType>.self, bufferingPolicy: .bufferingNewest(1))
    let observation = observeFeeds(
      schema, for: classTypes, order: order, end: { continuation.finish() },
      { continuation.yield($0) })
    // Keeps the observation until the stream ends.
    continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    return stream
  }

  /// Calls a closure with the feeds that ``feeds(_:for:order:)`` delivers. If ``isLoaded`` is `true`, the first call is
  /// made before this method returns. If the store is released before the observation, `end` is called, possibly on a
  /// background thread. The other parameters are those of ``feed(_:for:order:)``.
  ///
  /// - Returns: The observation. Keep it for as long as you want to receive feeds.
  public func observeFeeds<ClassType>(
    _ schema: ClassType.Type, for classTypes: [ClassType]? = nil,
    order: ContentCard.Order = .delivered, end: (@Sendable () -> Void)? = nil,
    _ receive: @escaping @MainActor (ContentCardFeed<ClassType>) -> Void
  ) -> Observation {
    var last: ContentCardFeed<ClassType>?
    let observation = Observation(end: end) { [weak self] in
      guard let self, last != nil || isLoaded else { return }
      let (old, new) = (last, feed(schema, for: classTypes, order: order))
      last = new
      if old != new || old?.status != new.status { receive(new) }
    }
    add(observation)
    return observation
  }

  /// An observation that calls a closure with the feeds of a store until ``cancel()`` is called, or until the
  /// observation or the store is released.
  @MainActor public final class Observation {
    nonisolated let end: (@Sendable () -> Void)?
    /// Passes the current feed to the closure if the feed or its status differs from the previous one. Does not pass a
    /// first feed before the store is loaded.
    private(set) var deliver: @MainActor () -> Void

    fileprivate init(end: (@Sendable () -> Void)?, deliver: @escaping @MainActor () -> Void) {
      (self.end, self.deliver) = (end, deliver)
    }

    /// Ends the observation. The closure is not called again.
    public func cancel() {
      // Released after the assignment, because releasing a closure can run app code.
      let deliver = deliver
      self.deliver = {}
      withExtendedLifetime(deliver) {}
    }
  }

  /// Returns the newest state of an object, for example for a detail screen.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - id: The identifier of the object's card.
  /// - Returns: The object, or `nil` if there is no such card, or if the card was not converted to this type.
  public func object<Object: ContentCardable>(_ type: Object.Type, id: String) -> Object? {
    read()
    let schema = schema(Object.ClassType.self)
    return contents.position(of: id).flatMap(schema.object)?.wrappedObject as? Object
  }

  /// Returns the newest state of an object. Also returns `nil` if `id` is not the identity of a card.
  public func object<Object: ContentCardable>(
    _ type: Object.Type, id: ContentCardIdentity
  ) -> Object? {
    if case .card(let id) = id { object(type, id: id) } else { nil }
  }
}
