public import Foundation

/// The properties of a content card that its object keeps.
///
/// Two values are equal if everything a screen may show is equal, including whether the card was viewed. The hash uses
/// the identifier.
public struct ContentCardData<ClassType: Hashable & Sendable>: Identifiable, Sendable {
  /// The card's identifier.
  public let id: String
  /// The card's class type.
  public let contentCardClassType: ClassType
  /// The time when the card was created, or `nil` if it is not known.
  public let createdAt: Date?
  /// The time when the card expires, or `nil` if it does not.
  public let expiresAt: Date?
  /// Whether the user can dismiss the card.
  public let isDismissible: Bool
  /// Whether the card is pinned to the top of the feed.
  public let isPinned: Bool
  /// Whether the user has seen the card.
  public let isViewed: Bool
  /// Whether the user has clicked the card.
  public let isClicked: Bool
  /// Whether the card was sent as a test.
  public let isTest: Bool
  /// Whether the card belongs to a control group, which never sees it.
  public let isControl: Bool
  /// Logs the card's events; `nil` if the card was created without a context.
  public let context: ContentCardContext?

  /// Creates the data of a card.
  @inlinable public init(_ card: ContentCard, classType: ClassType) {
    id = card.id
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

  /// The spelling of ``id`` in Braze's guide.
  @inlinable public var contentCardId: String { id }

  /// The spelling of ``isDismissible`` in Braze's guide.
  @available(*, deprecated, renamed: "isDismissible")
  public var isDismissable: Bool { isDismissible }
}

extension ContentCardData: ContentCardLogging {
  /// Logs an event of the card.
  ///
  /// - Returns: Whether the event was passed to the SDK.
  @discardableResult public func logContentCard(_ event: ContentCardEvent) -> Bool {
    guard event != .dismissal || isDismissible else { return false }
    return context?.log(event) ?? false
  }
}

extension ContentCardData: Hashable {
  /// Returns whether all properties but the context are equal.
  public static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.contentCardClassType == b.contentCardClassType && a.createdAt == b.createdAt
      && a.expiresAt == b.expiresAt && a.isDismissible == b.isDismissible
      && a.isPinned == b.isPinned && a.isViewed == b.isViewed && a.isClicked == b.isClicked
      && a.isTest == b.isTest && a.isControl == b.isControl
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ContentCardDecoder {
  /// Returns the data of the card, or `nil` if the values were decoded without a card.
  @inlinable public func contentCardData<ClassType>(
    _ classType: ClassType
  ) -> ContentCardData<ClassType>? {
    isCard ? ContentCardData(card, classType: classType) : nil
  }
}
