/// A card's own way back to the SDK that it came from.
public final class ContentCardContext: Sendable {
  /// Tells the SDK that the user has seen the card.
  public let logImpression: @Sendable () -> Void
  /// Tells the SDK that the user has clicked the card.
  public let logClick: @Sendable () -> Void
  /// Tells the SDK that the user has dismissed the card.
  public let logDismissed: @Sendable () -> Void

  /// What to do for each event; nothing unless said otherwise.
  public init(
    logImpression: @escaping @Sendable () -> Void = {},
    logClick: @escaping @Sendable () -> Void = {},
    logDismissed: @escaping @Sendable () -> Void = {}
  ) {
    self.logImpression = logImpression
    self.logClick = logClick
    self.logDismissed = logDismissed
  }
}
