/// What became of a number of content cards, in their order.
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
  /// Converts the cards that are of one of the class types; nil: of any. Order is kept. Cards of
  /// other class types, removed cards, and cards without the discriminator are passed over; a card
  /// with a name that is not declared is among the rejected ones.
  ///
  /// A card of the control group that names no class type may be anybody's. It is taken for one of
  /// the fallback case, and so is among `controlsWithoutObject` when that case is asked for.
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
