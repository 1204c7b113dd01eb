extension ContentCardsGeneratedCode {
  /// The results of converting a store's cards.
  ///
  /// The functions that convert cards are inlinable, and called through a requirement of `ContentCardClassifying`, so
  /// that the compiler specializes them in the app. Without specialization, a sync would take several times as long.
  public struct ConvertedCards<ClassType: ContentCardClassifying> {
    /// The result of each card, in the order of the cards.
    @usableFromInline var results: [CardResult] = []
    /// Contains the objects, the control cards, and the rejected cards.
    @usableFromInline var converter = ContentCardConverter<ClassType>(nil)

    @inlinable init() {}

    /// Converts a card, unless another schema declares its class type.
    @inlinable mutating func convert(_ card: ContentCard, isDeclared: (ContentCard) -> Bool) {
      var result = CardResult()
      if case .string(let name)? = card.extras[converter.discriminator.rawValue],
        let number = converter.names.number(of: name)
      {
        result.number = number
        result.kind = converter.convert(card, named: name, number)
      } else if isDeclared(card) {
        result.kind = .ofOtherSchema
      } else {
        result.kind = converter.convertWithoutClassType(card)
        if result.kind == .control { result.number = converter.names.classTypes.count }
      }
      if !converter.issues.isEmpty {
        swap(&result.warnings, &converter.warnings)
        converter.issues = []
      }
      append(result)
    }

    /// Copies the result of a card that has not changed.
    @inlinable mutating func copy(_ origin: Int, of old: Self) {
      let result = old.results[origin]
      switch result.kind {
      case .object: converter.objects.append(old.converter.objects[result.index])
      case .control: converter.controls.append(old.converter.controls[result.index])
      case .rejected: converter.rejected.append(old.converter.rejected[result.index])
      case .other, .ofOtherSchema: break
      }
      append(result)
    }

    /// Adds the result of the card that the converter has read last.
    @inlinable mutating func append(_ result: CardResult) {
      var result = result
      switch result.kind {
      case .object: result.index = converter.objects.count - 1
      case .control: result.index = converter.controls.count - 1
      case .rejected: result.index = converter.rejected.count - 1
      case .other, .ofOtherSchema: break
      }
      results.append(result)
    }
  }

  /// The result of converting one card.
  @usableFromInline struct CardResult: Sendable {
    @usableFromInline enum Kind: Sendable {
      case object, control, rejected
      /// A card that has neither the discriminator nor a similar key.
      case other
      /// A card whose class type is declared by another schema.
      case ofOtherSchema
    }

    @usableFromInline var kind = Kind.other
    /// The index of the card's class type in the result of `Names.flags`, or `nil` if the class type is missing or not
    /// declared.
    @usableFromInline var number: Int?
    /// The index of the object, the control card, or the rejected card in the converter's array.
    @usableFromInline var index = 0
    /// The issues of an object's card.
    @usableFromInline var warnings: [ContentCardIssue] = []

    @inlinable init() {}
  }
}

extension ContentCardClassifying {
  @_documentation(visibility: internal)
  @inlinable public static func convertStoreCards(
    _ cards: [ContentCard], origins: [Int?], of old: ContentCardsGeneratedCode.ConvertedCards<Self>,
    isDeclared: (ContentCard) -> Bool
  ) -> ContentCardsGeneratedCode.ConvertedCards<Self> {
    var new = ContentCardsGeneratedCode.ConvertedCards<Self>()
    new.results.reserveCapacity(cards.count)
    new.converter.objects.reserveCapacity(cards.count)
    for index in cards.indices {
      if let origin = origins[index] {
        new.copy(origin, of: old)
      } else {
        new.convert(cards[index], isDeclared: isDeclared)
      }
    }
    return new
  }

  @_documentation(visibility: internal)
  @inlinable public static func storeObjects(_ objects: [Object], at positions: [Int]) -> [Object] {
    positions.map { objects[$0] }
  }
}
