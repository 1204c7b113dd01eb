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
}
