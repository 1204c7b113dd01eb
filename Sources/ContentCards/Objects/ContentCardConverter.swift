/// Converts cards one by one.
///
/// The converter is inlinable so that the compiler can specialize it in the app. Without specialization, its overhead
/// would exceed the time needed to read a card's values.
@usableFromInline struct ContentCardConverter<ClassType: ContentCardClassifying> {
  @usableFromInline typealias Rejected = ContentCardConversion<ClassType>.Rejected

  /// Whether each class type is wanted, as `Names.flags` returns it, or `nil` if all are wanted.
  @usableFromInline let wanted: [Bool]?
  @usableFromInline let names: ContentCardsGeneratedCode.Names<ClassType>
  @usableFromInline let discriminator: ContentCardKey

  @usableFromInline var objects: [ClassType.Object] = []
  @usableFromInline var controls: [ContentCardData<ClassType>] = []
  @usableFromInline var rejected: [Rejected] = []
  @usableFromInline var warnings: [ContentCardIssue] = []
  @usableFromInline var issues: [ContentCardIssue] = []

  @inlinable init(_ wanted: [ClassType]?) {
    names = ClassType.names
    discriminator = ClassType.discriminator
    self.wanted = wanted.map(names.flags)
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

  /// Converts a card. Skips removed cards and cards of unwanted class types. Rejects or skips cards without a declared
  /// class type.
  @inlinable mutating func convert(_ card: ContentCard) {
    guard !card.isRemoved else { return }
    guard case .string(let name)? = card.extras[discriminator.rawValue],
      let number = names.number(of: name)
    else {
      convertWithoutClassType(card)
      return
    }
    if let wanted, !wanted[number] { return }
    convert(card, named: name, number)
  }

  /// Converts a card of a declared class type. Control cards are not shown, so their values are not read.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - name: The value of the card's discriminator.
  ///   - number: The number of the class type.
  @inlinable mutating func convert(_ card: ContentCard, named name: String, _ number: Int) {
    let classType = names.classTypes[number]
    guard !card.isControl else {
      controls.append(ContentCardData(card, classType: classType))
      return
    }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    decoder.checkDiscriminator(name, at: discriminator)
    if let object = classType.contentCardObject(from: &decoder) {
      objects.append(consume object)
      guard !decoder.issues.isEmpty else { return }
      warnings += decoder.issues
      issues += decoder.issues
    } else {
      decoder.recordRejectionByInitializer()
      decoder.correctHints { _ = classType.contentCardObject(from: &$0) }
      reject(classType, decoder)
    }
  }

  /// Keeps a control card if the fallback case is wanted. Rejects other cards with an unknown class type or a
  /// misspelled discriminator, and skips those without a discriminator.
  @usableFromInline mutating func convertWithoutClassType(_ card: ContentCard) {
    guard !card.isControl else {
      guard wanted?.last ?? true else { return }
      controls.append(ContentCardData(card, classType: ClassType(rawType: nil)))
      return
    }
    var decoder = ContentCardDecoder(card)
    switch card.extras[discriminator.rawValue] {
    case nil, .null:
      guard card.nearestKey(to: discriminator) != nil else { return }
      decoder.recordMissingDiscriminator(discriminator)
    case let value?:
      decoder.recordUnknownClassType(value, at: discriminator) { names.nearest(to: $0) }
    }
    reject(nil, decoder)
  }

  @inlinable mutating func reject(_ classType: ClassType?, _ decoder: ContentCardDecoder) {
    issues += decoder.issues
    rejected.append(
      Rejected(card: decoder.card, classType: classType, issues: decoder.issues))
  }
}
