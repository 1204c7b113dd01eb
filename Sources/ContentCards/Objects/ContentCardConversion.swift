/// The results of converting content cards, in their order.
public struct ContentCardConversion<ClassType: ContentCardClassifying>: Sendable {
  /// A card that was wanted and did not become an object.
  public struct Rejected: Sendable {
    /// The card.
    public let card: ContentCard
    /// What the card stands for; nil when its name is not declared.
    public let classType: ClassType?
    /// Why it was rejected, and what else is wrong with it.
    public let issues: [ContentCardIssue]

    @inlinable init(card: ContentCard, classType: ClassType?, issues: [ContentCardIssue]) {
      self.card = card
      self.classType = classType
      self.issues = issues
    }
  }

  /// The objects.
  public let objects: [ClassType.Object]

  /// The cards of the control group that did not become objects. Nothing of them is shown, so their
  /// extras need not be right; what is wrong with them is among no issues.
  public let controlsWithoutObject: [ContentCardData<ClassType>]

  /// The other cards that did not become objects.
  public let rejected: [Rejected]

  /// What is wrong with the cards that did become objects.
  public let warnings: [ContentCardIssue]

  /// What is wrong with any of the cards.
  public let issues: [ContentCardIssue]

  @inlinable init(_ converter: ContentCardConverter<ClassType>) {
    objects = converter.objects
    controlsWithoutObject = converter.controlsWithoutObject
    rejected = converter.rejected
    warnings = converter.warnings
    issues = converter.issues
  }
}

extension ContentCardClassifying {
  /// Converts cards of the given class types, in order. Cards of other class types, removed cards, and cards without a
  /// discriminator are skipped; a card whose class type is not declared is rejected.
  ///
  /// A control card without a class type counts as one of the fallback case: it is in `controlsWithoutObject` if that case
  /// is wanted.
  ///
  /// - Parameters:
  ///   - cards: The cards.
  ///   - classTypes: The class types of the objects, or `nil` for all.
  @inlinable public static func convertContentCards(
    _ cards: some Sequence<ContentCard>, for classTypes: [Self]? = nil
  ) -> ContentCardConversion<Self> {
    var converter = ContentCardConverter(classTypes)
    // In place, as a copy of a card costs more than to see that it is not wanted.
    let isDone: Void? = cards.withContiguousStorageIfAvailable { cards in
      for index in cards.indices { converter.convert(cards[index]) }
    }
    if isDone == nil {
      for card in cards { converter.convert(card) }
    }
    return ContentCardConversion(converter)
  }
}

extension ContentCardClassifying {
  /// Converts the cards of an SDK. A card of a class type that is not wanted is not read any further.
  ///
  /// The adapter for BrazeKit that `cardgen adapter` writes calls this.
  ///
  /// - Parameters:
  ///   - cards: The SDK's cards.
  ///   - classTypes: The class types of the objects, or `nil` for all.
  ///   - extra: Returns the value of a card's extra with a key, or `nil` if it has none.
  ///   - contentCard: Reads a card.
  @inlinable public static func convertContentCards<Card>(
    _ cards: some Sequence<Card>, for classTypes: [Self]? = nil,
    extra: (Card, String) -> Any?, contentCard: (Card) -> ContentCard
  ) -> ContentCardConversion<Self> {
    var converter = ContentCardConverter(classTypes)
    for card in cards { converter.convert(card, extra: extra, contentCard: contentCard) }
    return ContentCardConversion(converter)
  }
}
