extension Adapter {
  /// What follows the header of BrazeKitCompat's adapter.
  static let appboySource = #"""
    import BrazeKitCompat
    import ContentCards
    import Dispatch
    import Foundation

    /// The content cards of `Appboy.sharedInstance()`, as BrazeKitCompat has it, for a
    /// `ContentCardManager`:
    ///
    ///     let manager = ContentCardManager<ContentCardClassType>(source: AppboyContentCardSource())
    ///
    /// Call `manager.userDidChange()` right after the SDK's `changeUser`.
    ///
    /// The SDK's types are deprecated, and so is what uses them here, so that this file warns of
    /// nothing. A manager calls it through `ContentCardSource`, which does not warn either.
    nonisolated struct AppboyContentCardSource: ContentCardSource {
      /// The cards of the last sync; none before the SDK is started.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      func cachedContentCards() async -> [ContentCard] {
        await withCheckedContinuation { continuation in
          // The SDK blocks the caller until it has settled, so this is no thread that others wait for.
          DispatchQueue.global().async { continuation.resume(returning: Self.cards) }
        }
      }

      /// The cards after each sync that has succeeded.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      func contentCardUpdates() -> AsyncStream<[ContentCard]> {
        Self.syncs { isSuccessful in isSuccessful ? Self.cards : nil }
      }

      /// Requests the current cards from Braze, and waits for the next sync. The SDK tells of no sync that failed, and before
      /// 12.0 of none that changed nothing: the manager stops waiting after its time limit.
      ///
      /// - Throws: `AppboyContentCardError`, or `CancellationError` if the task is cancelled.
      @available(*, deprecated, message: "as BrazeKitCompat is")
      func requestContentCardsRefresh() async throws -> [ContentCard] {
        // Listens before it asks, so that the answer cannot be missed.
        let answers = Self.syncs { isSuccessful -> Result<[ContentCard], any Error> in
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

      /// What is made of each sync that the SDK tells of, but for nil.
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

    /// Why a refresh of `AppboyContentCardSource` failed.
    nonisolated enum AppboyContentCardError: Error, CustomStringConvertible {
      /// The SDK is not started: there is no `Appboy.sharedInstance()`.
      case notStarted
      /// The SDK reported that a sync failed.
      case syncFailed

      /// A sentence for a log.
      var description: String {
        switch self {
        case .notStarted: "The SDK is not started: there is no Appboy.sharedInstance()."
        case .syncFailed: "The SDK reported that a sync of content cards failed."
        }
      }
    }

    nonisolated extension ContentCard {
      /// A card of BrazeKitCompat. What becomes of it is logged by the card itself, on the main thread.
      ///
      /// The layout is told by the card's class, which a card loses when it is copied or archived. The
      /// SDK does not log clicks of a card without a URL.
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
          createdAt: card.created > 0 ? Date(timeIntervalSince1970: card.created) : nil,
          // Less than 0 stands for never; before BrazeKit 12.0 it was always 0.
          expiresAt: card.expiresAt > 0 ? Date(timeIntervalSince1970: card.expiresAt) : nil,
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
            // The interface has no such call: the app opens the URL by itself.
            return false
          case .dismissal:
            // The SDK would dismiss any card.
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

    /// What depends on a card's layout.
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
          // A layout that the SDK does not know: nothing but what every card has.
          kind = .classic
        }
      }

      /// Nil for an empty text, which Swift also sees where the SDK, against its word, has none.
      static func text(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

      /// Nil for 0, which the SDK has where none was given. By its text, as 1.33 would else become
      /// 1.3300000429153442.
      private static func ratio(_ ratio: Float) -> Double? { ratio > 0 ? Double("\(ratio)") : nil }
    }

    /// An object of the SDK on its way to another thread.
    ///
    /// `@unchecked`, since a card in it is used on the main thread alone, and the token of an observer
    /// only given back.
    nonisolated private struct Unchecked<Value>: @unchecked Sendable {
      let value: Value
    }

    """#
}
