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
  /// Nil before the SDK is started.
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
  /// As it is declared, of anything. Waits, on the caller's thread, until the SDK has settled.
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

/// The SDK's part that a test plays. Nothing of it is in BrazeKitCompat.
///
/// `@unchecked`, since a program sets it on the main queue before it lets the SDK read it, and the
/// rest is checked to be used there.
public final class StandIn: @unchecked Sendable {
  public static let shared = StandIn()

  fileprivate var appboy: Appboy?
  private var notes: [String] = []
  public var cards: [RawCard] = []
  /// What the SDK does when a refresh is requested; nil: nothing.
  public var answer: (@Sendable () -> Void)?

  public func start() { appboy = Appboy() }

  /// What a sync does. In the SDK of today only one that has succeeded says so.
  public func post(isSuccessful: Bool) {
    NotificationCenter.default.post(
      name: .ABKContentCardsProcessed, object: nil,
      userInfo: [ABKContentCardsProcessedIsSuccessfulKey: isSuccessful])
  }

  func note(_ event: String) {
    // Not the thread: on Linux the main queue has another one as soon as there is a task.
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
