/// An object that a content card can become.
public protocol ContentCardable<ClassType>: Sendable {
  /// The enum of the schema's class types.
  associatedtype ClassType: ContentCardClassifying

  /// The card that the object comes from; nil for one from elsewhere.
  var contentCardData: ContentCardData<ClassType>? { get }

  /// The object among all that there are, to switch over: what a click on `any Message` opens needs
  /// no cast.
  var contentCardObject: ClassType.Object { get }

  /// Reads the object from a card; nil when a required value is not there or is not valid.
  init?(from decoder: inout ContentCardDecoder, classType: ClassType)
}

extension ContentCardable {
  /// The object of a card given as the `metaData` of Braze's guide; nil when the card is rejected.
  public init?(metaData: [ContentCardKey: Any], classType: ClassType) {
    guard let card = ContentCard(metaData: metaData) else { return nil }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    self.init(from: &decoder, classType: classType)
  }

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
