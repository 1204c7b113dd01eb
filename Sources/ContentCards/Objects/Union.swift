extension ContentCardsGeneratedCode {
  /// An enum with a case for every type of object that a schema's cards are converted to: the generated
  /// `ContentCardObject`.
  public protocol Union: Hashable, Identifiable, Sendable, ContentCardBacked
  where ID == ContentCardIdentity {
    /// The enum of the schema's class types.
    associatedtype ClassType: ContentCardClassifying

    /// The object of the case, such as a `Coupon` for `.coupon`.
    var wrappedObject: any ContentCardable<ClassType> { get }
  }
}

// These functions are written by hand, so that the compiler does not have to synthesize them for an enum with many
// cases. Each case wraps a different type, so it is enough to compare the wrapped objects.
extension ContentCardsGeneratedCode.Union {
  /// Returns whether both values wrap equal objects.
  public static func == (a: Self, b: Self) -> Bool { a.wrappedObject.isEqual(to: b.wrappedObject) }

  /// Hashes the wrapped object.
  public func hash(into hasher: inout Hasher) { wrappedObject.hash(into: &hasher) }
}

extension ContentCardable {
  fileprivate func isEqual(to other: any ContentCardable) -> Bool { self == other as? Self }
}

extension ContentCardsGeneratedCode.Union {
  /// The object's identity, which is also the identity of the wrapped object.
  public var id: ContentCardIdentity { wrappedObject.contentCardIdentity }

  /// The data of the object's card, or `nil` for an object that was created without a card.
  public var contentCardData: ContentCardData<ClassType>? { wrappedObject.contentCardData }

  /// The object's card, or `nil` for an object that was created without a card.
  public var contentCard: ContentCard? { wrappedObject.contentCard }
}

extension ContentCardsGeneratedCode.Union where ClassType.Object == Self {
  /// Creates an object from a card, even from a control card: check ``ContentCard/isControl`` before you show it.
  ///
  /// - Parameter card: The card.
  /// - Throws: A ``ContentCardRejection`` with the card's errors and warnings if the card is rejected, or if its class
  ///   type is missing or not declared. The errors and warnings can contain the card's values.
  public init(_ card: ContentCard) throws(ContentCardRejection) {
    self = try ClassType.contentCardObject(from: card)
  }
}
