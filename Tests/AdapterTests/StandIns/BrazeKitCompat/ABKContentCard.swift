// A stand-in for BrazeKitCompat, which is written in Objective-C and available only on Apple's systems. It contains the
// SDK's declarations for content cards in the form in which Swift imports them. With the condition DEPRECATED, they are
// deprecated, as in the SDK unless an app defines BRAZE_DISABLE_DEPRECATIONS.
import Foundation

/// The SDK's data of a card. Any text except the identifier can be missing, even if the SDK's headers declare it as
/// nonnull.
public struct RawCard {
  public enum Layout { case classic, imageOnly, captionedImage, control, newer }

  public var layout: Layout
  public var id: String
  public var title: String?
  public var cardDescription: String?
  public var image: String?
  public var domain: String?
  public var url: String?
  public var useWebView = false
  public var aspectRatio: Float = 0
  public var extras: [AnyHashable: Any]?
  public var created: Double = 0
  public var expiresAt: Double = -1
  public var viewed = false
  public var clicked = false
  public var pinned = false
  public var dismissible = false
  public var removed = false
  public var test = false

  public init(_ layout: Layout, id: String, set: (inout RawCard) -> Void = { _ in }) {
    (self.layout, self.id) = (layout, id)
    set(&self)
  }
}

#if DEPRECATED
  @available(*, deprecated, message: "renamed to 'Braze.ContentCard'")
#endif
open class ABKContentCard: NSObject {
  let raw: RawCard
  init(_ raw: RawCard) { self.raw = raw }

  public var idString: String { raw.id }
  public var viewed: Bool { raw.viewed }
  public var created: Double { raw.created }
  public var expiresAt: Double { raw.expiresAt }
  public var dismissible: Bool { raw.dismissible }
  public var pinned: Bool { raw.pinned }
  public var dismissed: Bool { raw.removed }
  public var clicked: Bool { raw.clicked }
  public var extras: [AnyHashable: Any]? { raw.extras }
  public var isTest: Bool { raw.test }
  public var urlString: String? { raw.url }
  public var openUrlInWebView: Bool { raw.useWebView }

  public func logContentCardImpression() { log("impression") }
  /// Logs a click only if the card has a link, because the SDK's context logs no clicks on other cards.
  public func logContentCardClicked() { if raw.url != nil { log("click") } }
  /// Logs a dismissal even if the card is not dismissible.
  public func logContentCardDismissed() { log("dismissal") }

  public func isControlCard() -> Bool { raw.layout == .control }

  private func log(_ event: String) { StandIn.shared.note("\(raw.id): \(event)") }
}

// If a getter that is declared as nonnull returns nil, Swift reads an empty string.

#if DEPRECATED
  @available(*, deprecated, message: "renamed to 'Braze.ContentCard.Banner'")
#endif
open class ABKBannerContentCard: ABKContentCard {
  public var image: String! { raw.image }
  public var imageAspectRatio: Float { raw.aspectRatio }
}

#if DEPRECATED
  @available(*, deprecated, message: "renamed to 'Braze.ContentCard.CaptionedImage'")
#endif
open class ABKCaptionedImageContentCard: ABKContentCard {
  public var image: String { raw.image ?? "" }
  public var imageAspectRatio: Float { raw.aspectRatio }
  public var title: String { raw.title ?? "" }
  public var cardDescription: String { raw.cardDescription ?? "" }
  public var domain: String? { raw.domain }
}

#if DEPRECATED
  @available(*, deprecated, message: "renamed to 'Braze.ContentCard.Classic'")
#endif
open class ABKClassicContentCard: ABKContentCard {
  public var image: String? { raw.image }
  public var title: String { raw.title ?? "" }
  public var cardDescription: String { raw.cardDescription ?? "" }
  public var domain: String? { raw.domain }
}
