/// The objects of a user's content cards at one time, and what became of the other cards.
public struct ContentCardFeed<ClassType: ContentCardClassifying>: Sendable {
  /// A card that did not become an object.
  public typealias Rejected = ContentCardConversion<ClassType>.Rejected

  /// What is shown.
  public let objects: [ClassType.Object]

  /// What is not shown, as the user is in a card's control group. Their impressions are logged
  /// nevertheless, when the user would have seen them.
  public let controlObjects: [ClassType.Object]

  /// The cards of the control group whose extras make no object.
  public let controlsWithoutObject: [ContentCardData<ClassType>]

  /// The cards that did not become objects.
  public let rejected: [Rejected]

  /// What is wrong with the cards that did become objects.
  public let warnings: [ContentCardIssue]

  /// Why the last refresh failed; the objects are then those of before. Nil when it did not.
  public internal(set) var refreshError: (any Error)?

  init(_ conversion: ContentCardConversion<ClassType>, refreshError: (any Error)?) {
    objects = conversion.objects.filter { !$0.isControl }
    controlObjects = conversion.objects.filter(\.isControl)
    controlsWithoutObject = conversion.controlsWithoutObject
    rejected = conversion.rejected
    warnings = conversion.warnings
    self.refreshError = refreshError
  }

  /// The objects of one type, or of one protocol: `feed.objects(of: Coupon.self)`,
  /// `feed.objects(of: (any Message).self)`.
  public func objects<Object>(of type: Object.Type) -> [Object] {
    objects.compactMap { $0.wrappedObject as? Object }
  }

  /// How many cards of the control group there are.
  public var controlCount: Int { controlObjects.count + controlsWithoutObject.count }

  /// Logs an impression for each card of the control group; call it when the feed is on the screen.
  public func logControlImpressions() {
    for object in controlObjects { object.logContentCardImpression() }
    for data in controlsWithoutObject { data.logContentCardImpression() }
  }
}
