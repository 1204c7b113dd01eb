extension Braze.ContentCard {
  #if SENDABLE
    /// A card's own way back to the SDK.
    public struct Context: Sendable {
      private let clicks: Bool
      private let log: @Sendable (String) -> Void

      /// - Parameter clicks: Whether the card has a click action, without which no click is logged.
      public init(clicks: Bool, log: @escaping @Sendable (String) -> Void) {
        self.clicks = clicks
        self.log = log
      }
    }
  #else
    /// A card's own way back to the SDK.
    public final class Context {
      private let clicks: Bool
      private let log: (String) -> Void

      /// - Parameter clicks: Whether the card has a click action, without which no click is logged.
      public init(clicks: Bool, log: @escaping (String) -> Void) {
        self.clicks = clicks
        self.log = log
      }
    }
  #endif
}

extension Braze.ContentCard.Context {
  public func logImpression() { log("impression") }
  public func logClick() { if clicks { log("click") } }
  public func logDismissed() { log("dismissal") }
}

extension Braze.ContentCard {
  /// Logs a click, whether or not the card has a click action.
  public func logClick(using braze: Braze) { braze.log("\(id): click by Braze") }
}

extension Braze {
  func log(_ event: String) { print("  SDK:", event) }
}
