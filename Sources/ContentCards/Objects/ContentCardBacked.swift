public import Foundation

/// A value that can have a content card, with functions to log the card's events and open the card's link.
///
/// `ContentCard`, all ``ContentCardable`` types, `ContentCardObject`, `ContentCardData`, the entries of a feed, and the
/// items of a supplemental feed conform to this protocol.
public protocol ContentCardBacked {
  /// The value's card, with all its extras, or `nil` for a value that was created without a card.
  var contentCard: ContentCard? { get }
}

extension ContentCardBacked {
  /// Whether the value has a content card.
  public var isContentCard: Bool { contentCard != nil }

  /// Whether the user is in the control group for the card. Do not show such a card, but call
  /// ``logContentCardImpression()`` when its position in the feed appears on the screen.
  public var isControl: Bool { contentCard?.isControl ?? false }

  /// The URL that a click on the card opens. `nil` if there is no card, or if the card's link is missing or is rejected
  /// by `URL(string:)`.
  public var contentCardURL: URL? { contentCard?.urlString.flatMap { URL(string: $0) } }

  /// Whether the card's URL opens in a web view in the app.
  public var opensContentCardURLInWebView: Bool { contentCard?.openURLInWebView ?? false }

  /// Passes an event to the SDK that delivered the card. For `.clickAction`, asks the SDK to open the link, and logs no
  /// click. For `.dismissal`, this is the same as ``logContentCardDismissed()``.
  ///
  /// - Parameter event: The event.
  /// - Returns: Whether the event was passed to the SDK. An event is not passed if there is no card, if the card has no
  ///   `ContentCardContext`, if the context ignores the event, or if the event is a dismissal and the card is not
  ///   dismissible. A ``ContentCardStore`` also does not pass events of dismissed or hidden cards, events after the
  ///   user has changed, or repeated impressions before ``ContentCardStore/resetImpressions()`` is called.
  @discardableResult public func logContentCard(_ event: ContentCard.Event) -> Bool {
    event == .dismissal
      ? dismissContentCard() == .dismissed : contentCard?.context?.log(event) ?? false
  }

  /// Logs that the user has seen the card.
  ///
  /// - Returns: Whether the event was passed to the SDK; see ``logContentCard(_:)``.
  @discardableResult public func logContentCardImpression() -> Bool { logContentCard(.impression) }

  /// Logs that the user has clicked the card. To also open the card's link, call ``openContentCard()`` instead.
  ///
  /// - Returns: Whether the event was passed to the SDK; see ``logContentCard(_:)``.
  @discardableResult public func logContentCardClicked() -> Bool { logContentCard(.click) }

  /// Removes a dismissible card from the feeds of its store, if the card has one, and logs that the user has dismissed
  /// the card.
  ///
  /// - Parameter force: Whether to hide the card if it is not dismissible but belongs to a store. It is then hidden
  ///   until the user changes or the store is released, and the dismissal is not passed to the SDK.
  /// - Returns: Whether the card was dismissed, hidden, or kept.
  @discardableResult public func dismissContentCard(
    force: Bool = false
  ) -> ContentCard.Dismissal {
    guard let contentCard else { return .kept }
    return contentCard.context?.dismiss(isDismissible: contentCard.isDismissible, force: force)
      ?? .kept
  }

  /// Dismisses the card if it is dismissible, like ``dismissContentCard(force:)``. Braze's guide uses this name.
  ///
  /// - Returns: Whether the event was passed to the SDK; see ``logContentCard(_:)``.
  @discardableResult public func logContentCardDismissed() -> Bool {
    dismissContentCard() == .dismissed
  }

  /// Logs a click, then lets the SDK run the card's click action, as the SDK's own views do.
  ///
  /// With BrazeKit, `BrazeDelegate.braze(_:shouldOpenURL:)`, web views, universal links, and `brazeActions://` links
  /// work as in the SDK's views.
  ///
  /// - Returns: Whether the click action was passed to the SDK. If the result is ``ContentCard/Opening/noLink``, open
  ///   ``contentCardURL`` in the app or, if it is `nil`, show a page of your own. For example, the result is `noLink`
  ///   instead of `opened` with BrazeKitCompat, which cannot run click actions. If the result is
  ///   ``ContentCard/Opening/refused``, show nothing.
  @discardableResult public func openContentCard() -> ContentCard.Opening {
    contentCard?.context?.open() ?? .refused
  }
}
