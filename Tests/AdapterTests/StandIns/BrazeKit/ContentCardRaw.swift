import Foundation

extension Braze {
  /// The SDK's class of cards for Objective-C. The stand-in contains only the nested class `Context`.
  public final class ContentCardRaw: NSObject, Sendable {
    public final class Context: NSObject, Sendable {
      private let impression: @Sendable () -> Void
      private let click: @Sendable () -> Void
      private let clickAction: @Sendable (ContentCard.ClickAction) -> Void
      private let dismissal: @Sendable () -> Void
      private let error: @Sendable (any Swift.Error) -> Void
      public let loadImage:
        (
          @Sendable (_ completion: @MainActor @escaping (Result<URL, Error>) -> Void) ->
            Braze.Cancellable
        )?

      public init(
        logImpression: @Sendable @escaping () -> Void,
        logClick: @Sendable @escaping () -> Void,
        processClickAction: @Sendable @escaping (Braze.ContentCard.ClickAction) -> Void,
        logDismissed: @Sendable @escaping () -> Void,
        logError: @Sendable @escaping (Swift.Error) -> Void,
        loadImage: (
          @Sendable (@MainActor @escaping (Result<URL, Error>) -> Void) -> Braze.Cancellable
        )?
      ) {
        (impression, click, clickAction) = (logImpression, logClick, processClickAction)
        (dismissal, error, self.loadImage) = (logDismissed, logError, loadImage)
      }

      public func logImpression() { impression() }
      public func logClick() { click() }
      public func processClickAction(_ clickAction: Braze.ContentCard.ClickAction) {
        self.clickAction(clickAction)
      }
      public func processClickAction(url: URL, useWebView: Bool) {
        clickAction(.url(url, useWebView: useWebView))
      }
      public func logDismissed() { dismissal() }
      public func logError(_ error: any Error) { self.error(error) }
    }
  }
}
