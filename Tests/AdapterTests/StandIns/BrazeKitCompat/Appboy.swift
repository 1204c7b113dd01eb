import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
#if DEPRECATED
  @available(*, deprecated)
#endif
public let ABKContentCardsProcessedIsSuccessfulKey = "isSuccessful"

extension NSNotification.Name {
  /// Swift's name for `ABKContentCardsProcessedNotification`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  #if DEPRECATED
    @available(*, deprecated)
  #endif
  public static let ABKContentCardsProcessed = Self("contentCardsProcessedNotification")
}

#if DEPRECATED
  @available(*, deprecated, message: "renamed to 'Braze'")
#endif
open class Appboy: NSObject {
  /// Returns `nil` before the SDK is started.
  public static func sharedInstance() -> Appboy? { StandIn.shared.appboy }

  public let contentCardsController = ABKContentCardsController()

  public func requestContentCardsRefresh() {
    StandIn.shared.note("refresh requested")
    StandIn.shared.answer?()
  }
}

#if DEPRECATED
  @available(*, deprecated, message: "renamed to 'Braze.ContentCards'")
#endif
open class ABKContentCardsController: NSObject {
  /// The elements have no type, as in the SDK's header. In the SDK, this property can block the calling thread until
  /// the SDK is initialized.
  public var contentCards: [Any] {
    StandIn.shared.cards.map { raw in
      switch raw.layout {
      case .classic: ABKClassicContentCard(raw)
      case .imageOnly: ABKBannerContentCard(raw)
      case .captionedImage: ABKCaptionedImageContentCard(raw)
      case .control, .newer: ABKContentCard(raw)
      }
    }
  }
}

/// Controls the stand-in. BrazeKitCompat has no such class.
///
/// The class is `@unchecked Sendable`: a program sets its properties on the main queue before the stand-in reads them,
/// and `note(_:)` checks that it is called on the main queue.
public final class StandIn: @unchecked Sendable {
  public static let shared = StandIn()

  fileprivate var appboy: Appboy?
  private var notes: [String] = []
  public var cards: [RawCard] = []
  /// A closure to call when a refresh is requested, or `nil` to do nothing.
  public var answer: (@Sendable () -> Void)?

  public func start() { appboy = Appboy() }

  /// Posts the notification about a sync. The SDK itself might not post it for a sync that failed.
  public func post(isSuccessful: Bool) {
    NotificationCenter.default.post(
      name: .ABKContentCardsProcessed, object: nil,
      userInfo: [ABKContentCardsProcessedIsSuccessfulKey: isSuccessful])
  }

  func note(_ event: String) {
    // Checks the queue, because on Linux, the main queue can run on a thread other than the main thread.
    dispatchPrecondition(condition: .onQueue(.main))
    notes.append(event)
  }

  /// Returns the events since the last call.
  public func takeNotes() async -> [String] {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        continuation.resume(returning: self.notes)
        self.notes = []
      }
    }
  }
}
