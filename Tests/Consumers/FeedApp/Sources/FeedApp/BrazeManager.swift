import BrazeKit
import ContentCards
import Foundation

/// Owns the SDK and its content cards, and decides which links the app opens itself.
@MainActor final class BrazeManager {
  let contentCards: ContentCardStore
  /// The feed of the message center, and of the badge on its tab.
  let messages: ContentCardFeed<ContentCardClassType>.Model
  /// The links of the app that were opened, for the app's navigation.
  private(set) var openedLinks: [URL] = []

  private let braze: Braze

  init(_ braze: Braze, onIssues: @escaping @MainActor ([ContentCardIssue]) -> Void) {
    self.braze = braze
    contentCards = ContentCardStore(
      source: BrazeContentCardSource(braze), schemas: [ContentCardClassType.self],
      onIssues: onIssues)
    messages = ContentCardFeed.Model(
      contentCards, for: ContentCardClassType.messages, order: .pinnedThenNewest)
    braze.delegate = self
  }

  /// Tells the SDK and the store that another user uses the app. Call it only if the user has changed.
  func changeUser(_ id: String) {
    braze.changeUser(id)
    contentCards.userDidChange()
  }

  /// Requests the current cards for all screens. Returns a message for the user if the request fails or
  /// times out, and otherwise `nil`.
  func refresh(timeout: Duration = .seconds(10)) async -> String? {
    do {
      try await contentCards.requestContentCardsRefresh(timeout: timeout)
      return nil
    } catch is CancellationError {
      return nil
    } catch {
      return error.localizedDescription
    }
  }
}

extension BrazeManager: BrazeDelegate {
  /// Opens the app's own links. The SDK opens all others.
  func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
    guard context.url.scheme == "shop" else { return true }
    openedLinks.append(context.url)
    return false
  }
}
