extension ContentCardsGeneratedCode {
  /// The result of converting a card for feeds.
  ///
  /// `convertStoreCards` creates these results, and `storeFeed` creates feeds from them. These functions are inlinable
  /// and are requirements of `ContentCardClassifying`, so that the compiler specializes them in the app.
  public struct ConvertedCard<ClassType: ContentCardClassifying>: Sendable {
    @usableFromInline enum Result: Sendable {
      case object(ClassType.Object, warnings: [ContentCardIssue])
      case control(ContentCardData<ClassType>)
      case rejected(ContentCardConversion<ClassType>.Rejected)
      /// A card that has neither a discriminator nor a similar key.
      case other
      /// A card whose class type is declared only by another schema.
      case ofOtherSchema
    }

    /// The index of the card's class type in the result of `Names.flags`. `nil` if this schema does not declare the
    /// class type. For a control card, it is the index of the fallback case if no schema of the store declares the class
    /// type.
    @usableFromInline var number: Int?
    @usableFromInline var result = Result.other

    @inlinable init() {}
  }
}

extension ContentCardClassifying {
  @_documentation(visibility: internal)
  @inlinable public static func convertStoreCards(
    _ cards: [ContentCard], origins: [Int?],
    of old: [ContentCardsGeneratedCode.ConvertedCard<Self>], isDeclared: (ContentCard) -> Bool
  ) -> (
    cards: [ContentCardsGeneratedCode.ConvertedCard<Self>],
    conversions: [ContentCardStore.Report.Conversion?]
  ) {
    var converter = ContentCardConverter<Self>(nil)
    var conversions: [ContentCardStore.Report.Conversion?] = []
    let converted = zip(cards, origins).map { card, origin in
      if let origin {
        conversions.append(nil)
        return old[origin]
      }
      var converted = ContentCardsGeneratedCode.ConvertedCard<Self>()
      if case .string(let name)? = card.extras[converter.discriminator.rawValue],
        let number = converter.names.number(of: name)
      {
        converted.number = number
        converter.convert(card, named: name, number, at: converter.discriminator)
      } else if let old = converter.oldName(of: card) {
        converted.number = old.number
        converter.convert(card, named: old.name, old.number, at: old.key)
      } else if isDeclared(card) {
        converted.result = .ofOtherSchema
      } else {
        converter.convertWithoutClassType(card)
      }
      if let object = converter.objects.popLast() {
        converted.result = .object(object, warnings: converter.warnings)
        converter.warnings = []
      } else if let control = converter.controls.popLast() {
        converted.result = .control(control)
        converted.number = converted.number ?? converter.names.classTypes.count
      } else if let rejected = converter.rejected.popLast() {
        converted.result = .rejected(rejected)
      }
      conversions.append(converted.conversion(in: converter.names))
      return converted
    }
    return (converted, conversions)
  }

  @_documentation(visibility: internal)
  @inlinable public static func storeFeed(
    of cards: [ContentCard], _ converted: [ContentCardsGeneratedCode.ConvertedCard<Self>],
    at positions: [Int], wanted: [Bool]?
  ) -> ContentCardFeed<Self> {
    var (shown, others): ([ContentCard], [ContentCard]) = ([], [])
    var results = ContentCardConverter<Self>(nil)
    for position in positions {
      if let wanted, let number = converted[position].number, !wanted[number] { continue }
      switch converted[position].result {
      case .object(let object, let warnings):
        shown.append(cards[position])
        results.objects.append(object)
        if !warnings.isEmpty { results.warnings += warnings }
      case .control(let control):
        shown.append(cards[position])
        results.controls.append(control)
      case .rejected(let rejected): results.rejected.append(rejected)
      case .other: others.append(cards[position])
      case .ofOtherSchema: continue
      }
    }
    return ContentCardFeed(results, cards: shown, otherCards: others)
  }
}
