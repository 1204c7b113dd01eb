extension Adapter {
  /// What follows the header of BrazeKit's adapter.
  ///
  /// - Parameter hasBlankImage: Whether the SDK has `ImageOnly.blankImage`, which is new in 18.1.
  static func brazeKitSource(hasBlankImage: Bool) -> String {
    let lines = brazeKitSource.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { hasBlankImage || !$0.contains("blankImage") }.joined(separator: "\n")
      .replacing("SDK_VERSIONS", with: hasBlankImage ? "18.1 or newer" : "15.1 to 18.0")
  }

  private static let brazeKitSource = #"""
    import BrazeKit
    import ContentCards
    import Foundation

    /// The content cards of BrazeKit, SDK_VERSIONS, for a `ContentCardManager`:
    ///
    ///     let manager = ContentCardManager<ContentCardClassType>(source: BrazeContentCardSource(braze))
    ///
    /// Call `manager.userDidChange()` right after `braze.changeUser`.
    nonisolated struct BrazeContentCardSource: ContentCardSource {
      private let braze: Braze

      /// Creates a source of the cards of an instance of the SDK.
      ///
      /// - Parameter braze: The instance.
      init(_ braze: Braze) { self.braze = braze }

      /// The cards of the last sync. It never blocks, unlike `braze.contentCards.cards`.
      func cachedContentCards() async -> [ContentCard] {
        let cards = await withCheckedContinuation { continuation in
          braze.contentCards.getCachedContentCards { continuation.resume(returning: $0) }
        }
        return cards.map { ContentCard($0, using: braze) }
      }

      /// The current cards, and the cards of each sync after that.
      func contentCardUpdates() -> AsyncStream<[ContentCard]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
          // Created here rather than in the task, so that no sync is missed until the task runs.
          let updates = braze.contentCards.cardsStream
          let task = Task { [braze] in
            for await cards in updates {
              continuation.yield(cards.map { ContentCard($0, using: braze) })
            }
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }

      /// Requests the current cards from Braze. The SDK allows five requests in a row, then one every three minutes; it may
      /// not answer a request beyond that, and the manager stops waiting after its time limit.
      ///
      /// - Throws: The SDK's error.
      func requestContentCardsRefresh() async throws -> [ContentCard] {
        let cards = try await braze.contentCards.requestRefresh()
        return cards.map { ContentCard($0, using: braze) }
      }
    }

    nonisolated extension ContentCardClassifying {
      /// Converts the SDK's cards without a manager. A card of a class type that is not wanted is not read any further.
      ///
      /// - Parameters:
      ///   - cards: The SDK's cards.
      ///   - braze: Logs the clicks of cards without a click action; see `ContentCard.init(_:using:)`.
      ///   - classTypes: The class types of the objects, or `nil` for all.
      static func convertContentCards(
        _ cards: [Braze.ContentCard], using braze: Braze? = nil, for classTypes: [Self]? = nil
      ) -> ContentCardConversion<Self> {
        convertContentCards(
          cards, for: classTypes, extra: { $0.extras[$1] },
          contentCard: { ContentCard($0, using: braze) })
      }
    }

    nonisolated extension ContentCard {
      /// Creates a card from a card of BrazeKit. Its events are logged by the `context` of the SDK's card, which every card
      /// from the SDK has.
      ///
      /// - Parameters:
      ///   - card: The SDK's card.
      ///   - braze: Logs the clicks of a card that has no click action, such as one that the app opens by its extras. Without
      ///     it, these clicks are not logged, since the context ignores them.
      init(_ card: Braze.ContentCard, using braze: Braze? = nil) {
        let layout = Layout(of: card)
        let link = Self.link(of: card)
        self.init(
          id: card.id,
          extras: ContentCardExtras(any: card.extras),
          kind: layout.kind,
          title: layout.title,
          cardDescription: layout.cardDescription,
          image: layout.image,
          imageAltText: layout.imageAltText,
          imageAspectRatio: layout.imageAspectRatio,
          urlString: link?.url,
          openURLInWebView: link?.opensInWebView ?? false,
          domain: layout.domain,
          language: layout.language,
          createdAt: card.createdAt > 0 ? Date(timeIntervalSince1970: card.createdAt) : nil,
          // -1 means never.
          expiresAt: card.expiresAt > 0 ? Date(timeIntervalSince1970: card.expiresAt) : nil,
          isViewed: card.viewed,
          isClicked: card.clicked,
          isPinned: card.pinned,
          isDismissible: card.dismissible,
          isRemoved: card.removed,
          isTest: card.test,
          context: Self.context(of: card, using: braze)
        )
      }

      private static func link(
        of card: Braze.ContentCard
      ) -> (url: String, opensInWebView: Bool)? {
        guard case .url(let url, let useWebView)? = card.clickAction else { return nil }
        return (url.absoluteString, useWebView)
      }

      private static func context(
        of card: Braze.ContentCard,
        using braze: Braze?
      ) -> ContentCardContext? {
        // A card that the app creates itself, as in a test, has none.
        guard let context = card.context else { return nil }
        return ContentCardContext { event in
          switch event {
          case .impression: context.logImpression()
          case .click where card.clickAction != nil: context.logClick()
          case .click:
            guard let braze else { return false }
            card.logClick(using: braze)
          case .clickAction:
            // Goes through BrazeDelegate, web views, universal links and brazeActions:// links.
            guard let clickAction = card.clickAction else { return false }
            context.processClickAction(clickAction)
          case .dismissal: context.logDismissed()
          }
          return true
        }
      }
    }

    /// What depends on a card's layout.
    nonisolated private struct Layout {
      var kind: ContentCard.Kind
      var title: String?
      var cardDescription: String?
      var image: String?
      var imageAltText: String?
      var imageAspectRatio: Double?
      var domain: String?
      var language: String?

      init(of card: Braze.ContentCard) {
        switch card {
        case .classic(let card):
          kind = .classic
          title = card.title
          cardDescription = card.description
          domain = card.domain
          language = card.language
        case .classicImage(let card):
          kind = .classicImage
          title = card.title
          cardDescription = card.description
          image = card.image.absoluteString
          imageAltText = card.imageAltText
          domain = card.domain
          language = card.language
        case .imageOnly(let card):
          kind = .imageOnly
          image = card.image.absoluteString
          if card.image == Braze.ContentCard.ImageOnly.blankImage { image = nil }
          imageAltText = card.imageAltText
          imageAspectRatio = card.imageAspectRatio
          language = card.language
        case .captionedImage(let card):
          kind = .captionedImage
          title = card.title
          cardDescription = card.description
          image = card.image.absoluteString
          imageAltText = card.imageAltText
          imageAspectRatio = card.imageAspectRatio
          domain = card.domain
          language = card.language
        case .control:
          kind = .control
        @unknown default:
          // A layout that is newer than this file.
          kind = card.imageURL == nil ? .classic : .classicImage
          title = card.title
          cardDescription = card.description
          image = card.imageURL?.absoluteString
          domain = card.domain
        }
      }
    }

    """#
}
