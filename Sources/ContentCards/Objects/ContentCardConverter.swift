/// Converts cards one by one.
///
/// The converter is inlinable so that the compiler can specialize it in the app. Without specialization, its overhead
/// would exceed the time needed to read a card's values.
@usableFromInline struct ContentCardConverter<ClassType: ContentCardClassifying> {
  @usableFromInline typealias Rejected = ContentCardConversion<ClassType>.Rejected

  /// Whether each class type is wanted, indexed by the class type's number, or `nil` if all are wanted.
  @usableFromInline let wanted: [Bool]?
  @usableFromInline let wantsFallback: Bool
  @usableFromInline let names: ContentCardsGeneratedCode.Names<ClassType>
  @usableFromInline let discriminator: ContentCardKey

  @usableFromInline var objects: [ClassType.Object] = []
  @usableFromInline var controlsWithoutObject: [ContentCardData<ClassType>] = []
  @usableFromInline var rejected: [Rejected] = []
  @usableFromInline var warnings: [ContentCardIssue] = []
  @usableFromInline var issues: [ContentCardIssue] = []

  @usableFromInline init(_ wanted: [ClassType]?) {
    names = ClassType.names
    discriminator = ClassType.discriminator
    self.wanted = wanted.map(names.flags)
    wantsFallback = wanted?.contains(ClassType(rawType: nil)) ?? true
  }

  /// Converts a card from an SDK. If the card's class type is not wanted, only the discriminator is read.
  @inlinable mutating func convert<Card>(
    _ card: Card, extra: (Card, String) -> Any?, contentCard: (Card) -> ContentCard
  ) {
    guard let name = extra(card, discriminator.rawValue) as? String,
      let number = names.number(of: name)
    else { return convert(contentCard(card)) }
    if let wanted, !wanted[number] { return }
    let card = contentCard(card)
    // Passes the class type's number to avoid a second lookup.
    if !card.isRemoved { convert(card, named: name, number) }
  }

  /// Converts a card. Skips removed cards and cards of unwanted class types. Also skips cards without a discriminator,
  /// except control cards. Rejects cards with an unknown class type or a misspelled discriminator, but keeps such
  /// control cards without an object.
  @inlinable mutating func convert(_ card: ContentCard) {
    guard !card.isRemoved else { return }
    let name: String
    switch card.extras[discriminator.rawValue] {
    case nil, .null: return rejectIfMisspelled(card)
    case .string(let text): name = text
    case let value?: return reject(card, named: value)
    }
    guard let number = names.number(of: name) else { return reject(card, named: .string(name)) }
    if let wanted, !wanted[number] { return }
    convert(card, named: name, number)
  }

  /// Converts a card of a declared class type.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - name: The value of the card's discriminator.
  ///   - number: The number of the class type.
  @inlinable mutating func convert(_ card: ContentCard, named name: String, _ number: Int) {
    let classType = names.classTypes[number]
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    decoder.checkDiscriminator(name, at: discriminator)
    if let object = classType.contentCardObject(from: &decoder) {
      objects.append(consume object)
      guard !decoder.issues.isEmpty else { return }
      warnings += decoder.issues
      issues += decoder.issues
    } else {
      reject(classType, decoder)
    }
  }

  @usableFromInline mutating func rejectIfMisspelled(_ card: ContentCard) {
    guard card.isControl || card.nearestKey(to: discriminator) != nil else { return }
    var decoder = ContentCardDecoder(card)
    decoder.recordMissingDiscriminator(discriminator)
    reject(nil, decoder)
  }

  @usableFromInline mutating func reject(_ card: ContentCard, named value: ExtraValue) {
    var decoder = ContentCardDecoder(card)
    decoder.recordUnknownClassType(value, at: discriminator) { names.nearest(to: $0) }
    reject(nil, decoder)
  }

  @inlinable mutating func reject(_ classType: ClassType?, _ decoder: ContentCardDecoder) {
    guard !decoder.card.isControl else { return keepControl(decoder.card, as: classType) }
    issues += decoder.issues
    rejected.append(
      Rejected(card: decoder.card, classType: classType, issues: decoder.issues))
  }

  @usableFromInline mutating func keepControl(_ card: ContentCard, as classType: ClassType?) {
    // A card with a declared class type is wanted, because unwanted cards are skipped before they are converted.
    guard classType != nil || wantsFallback else { return }
    let classType = classType ?? ClassType(rawType: nil)
    controlsWithoutObject.append(ContentCardData(card, classType: classType))
  }
}
