/// The results of converting content cards, in the order of the cards.
public struct ContentCardConversion<ClassType: ContentCardClassifying>: Sendable {
  /// A card that could not be converted to an object.
  public struct Rejected: Hashable, Sendable {
    /// The card, with the values that were not accepted.
    public let card: ContentCard
    /// The card's class type, or `nil` if it is missing or not declared.
    public let classType: ClassType?
    /// All issues of the card. At least one is an error.
    public let issues: [ContentCardIssue]

    @inlinable init(card: ContentCard, classType: ClassType?, issues: [ContentCardIssue]) {
      self.card = card
      self.classType = classType
      self.issues = issues
    }
  }

  /// The objects to show.
  public let objects: [ClassType.Object]

  /// The control cards. Do not show anything for them, but log their impressions. They are not converted, so they have
  /// no issues.
  public let controls: [ContentCardData<ClassType>]

  /// The cards that could not be converted to objects.
  public let rejected: [Rejected]

  /// The issues of the cards that were converted to objects: warnings, and remarks about old spellings.
  public let warnings: [ContentCardIssue]

  /// The issues of the cards that were converted or rejected, in the order of the cards.
  public let issues: [ContentCardIssue]

  @inlinable init(_ converter: ContentCardConverter<ClassType>) {
    objects = converter.objects
    controls = converter.controls
    rejected = converter.rejected
    warnings = converter.warnings
    issues = converter.issues
  }
}

extension ContentCardClassifying {
  /// Converts cards of the given class types, in order. Skips cards of other class types, removed cards, and cards
  /// without a discriminator, but not dismissed or expired cards. Rejects cards whose class type is not declared, or
  /// whose discriminator is misspelled.
  ///
  /// Control cards are neither converted nor rejected. Those of the given class types are added to `controls`. A
  /// control card whose class type is missing or not declared has the fallback case as its class type. It is added only
  /// if `classTypes` is `nil` or contains that case.
  ///
  /// - Parameters:
  ///   - cards: The cards to convert.
  ///   - classTypes: The class types to convert, or `nil` for all.
  /// - Returns: The objects, the control cards, the rejected cards, and the issues.
  @inlinable public static func convertContentCards(
    _ cards: some Sequence<ContentCard>, for classTypes: [Self]? = nil
  ) -> ContentCardConversion<Self> {
    var converter = ContentCardConverter(classTypes)
    for card in cards { converter.convert(card) }
    return ContentCardConversion(converter)
  }
}

extension ContentCardClassifying {
  /// Converts an SDK's cards of the given class types, like ``convertContentCards(_:for:)``. If a card's discriminator
  /// names a declared class type that is not one of them, no other values of the card are read.
  ///
  /// The adapter for BrazeKit that `cardgen adapter` writes calls this function.
  ///
  /// - Parameters:
  ///   - cards: The SDK's cards.
  ///   - classTypes: The class types to convert, or `nil` for all.
  ///   - extra: Returns the value of a card's extra, or `nil` if the card does not have it.
  ///   - contentCard: Creates a `ContentCard` from an SDK card.
  /// - Returns: The objects, the control cards, the rejected cards, and the issues.
  @inlinable public static func convertContentCards<Card>(
    _ cards: some Sequence<Card>, for classTypes: [Self]? = nil,
    extra: (Card, String) -> Any?, contentCard: (Card) -> ContentCard
  ) -> ContentCardConversion<Self> {
    var converter = ContentCardConverter(classTypes)
    for card in cards { converter.convert(card, extra: extra, contentCard: contentCard) }
    return ContentCardConversion(converter)
  }
}
