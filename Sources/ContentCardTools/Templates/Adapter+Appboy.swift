extension Adapter {
  /// The source of the adapter for BrazeKitCompat, without its header.
  static let appboySource = #"""
    import BrazeKitCompat
    import ContentCards
    import Dispatch
    import Foundation

    /// Delivers the content cards of `Appboy.sharedInstance()` in BrazeKitCompat to a `ContentCardStore`:
    ///
    ///     let store = ContentCardStore(
    ///       source: AppboyContentCardSource(), schemas: [ContentCardClassType.self])
    ///
    /// Call `store.userDidChange()` right after the SDK's `changeUser`, but not if the user is still the same. The source
    /// assumes that the first successful sync after `changeUser` has the cards of the new user.
    ///
    /// As of BrazeKit 18.2, the SDK's types are deprecated. Declarations that use them are deprecated as well so that
    /// this file compiles without warnings. A store calls the source through the protocol `ContentCardSource`, which
    /// does not cause warnings either.
    nonisolated struct AppboyContentCardSource: ContentCardSource {
      /// Calls a closure with the cards of the last sync, and with the new cards after each successful sync. If the SDK
      /// has not been started, first calls it with an empty array. After a change of the user, first calls it after the
      /// next successful sync.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      @MainActor func subscribeToContentCards(
        afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
      ) -> @Sendable () -> Void {
        var isFirst = true
        let syncs = Self.syncs { isSuccessful in isSuccessful ? Self.cards : nil }
        let updates = _Concurrency.Task { @MainActor in
          for await cards in syncs {
            isFirst = false
            receive(cards)
          }
        }
        guard !afterUserChange else { return { updates.cancel() } }
        let cached = _Concurrency.Task { @MainActor in
          let cards = await withCheckedContinuation { continuation in
            // The SDK can block the calling thread until it is initialized.
            DispatchQueue.global().async { continuation.resume(returning: Self.cards) }
          }
          if isFirst, !_Concurrency.Task.isCancelled { receive(cards) }
        }
        return {
          updates.cancel()
          cached.cancel()
        }
      }

      /// Requests the current cards from Braze, and waits for the next sync.
      ///
      /// The SDK might not report a failed sync, and before 12.0 it does not report a sync without changes. Without a
      /// report, the store stops waiting after its time limit.
      ///
      /// - Throws: `AppboyContentCardError`, or `CancellationError` if the task is cancelled.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      func requestContentCardsRefresh() async throws -> [ContentCard] {
        // Starts listening before the request so that the sync is not missed.
        let answers = Self.syncs { isSuccessful -> Swift.Result<[ContentCard], any Swift.Error> in
          isSuccessful ? .success(Self.cards) : .failure(AppboyContentCardError.syncFailed)
        }
        let isStarted = await MainActor.run {
          Appboy.sharedInstance()?.requestContentCardsRefresh() != nil
        }
        guard isStarted else { throw AppboyContentCardError.notStarted }

        for await answer in answers { return try answer.get() }
        // The stream ends without an answer if the task is cancelled.
        throw CancellationError()
      }

      @available(*, deprecated, message: "as BrazeKitCompat is")
      private static var cards: [ContentCard] {
        let cards = Appboy.sharedInstance()?.contentCardsController.contentCards ?? []
        return cards.compactMap { ($0 as? ABKContentCard).map { ContentCard($0) } }
      }

      /// Returns a stream of the closure's results for the syncs that the SDK reports. Results that are `nil` are left
      /// out. If several results have not been read yet, only the newest is kept.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      private static func syncs<Element: Sendable>(
        _ element: @escaping @Sendable (_ isSuccessful: Bool) -> Element?
      ) -> AsyncStream<Element> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
          let observer = NotificationCenter.default.addObserver(
            forName: .ABKContentCardsProcessed,
            object: nil,
            queue: nil
          ) { notification in
            let isSuccessful = notification.userInfo?[ABKContentCardsProcessedIsSuccessfulKey] as? Bool
            guard let element = element(isSuccessful ?? false) else { return }
            continuation.yield(element)
          }
          let token = Unchecked(value: observer)
          continuation.onTermination = { _ in
            NotificationCenter.default.removeObserver(token.value)
          }
        }
      }
    }

    /// An error that occurs when `AppboyContentCardSource` requests cards.
    nonisolated enum AppboyContentCardError: Swift.Error, CustomStringConvertible {
      /// The SDK is not started, so `Appboy.sharedInstance()` is `nil`.
      case notStarted
      /// The SDK reported that a sync failed.
      case syncFailed

      /// A sentence for a log.
      var description: String {
        switch self {
        case .notStarted: "The SDK is not started: Appboy.sharedInstance() is nil."
        case .syncFailed: "The SDK reported that a sync of content cards failed."
        }
      }
    }

    nonisolated extension ContentCard {
      /// Creates a card from a BrazeKitCompat card. The new card's events are logged on the main thread.
      ///
      /// The layout depends on the class of the SDK's card. The SDK's cards lose their class when they are copied or
      /// archived. The new card then has no title, message, or image. The SDK does not log clicks on cards without a
      /// URL.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      init(_ card: ABKContentCard) {
        let layout = Layout(of: card)
        self.init(
          id: card.idString,
          extras: Self.extras(card.extras),
          kind: layout.kind,
          title: layout.title,
          cardDescription: layout.cardDescription,
          image: layout.image,
          imageAspectRatio: layout.imageAspectRatio,
          urlString: Layout.text(card.urlString),
          openURLInWebView: card.openUrlInWebView,
          domain: layout.domain,
          createdAt: card.created > 0 ? Foundation.Date(timeIntervalSince1970: card.created) : nil,
          // A negative number means that the card never expires. Before BrazeKit 12.0, the value is always 0.
          expiresAt: card.expiresAt > 0 ? Foundation.Date(timeIntervalSince1970: card.expiresAt) : nil,
          isViewed: card.viewed,
          isClicked: card.clicked,
          isPinned: card.pinned,
          isDismissible: card.dismissible,
          isDismissed: card.dismissed,
          isTest: card.isTest,
          context: Self.context(of: card)
        )
      }

      @available(*, deprecated, message: "as BrazeKitCompat is")
      private static func context(of card: ABKContentCard) -> ContentCardContext {
        let sdk = Unchecked(value: card)
        let opensURL = card.urlString != nil
        let isDismissible = card.dismissible
        return ContentCardContext { event in
          switch event {
          case .impression:
            onMain { sdk.value.logContentCardImpression() }
            return true
          case .click:
            onMain { sdk.value.logContentCardClicked() }
            return opensURL
          case .clickAction:
            // The SDK has no function for this, so the app has to open the URL.
            return false
          case .dismissal:
            // The SDK would also dismiss cards that are not dismissible.
            guard isDismissible else { return false }
            onMain { sdk.value.logContentCardDismissed() }
            return true
          }
        }
      }

      private static func onMain(_ work: @escaping @Sendable () -> Void) {
        if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
      }

      private static func extras(_ extras: [AnyHashable: Any]?) -> ContentCardExtras {
        var pairs: [String: Any] = [:]
        for (key, value) in extras ?? [:] {
          if let key = key as? String { pairs[key] = value }
        }
        return ContentCardExtras(any: pairs)
      }
    }

    /// The values that depend on a card's layout.
    nonisolated private struct Layout {
      var kind: ContentCard.Kind
      var title: String?
      var cardDescription: String?
      var image: String?
      var imageAspectRatio: Double?
      var domain: String?

      @available(*, deprecated, message: "as BrazeKitCompat is")
      init(of card: ABKContentCard) {
        switch card {
        case _ where card.isControlCard():
          kind = .control
        case let card as ABKCaptionedImageContentCard:
          kind = .captionedImage
          title = Self.text(card.title)
          cardDescription = Self.text(card.cardDescription)
          image = Self.text(card.image)
          imageAspectRatio = Self.ratio(card.imageAspectRatio)
          domain = Self.text(card.domain)
        case let card as ABKBannerContentCard:
          kind = .imageOnly
          image = Self.text(card.image)
          imageAspectRatio = Self.ratio(card.imageAspectRatio)
        case let card as ABKClassicContentCard:
          title = Self.text(card.title)
          cardDescription = Self.text(card.cardDescription)
          image = Self.text(card.image)
          domain = Self.text(card.domain)
          kind = image == nil ? .classic : .classicImage
        default:
          // The card's class does not show its layout, so only the values that all cards have are available.
          kind = .classic
        }
      }

      /// Returns the text, or `nil` if it is empty. Some properties of the SDK can be nil although they are not
      /// declared nullable. In Swift, their text is then empty.
      static func text(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

      /// Returns the ratio, or `nil` if it is not positive. The conversion uses text because 1.33 would otherwise
      /// become 1.3300000429153442.
      private static func ratio(_ ratio: Float) -> Double? { ratio > 0 ? Double("\(ratio)") : nil }
    }

    /// Wraps a card or an observer token so that it can be passed to another thread.
    ///
    /// The conformance can be `@unchecked`, because a wrapped card only logs events, on the main thread, and a wrapped
    /// token is only passed back to the notification center.
    nonisolated private struct Unchecked<Value>: @unchecked Sendable {
      let value: Value
    }

    """#
}
