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
  }

  /// The objects.
  public private(set) var objects: [ClassType.Object] = []

  /// The cards that did not become objects.
  public private(set) var rejected: [Rejected] = []

  /// What is wrong with the cards that did become objects.
  public private(set) var warnings: [ContentCardIssue] = []

  /// What is wrong with any of the cards.
  public private(set) var issues: [ContentCardIssue] = []

  /// Converts the cards that are of one of the class types; nil: of any.
  ///
  /// Passed over without a word are removed cards, cards of other class types, and cards without
  /// the discriminator, which are somebody else's. A name that no class type has is a mistake,
  /// whatever is wanted, and so is a key that looks like a misspelled discriminator.
  init(_ cards: some Sequence<ContentCard>, for classTypes: Set<ClassType>?) {
    for card in cards where !card.isRemoved {
      convert(card, for: classTypes)
    }
  }

  private mutating func convert(_ card: ContentCard, for classTypes: Set<ClassType>?) {
    guard let value = card[ClassType.discriminator], value != .null else {
      return rejectIfMisspelled(card)
    }
    guard case .string(let name) = value, let classType = ClassType.names[name] else {
      return reject(card, named: value)
    }
    guard classTypes?.contains(classType) ?? true else { return }

    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    decoder.checkDiscriminator(name, at: ClassType.discriminator)
    let object = classType.contentCardable(from: &decoder)
    issues += decoder.issues
    if let object {
      objects.append(object)
      warnings += decoder.issues
    } else {
      rejected.append(Rejected(card: card, classType: classType, issues: decoder.issues))
    }
  }

  private mutating func rejectIfMisspelled(_ card: ContentCard) {
    guard card.nearestKey(to: ClassType.discriminator) != nil else { return }
    var decoder = ContentCardDecoder(card)
    decoder.recordMissingDiscriminator(ClassType.discriminator)
    issues += decoder.issues
    rejected.append(Rejected(card: card, classType: nil, issues: decoder.issues))
  }

  private mutating func reject(_ card: ContentCard, named value: ExtraValue) {
    var decoder = ContentCardDecoder(card)
    decoder.recordUnknownClassType(value, at: ClassType.discriminator) {
      ClassType.names.nearest(to: $0)
    }
    issues += decoder.issues
    rejected.append(Rejected(card: card, classType: nil, issues: decoder.issues))
  }
}

extension ContentCardClassifying {
  /// Converts the cards that are of one of the class types; nil: of any. Order is kept. Cards of
  /// other class types, removed cards, and cards without the discriminator are passed over; a card
  /// with a name that is not declared is among the rejected ones.
  public static func convertContentCards(
    _ cards: some Sequence<ContentCard>, for classTypes: [Self]? = nil
  ) -> ContentCardConversion<Self> {
    ContentCardConversion(cards, for: classTypes.map { Set($0) })
  }
}
