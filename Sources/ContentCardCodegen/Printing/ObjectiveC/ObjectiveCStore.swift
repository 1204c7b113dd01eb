extension SourceWriter {
  mutating func writeObjectiveCStore(of model: Model, _ names: ObjectiveCNames) {
    let (access, classType) = (model.access.modifier, names.type("ContentCardClassType"))
    let (object, rejection) = (names.type("ContentCardObject"), names.type("ContentCardRejection"))
    let observation = names.type("ContentCardFeedObservation")
    doc(
      "An Objective-C wrapper for a `ContentCardStore`. Create the wrapper in Swift, and pass it to Objective-C."
    )
    objectiveCBlock(
      "final class", names.type("ContentCardStore"), ["NSObject"], isolation: "@MainActor",
      of: model
    ) {
      $0.source(
        """
        private let store: ContentCardStore

        /// Creates an Objective-C wrapper for a store.
        \(access)init(_ store: ContentCardStore) {
          self.store = store
        }

        /// Calls a block on the main queue with the current objects and the rejected cards, and again after changes and \
        refreshes. The first call is made when the store is loaded, which can be before this method returns.
        ///
        /// Pass the class types as `NSNumber` objects, such as `@(\(classType)…)`, or pass nil for all class types. \
        Keep the returned observation for as long as you want the block to be called.
        @objc(observeContentCardsForClassTypes:usingBlock:)
        \(access)func observeContentCards(
          for classTypes: [Int]?,
          using block: @escaping @MainActor ([\(object)], [\(rejection)]) -> Void
        ) -> \(observation) {
          let wanted = classTypes?.compactMap { \(classType)(rawValue: $0)?.classType }
          let schema = \(model.classType).self
          let observation = store.observeFeeds(schema, for: wanted) { feed in
            block(
              feed.objects.map { \(object).object($0) },
              feed.rejected.map { \(rejection)($0) }
            )
          }
          return \(observation)(observation)
        }

        /// Requests the current cards, then calls a block on the main queue. The block receives nil if the cards have \
        arrived, or an error if the request has failed or timed out or the user has changed.
        @objc(requestContentCardsRefreshWithCompletion:)
        \(access)func requestContentCardsRefresh(
          completion: (@MainActor @Sendable ((any Swift.Error)?) -> Void)?
        ) {
          _Concurrency.Task { @MainActor [store] in
            do {
              try await store.requestContentCardsRefresh()
              completion?(nil)
            } catch {
              completion?(error)
            }
          }
        }
        """)
    }
    blank()
    doc(
      "An observation of content cards. It ends when it is cancelled or released, or when the "
        + "`ContentCardStore` is released.")
    objectiveCBlock(
      "final class", observation, ["NSObject"], isolation: "@MainActor", of: model
    ) {
      $0.source(
        """
        private let observation: ContentCardStore.Observation

        fileprivate init(_ observation: ContentCardStore.Observation) {
          self.observation = observation
        }

        /// Ends the observation: the block is not called again. Call this method on the main thread.
        @objc \(access)func cancel() { observation.cancel() }
        """)
    }
    blank()
    doc("A rejected card and the reasons for its rejection.")
    objectiveCBlock("final class", rejection, ["NSObject"], of: model) {
      $0.source(
        """
        /// The card's identifier.
        @objc \(access)let cardID: String

        /// Descriptions of the card's issues: the reasons for the rejection, and any warnings and remarks.
        @objc \(access)let reasons: [String]

        fileprivate init(_ rejected: ContentCardFeed<\(model.classType)>.Rejected) {
          cardID = rejected.card.id
          reasons = rejected.issues.map(\\.description)
        }
        """)
    }
  }

  mutating func writeObjectiveCContext(of model: Model, _ names: ObjectiveCNames) {
    doc(
      "Passes a card's events to the SDK. Set an instance as the value of the key `context` in "
        + "`metaData`.")
    objectiveCBlock("final class", names.type("ContentCardContext"), ["NSObject"], of: model) {
      $0.source(
        """
        fileprivate let context: ContentCardContext

        /// Creates a context with a block for each event. An event without a block is not passed to the SDK.
        @objc \(model.access.modifier)init(
          logImpression: (@Sendable () -> Void)?,
          logClick: (@Sendable () -> Void)?,
          processClickAction: (@Sendable () -> Void)?,
          logDismissed: (@Sendable () -> Void)?
        ) {
          context = ContentCardContext(
            logImpression: logImpression,
            logClick: logClick,
            processClickAction: processClickAction,
            logDismissed: logDismissed
          )
        }
        """)
    }
  }
}
