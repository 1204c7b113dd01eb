extension Adapter {
  /// What follows the header of BrazeKit's adapter.
  static let brazeKitSource = #"""
    import BrazeKit
    import ContentCards
    import Foundation

    /// The content cards of BrazeKit, 15.1 or newer, for a `ContentCardManager`:
    ///
    ///     let manager = ContentCardManager<ContentCardClassType>(source: BrazeContentCardSource(braze))
    ///
    /// Call `manager.userDidChange()` right after `braze.changeUser`: it listens anew, and a stream of
    /// the SDK begins with the cards of the user of now.
    nonisolated struct BrazeContentCardSource: ContentCardSource {
      private let sdk: Unchecked<Braze>

      /// - Parameter braze: The app's instance of the SDK, which is kept.
      init(_ braze: Braze) { sdk = Unchecked(value: braze) }

      /// The cards of the last sync. Never blocks, unlike `braze.contentCards.cards`.
      func cachedContentCards() async -> [ContentCard] {
        await withCheckedContinuation { continuation in
          sdk.value.contentCards.getCachedContentCards { [sdk] cards in
            continuation.resume(returning: cards.map { ContentCard($0, using: sdk.value) })
          }
        }
      }

      /// The cards that are there, and those of every sync after that.
      func contentCardUpdates() -> AsyncStream<[ContentCard]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
          // Made here rather than in the task, so that no sync is missed until that runs.
          let updates = Unchecked(value: sdk.value.contentCards.cardsStream)
          let task = Task { [sdk] in
            for await cards in updates.value {
              continuation.yield(cards.map { ContentCard($0, using: sdk.value) })
            }
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }

      /// Asks Braze for the cards of now. The SDK allows five requests in a row, then one more every
      /// three minutes.
      ///
      /// - Throws: The SDK's error.
      func requestContentCardsRefresh() async throws -> [ContentCard] {
        let cards = try await sdk.value.contentCards.requestRefresh()
        return cards.map { ContentCard($0, using: sdk.value) }
      }
    }

    nonisolated extension ContentCard {
      /// A card of BrazeKit. What becomes of it is logged by the card's own `context`, which every card
      /// from the SDK has.
      ///
      /// - Parameters:
      ///   - card: The SDK's card.
      ///   - braze: Logs the clicks of a card that has no click action, such as one that the app opens
      ///     by its extras. Without it they are not logged: the context passes over them.
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
          // -1 stands for never.
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
        // A card that was made by hand, as in a test, has none.
        guard let context = card.context else { return nil }
        let sdk = Unchecked(value: (card: card, context: context, braze: braze))
        return ContentCardContext { event in
          switch event {
          case .impression: sdk.value.context.logImpression()
          case .click where sdk.value.card.clickAction != nil: sdk.value.context.logClick()
          case .click:
            guard let braze = sdk.value.braze else { return false }
            sdk.value.card.logClick(using: braze)
          case .dismissal: sdk.value.context.logDismissed()
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

    /// A value of the SDK on its way to another thread.
    ///
    /// `@unchecked`, since the SDK itself answers for it: as of BrazeKit 11.0 its types "can be safely
    /// used across concurrency contexts" (the release notes), though not all of them say so to the
    /// compiler.
    nonisolated private struct Unchecked<Value>: @unchecked Sendable {
      let value: Value
    }

    """#
}
