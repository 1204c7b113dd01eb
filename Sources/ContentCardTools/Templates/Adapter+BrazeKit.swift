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

    /// Delivers the content cards of BrazeKit SDK_VERSIONS to a `ContentCardStore`:
    ///
    ///     let store = ContentCardStore(
    ///       source: BrazeContentCardSource(braze), schemas: [ContentCardClassType.self])
    ///
    /// Call `store.userDidChange()` right after `braze.changeUser`, but not if the user is still the same.
    nonisolated final class BrazeContentCardSource: ContentCardSource {
      private let braze: Braze
      private let ignoresPreviousCards: Bool
      /// The identifiers of the cards that the source last delivered to a subscriber.
      @MainActor private var ids: Swift.Set<String> = []

      /// Creates a source for an SDK instance.
      ///
      /// After `changeUser`, the SDK needs time to switch to the new user, and can first deliver cards of the previous
      /// user again. Therefore, unless `ignoresPreviousCards` is `false`, the source ignores the first cards after a
      /// change if all of them are among the previous user's last cards. If these are also the new user's cards, the
      /// source ignores them until the SDK delivers cards again, such as after a refresh.
      ///
      /// - Parameters:
      ///   - braze: The SDK instance.
      ///   - ignoresPreviousCards: Whether to ignore such cards. Pass `false` if the first cards that the SDK delivers
      ///     after `changeUser` are always those of the new user.
      init(_ braze: Braze, ignoresPreviousCards: Bool = true) {
        self.braze = braze
        self.ignoresPreviousCards = ignoresPreviousCards
      }

      /// Calls a closure with the cards of the last sync, and with the new cards after each update by the SDK. After a
      /// change of the user, does not read the SDK's cache, and can ignore the first cards; see the initializer.
      @MainActor func subscribeToContentCards(
        afterUserChange: Bool, _ receive: @escaping @MainActor ([ContentCard]) -> Void
      ) -> @Sendable () -> Void {
        var previousIDs = afterUserChange && ignoresPreviousCards ? ids : []
        var isFirst = true
        func deliver(_ cards: [Braze.ContentCard]) {
          let newIDs = Swift.Set(cards.map { $0.id })
          let isPrevious = !cards.isEmpty && newIDs.isSubset(of: previousIDs)
          (isFirst, previousIDs) = (false, [])
          guard !isPrevious else { return }
          ids = newIDs
          receive(cards.map { ContentCard($0, using: braze) })
        }
        let subscription = braze.contentCards.subscribeToUpdates { deliver($0) }
        if !afterUserChange {
          // `getCachedContentCards` also calls back if there are no cards, and never blocks.
          braze.contentCards.getCachedContentCards { if isFirst { deliver($0) } }
        }
        return { subscription.cancel() }
      }

      /// Requests the current cards from Braze.
      ///
      /// The SDK allows five requests in a row and then one every three minutes. The SDK might not answer further
      /// requests. The store then stops waiting after its time limit.
      ///
      /// - Throws: The SDK's error if the request fails.
      func requestContentCardsRefresh() async throws -> [ContentCard] {
        let cards = try await braze.contentCards.requestRefresh()
        return cards.map { ContentCard($0, using: braze) }
      }
    }

    nonisolated extension ContentCardClassifying {
      /// Converts the SDK's cards of the given class types without a store. If a card's discriminator names another
      /// declared class type, no other values of the card are read.
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
      /// Creates a card from a BrazeKit card. The new card's events are logged through the BrazeKit card's `context`,
      /// which all cards from the SDK have. Clicks on a card without a click action are logged with `braze`.
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
          title: card.title,
          cardDescription: card.description,
          image: layout.image,
          imageAltText: layout.imageAltText,
          imageAspectRatio: layout.imageAspectRatio,
          urlString: link?.url,
          openURLInWebView: link?.opensInWebView ?? false,
          domain: card.domain,
          language: layout.language,
          createdAt: card.createdAt > 0 ? Foundation.Date(timeIntervalSince1970: card.createdAt) : nil,
          // -1 means that the card never expires.
          expiresAt: card.expiresAt > 0 ? Foundation.Date(timeIntervalSince1970: card.expiresAt) : nil,
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
        // Cards created by the app, for example in tests, may have no context.
        guard let context = card.context else { return nil }
        return ContentCardContext { event in
          switch event {
          case .impression: context.logImpression()
          case .click where card.clickAction != nil: context.logClick()
          case .click:
            guard let braze else { return false }
            card.logClick(using: braze)
          case .clickAction:
            guard let clickAction = card.clickAction else { return false }
            // Calls BrazeDelegate, and handles web views, universal links, and brazeActions:// links.
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
      var image: String?
      var imageAltText: String?
      var imageAspectRatio: Double?
      var language: String?

      init(of card: Braze.ContentCard) {
        image = card.imageURL?.absoluteString
        switch card {
        case .classic(let card):
          kind = .classic
          language = card.language
        case .classicImage(let card):
          kind = .classicImage
          imageAltText = card.imageAltText
          language = card.language
        case .imageOnly(let card):
          kind = .imageOnly
          if card.image == Braze.ContentCard.ImageOnly.blankImage { image = nil }
          imageAltText = card.imageAltText
          imageAspectRatio = card.imageAspectRatio
          language = card.language
        case .captionedImage(let card):
          kind = .captionedImage
          imageAltText = card.imageAltText
          imageAspectRatio = card.imageAspectRatio
          language = card.language
        case .control:
          kind = .control
        @unknown default:
          // This layout was added to the SDK after this file was written.
          kind = card.imageURL == nil ? .classic : .classicImage
        }
      }
    }

    """#
}
