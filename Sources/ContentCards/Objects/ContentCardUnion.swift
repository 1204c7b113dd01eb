/// Every object a schema can produce, as one generated enum: switch over it instead of casting.
public protocol ContentCardUnion: Sendable {
  /// The enum of the schema's class types.
  associatedtype ClassType: ContentCardClassifying

  /// The object, as what all of them are.
  var contentCardable: any ContentCardable<ClassType> { get }
}

extension ContentCardUnion {
  /// The card that the object comes from; nil for one from elsewhere.
  public var contentCardData: ContentCardData<ClassType>? { contentCardable.contentCardData }

  /// Whether the object comes from a content card.
  public var isContentCard: Bool { contentCardData != nil }

  /// Whether the object comes from a card of the control group: it is not shown, and its impression
  /// is logged nevertheless.
  public var isControl: Bool { contentCardData?.isControl ?? false }

  /// Tells the SDK that the user has seen the card. False when it was not told: there is none, or
  /// a manager has counted the card before.
  @discardableResult public func logContentCardImpression() -> Bool {
    contentCardData?.logContentCardImpression() ?? false
  }

  /// Tells the SDK that the user has clicked the card. False when there is no SDK to tell.
  @discardableResult public func logContentCardClicked() -> Bool {
    contentCardData?.logContentCardClicked() ?? false
  }

  /// Tells the SDK that the user has dismissed the card. False when there is no SDK to tell, or the
  /// card cannot be dismissed.
  @discardableResult public func logContentCardDismissed() -> Bool {
    contentCardData?.logContentCardDismissed() ?? false
  }
}
