extension ContentCardsGeneratedCode {
  /// The results of converting a store's cards, in the order of the cards.
  ///
  /// The functions are inlinable, and called through the requirements of `ContentCardClassifying`, so that the compiler
  /// specializes them in the app. Without specialization, a feed update would take several times as long.
  public struct ConvertedCards<ClassType: ContentCardClassifying>: Sendable {
    /// The result of converting one card. `number` is the index of the card's class type in the result of `Names.flags`.
    @usableFromInline enum Outcome: Sendable {
      /// An object to show, and the issues of its card.
      case object(ClassType.Object, number: Int, warnings: [ContentCardIssue])
      /// A control card.
      case control(ContentCardData<ClassType>, number: Int)
      /// A card that was rejected. `number` is `nil` if the class type is missing or not declared.
      case rejected(ContentCardConversion<ClassType>.Rejected, number: Int?)
      /// A card that has neither the discriminator nor a similar key.
      case other(ContentCard)
      /// A card whose class type is declared by another schema.
      case ofOtherSchema
    }

    @usableFromInline var outcomes: [Outcome] = []

    init() {}

    /// Converts the new cards, and returns those that were rejected. `StoreSchema.convert` describes the parameters.
    @inlinable mutating func replace(
      with cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool
    ) -> [ContentCardConversion<ClassType>.Rejected] {
      var converter = ContentCardConverter<ClassType>(nil)
      var (new, rejected): ([Outcome], [ContentCardConversion<ClassType>.Rejected]) = ([], [])
      new.reserveCapacity(cards.count)
      for index in cards.indices {
        if let origin = origins[index] {
          new.append(outcomes[origin])
          continue
        }
        let outcome = converter.outcome(of: cards[index], isDeclared: isDeclared)
        if case .rejected(let card, _) = outcome { rejected.append(card) }
        new.append(outcome)
      }
      outcomes = new
      return rejected
    }

    /// Creates a feed. `StoreSchema.feed` describes the parameters.
    @inlinable func feed(
      of positions: [Int], wanted: [Bool]?
    ) -> (feed: ContentCardFeed<ClassType>, positions: [[Int]]) {
      var objects: [ClassType.Object] = []
      var controls: [(ContentCardData<ClassType>, Int)] = []
      var rejected: [ContentCardConversion<ClassType>.Rejected] = []
      var (warnings, others): ([ContentCardIssue], [ContentCard]) = ([], [])
      var parts: [[Int]] = [[], [], []]
      objects.reserveCapacity(positions.count)
      parts[0].reserveCapacity(positions.count)
      for position in positions {
        switch outcomes[position] {
        case .object(let object, let number, let issues):
          guard wanted?[number] ?? true else { continue }
          objects.append(object)
          parts[0].append(position)
          if !issues.isEmpty { warnings += issues }
        case .control(let data, let number):
          guard wanted?[number] ?? true else { continue }
          controls.append((data, objects.count))
          parts[0].append(position)
        case .rejected(let card, let number):
          if let number, let wanted, !wanted[number] { continue }
          rejected.append(card)
          parts[1].append(position)
        case .other(let card):
          others.append(card)
          parts[2].append(position)
        case .ofOtherSchema: continue
        }
      }
      let feed = ContentCardFeed<ClassType>(
        objects, controls: controls, rejected: rejected, warnings: warnings, otherCards: others)
      return (feed, parts)
    }
  }
}

extension ContentCardConverter {
  /// Converts one card.
  @inlinable mutating func outcome(
    of card: ContentCard, isDeclared: (ContentCard) -> Bool
  ) -> ContentCardsGeneratedCode.ConvertedCards<ClassType>.Outcome {
    var number: Int?
    if case .string(let name)? = card.extras[discriminator.rawValue] {
      number = names.number(of: name)
      if let number { convert(card, named: name, number) }
    }
    if number == nil {
      if isDeclared(card) { return .ofOtherSchema }
      convertWithoutClassType(card)
    }
    if let number, let object = objects.popLast() {
      guard !warnings.isEmpty else { return .object(object, number: number, warnings: []) }
      defer { (warnings, issues) = ([], []) }
      return .object(object, number: number, warnings: warnings)
    }
    if let control = controls.popLast() {
      return .control(control, number: number ?? names.classTypes.count)
    }
    if let card = rejected.popLast() {
      issues = []
      return .rejected(card, number: number)
    }
    return .other(card)
  }
}

extension ContentCardClassifying {
  @_documentation(visibility: internal)
  @inlinable public static func convertStoreCards(
    _ cards: [ContentCard], origins: [Int?], isDeclared: (ContentCard) -> Bool,
    into converted: inout ContentCardsGeneratedCode.ConvertedCards<Self>
  ) -> [ContentCardConversion<Self>.Rejected] {
    converted.replace(with: cards, origins: origins, isDeclared: isDeclared)
  }

  @_documentation(visibility: internal)
  @inlinable public static func storeFeed(
    of converted: ContentCardsGeneratedCode.ConvertedCards<Self>, positions: [Int],
    wanted: [Bool]?
  ) -> (feed: ContentCardFeed<Self>, positions: [[Int]]) {
    converted.feed(of: positions, wanted: wanted)
  }
}
