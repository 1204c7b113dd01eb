/// A converter that converts cards one at a time, and collects the results. Most of its functions are inlinable so that
/// the compiler can specialize them in the app.
@usableFromInline struct ContentCardConverter<ClassType: ContentCardClassifying> {
  @usableFromInline typealias Rejected = ContentCardConversion<ClassType>.Rejected

  /// The result of `Names.flags` for the wanted class types, or `nil` if all are wanted.
  @usableFromInline let wanted: [Bool]?
  @usableFromInline let names: ContentCardsGeneratedCode.Names<ClassType>
  @usableFromInline let discriminator: ContentCardKey
  @usableFromInline let discriminators: [ContentCardKey]

  @usableFromInline var objects: [ClassType.Object] = []
  @usableFromInline var controls: [ContentCardData<ClassType>] = []
  @usableFromInline var rejected: [Rejected] = []
  @usableFromInline var warnings: [ContentCardIssue] = []
  @usableFromInline var issues: [ContentCardIssue] = []

  @inlinable init(_ wanted: [ClassType]?) {
    names = ClassType.names
    discriminator = ClassType.discriminator
    discriminators = ClassType.discriminators
    self.wanted = wanted.map(names.flags)
  }

  /// If the discriminator names a class type that is not wanted, no other values of the card are read.
  @inlinable mutating func convert<Card>(
    _ card: Card, extra: (Card, String) -> Any?, contentCard: (Card) -> ContentCard
  ) {
    guard let name = extra(card, discriminator.rawValue) as? String,
      let number = names.number(of: name)
    else { return convert(contentCard(card)) }
    if let wanted, !wanted[number] { return }
    let card = contentCard(card)
    // Passes the class type's number to avoid a second lookup.
    if !card.isRemoved { convert(card, named: name, number, at: discriminator) }
  }

  @inlinable mutating func convert(_ card: ContentCard) {
    guard !card.isRemoved else { return }
    guard case .string(let name)? = card.extras[discriminator.rawValue],
      let number = names.number(of: name)
    else {
      if let old = oldName(of: card) {
        if wanted?[old.number] ?? true { convert(card, named: old.name, old.number, at: old.key) }
      } else {
        convertWithoutClassType(card)
      }
      return
    }
    if let wanted, !wanted[number] { return }
    convert(card, named: name, number, at: discriminator)
  }

  /// If a card has an older discriminator instead of the current one, returns the name and the number of its class
  /// type, and the older key. Returns `nil` for any other card, and if the class type is not declared.
  @usableFromInline func oldName(
    of card: ContentCard
  ) -> (name: String, number: Int, key: ContentCardKey)? {
    guard discriminators.count > 1, let (key, value) = card.discriminator(among: discriminators),
      key != discriminator, case .string(let name) = value, let number = names.number(of: name)
    else { return nil }
    return (name, number, key)
  }

  /// Converts a card of a declared class type. Control cards are not shown, so their values are not read.
  ///
  /// - Parameters:
  ///   - name: The class type's name, as it is in the card.
  ///   - number: The class type's number.
  ///   - key: The current or older discriminator that has the name as its value.
  @inlinable mutating func convert(
    _ card: ContentCard, named name: String, _ number: Int, at key: ContentCardKey
  ) {
    let classType = names.classTypes[number]
    guard !card.isControl else {
      controls.append(ContentCardData(card, classType: classType))
      return
    }
    var decoder = ContentCardDecoder(card, classTypeName: classType.rawType)
    decoder.checkDiscriminator(name, at: key, among: discriminators)
    if let object = classType.contentCardObject(from: &decoder) {
      objects.append(consume object)
      guard !decoder.issues.isEmpty else { return }
      warnings += decoder.issues
      issues += decoder.issues
    } else {
      decoder.completeRejection { _ = classType.contentCardObject(from: &$0) }
      reject(classType, decoder)
    }
  }

  /// Keeps a control card if the fallback case is wanted. Rejects other cards with an unknown class type or a
  /// misspelled discriminator, and skips the rest.
  @usableFromInline mutating func convertWithoutClassType(_ card: ContentCard) {
    guard !card.isControl else {
      guard wanted?.last ?? true else { return }
      controls.append(ContentCardData(card, classType: ClassType(rawType: nil)))
      return
    }
    var decoder = ContentCardDecoder(card)
    if let (key, value) = card.discriminator(among: discriminators) {
      decoder.recordUnknownClassType(value, at: key, among: discriminators) {
        names.nearest(to: $0)
      }
    } else if !decoder.recordMissingDiscriminator(among: discriminators) {
      return
    }
    reject(nil, decoder)
  }

  @inlinable mutating func reject(_ classType: ClassType?, _ decoder: ContentCardDecoder) {
    issues += decoder.issues
    rejected.append(
      Rejected(card: decoder.card, classType: classType, issues: decoder.issues))
  }
}
