/// The part of a content card that its object carries. Equal when the cards' identifiers are.
public struct ContentCardData<ClassType: Sendable>: Sendable {
  /// The card's identifier.
  public let contentCardId: String
  /// What the card stands for.
  public let contentCardClassType: ClassType
  /// When the card was made, in Unix seconds; 0 where that is not known.
  public let createdAt: Double
  /// When the card expires, in Unix seconds; nil for never.
  public let expiresAt: Double?
  /// Whether the user can dismiss the card.
  public let isDismissible: Bool
  /// Whether the card stays on top.
  public let isPinned: Bool
  /// Whether the user has seen the card.
  public let isViewed: Bool
  /// Whether the user has clicked the card.
  public let isClicked: Bool
  /// Whether the card was sent as a test.
  public let isTest: Bool
  /// Whether the user is in the control group, which is never shown the card.
  public let isControl: Bool
  /// The way back to the SDK; nil for a card that came from elsewhere.
  public let context: ContentCardContext?

  /// The part of a card that its object carries.
  @inlinable public init(_ card: ContentCard, classType: ClassType) {
    contentCardId = card.id
    contentCardClassType = classType
    createdAt = card.createdAt
    expiresAt = card.expiresAt
    isDismissible = card.isDismissible
    isPinned = card.isPinned
    isViewed = card.isViewed
    isClicked = card.isClicked
    isTest = card.isTest
    isControl = card.isControl
    context = card.context
  }

  /// The guide's spelling of `isDismissible`.
  @available(*, deprecated, renamed: "isDismissible")
  public var isDismissable: Bool { isDismissible }
}

extension ContentCardData {
  /// Tells the SDK that the user has seen the card. False when it was not told: there is none, or
  /// a manager has counted the card before.
  @discardableResult public func logContentCardImpression() -> Bool {
    context?.log(.impression) ?? false
  }

  /// Tells the SDK that the user has clicked the card. False when there is no SDK to tell.
  @discardableResult public func logContentCardClicked() -> Bool {
    context?.log(.click) ?? false
  }

  /// Tells the SDK that the user has dismissed the card. False when there is no SDK to tell, or the
  /// card cannot be dismissed.
  @discardableResult public func logContentCardDismissed() -> Bool {
    isDismissible && context?.log(.dismissal) ?? false
  }
}

extension ContentCardDecoder {
  /// The part of the card that its object carries.
  @inlinable public func contentCardData<ClassType>(
    _ classType: ClassType
  ) -> ContentCardData<ClassType> {
    ContentCardData(card, classType: classType)
  }
}

extension ContentCardData: Hashable {
  /// Whether both belong to the same card.
  public static func == (a: Self, b: Self) -> Bool { a.contentCardId == b.contentCardId }

  /// Hashes the identifier alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(contentCardId) }
}
