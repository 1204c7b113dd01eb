extension Adapter {
  /// Returns the source of the adapter for BrazeKit, without its header.
  ///
  /// - Parameter hasBlankImage: Whether the SDK has `ImageOnly.blankImage`, which was added in 18.1.
  static func brazeKitSource(hasBlankImage: Bool) -> String {
    let lines = brazeKitSource.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { hasBlankImage || !$0.contains("blankImage") }.joined(separator: "\n")
      .replacing("SDK_VERSIONS", with: hasBlankImage ? "18.1 or later" : "15.1 to 18.0")
  }

  private static let brazeKitSource = #"""
    import BrazeKit
    import ContentCards
    import Foundation

    /// Delivers the content cards of BrazeKit SDK_VERSIONS to a `ContentCardManager`:
    ///
    ///     let manager = ContentCardManager<ContentCardClassType>(source: BrazeContentCardSource(braze))
    ///
    /// Call `manager.userDidChange()` right after `braze.changeUser`.
    nonisolated struct BrazeContentCardSource: ContentCardSource {
      private let braze: Braze

      /// Creates a source for an SDK instance.
      ///
      /// - Parameter braze: The SDK instance.
      init(_ braze: Braze) { self.braze = braze }

      /// Returns the cards of the last sync. Unlike `braze.contentCards.cards`, it never blocks.
      func cachedContentCards() async -> [ContentCard] {
        let cards = await withCheckedContinuation { continuation in
          braze.contentCards.getCachedContentCards { continuation.resume(returning: $0) }
        }
        return cards.map { ContentCard($0, using: braze) }
      }

      /// Returns a stream of the current cards and of the cards after each sync.
      func contentCardUpdates() -> AsyncStream<[ContentCard]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
          // Created before the task runs so that no sync is missed.
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

      /// Requests the current cards from Braze.
      ///
      /// The SDK allows five requests in a row and then one every three minutes. It might not answer further requests; the
      /// manager stops waiting after its time limit.
      ///
      /// - Throws: The SDK's error.
      func requestContentCardsRefresh() async throws -> [ContentCard] {
        let cards = try await braze.contentCards.requestRefresh()
        return cards.map { ContentCard($0, using: braze) }
      }
    }

    nonisolated extension ContentCardClassifying {
      /// Converts the SDK's cards of the given class types without a manager. For cards of other declared class types,
      /// only the discriminator is read.
      ///
      /// - Parameters:
      ///   - cards: The SDK's cards.
      ///   - braze: The SDK instance that logs clicks on cards without a click action. See `ContentCard.init(_:using:)`.
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
      /// Creates a card from a BrazeKit card. The new card's events are logged through the BrazeKit card's
      /// `context`, which all cards from the SDK have.
      ///
      /// - Parameters:
      ///   - card: The SDK's card.
      ///   - braze: The SDK instance that logs clicks on cards without a click action, such as cards that the app opens
      ///     based on their extras. If it is `nil`, these clicks are not logged, because the context ignores them.
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
          // -1 means that the card never expires.
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
        // Cards created by the app, for example in tests, have no context.
        guard let context = card.context else { return nil }
        return ContentCardContext { event in
          switch event {
          case .impression: context.logImpression()
          case .click where card.clickAction != nil: context.logClick()
          case .click:
            guard let braze else { return false }
            card.logClick(using: braze)
          case .clickAction:
            // Calls BrazeDelegate, and handles web views, universal links, and brazeActions:// links.
            guard let clickAction = card.clickAction else { return false }
            context.processClickAction(clickAction)
          case .dismissal: context.logDismissed()
          }
          return true
        }
      }
    }

    /// The values that depend on a card's layout.
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
          // This layout was added to the SDK after this file was written.
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
