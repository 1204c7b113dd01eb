extension ContentCardsGeneratedCode {
  /// The results of converting a store's cards, in the order of the cards.
  ///
  /// The functions are inlinable, and called through the requirements of `ContentCardClassifying`, so that the compiler
  /// specializes them in the app. Without specialization, a feed update would take several times as long.
  public struct ConvertedCards<ClassType: ContentCardClassifying>: Sendable {
    /// The result of converting one card. `number` is the number of the card's class type, or `nil` if it is missing or
    /// not declared.
    @usableFromInline enum Outcome: Sendable {
      /// An object to show, and the issues of its card.
      case object(ClassType.Object, number: Int, warnings: [ContentCardIssue])
      /// A control card.
      case control(ContentCardData<ClassType>, number: Int?)
      /// A card that was rejected.
      case rejected(ContentCardConversion<ClassType>.Rejected, number: Int?)
      /// A card that has neither the discriminator nor a similar key.
      case other(ContentCard)
      /// A card whose class type is declared by another schema.
      case ofOtherSchema
    }

    /// The class types and the order that a feed is requested for.
    struct Query: Hashable {
      /// Whether each class type is wanted, indexed by the class type's number, or `nil` if all are wanted.
      let classTypes: [Bool]?
      let wantsFallback: Bool
      let order: ContentCard.Order
    }

    @usableFromInline var outcomes: [Outcome] = []

    init() {}

    /// Converts the new cards.
    ///
    /// - Parameters:
    ///   - cards: The cards.
    ///   - origins: The previous position of each card, or `nil` for a new card.
    ///   - isDeclared: Whether a schema declares the class type of each card, or `nil` if there is only one schema.
    @inlinable mutating func replace(
      with cards: [ContentCard], origins: [Int?], isDeclared: [Bool]?
    ) {
      var converter = ContentCardConverter<ClassType>(nil)
      var new: [Outcome] = []
      new.reserveCapacity(cards.count)
      for index in cards.indices {
        if let origin = origins[index] {
          new.append(outcomes[origin])
        } else {
          new.append(converter.outcome(of: cards[index], isDeclared: isDeclared?[index] ?? false))
        }
      }
      // Releases the previous outcomes after the assignment, because releasing an object can run app code.
      swap(&outcomes, &new)
    }

    /// Creates a feed.
    ///
    /// - Parameters:
    ///   - positions: The positions of the cards in the order of the feed.
    ///   - classTypes: Whether each class type is wanted, or `nil` if all are wanted.
    ///   - wantsFallback: Whether control cards without a declared class type are wanted.
    /// - Returns: The feed, and the positions of its entries, its rejected cards, and its other cards.
    @inlinable func feed(
      of positions: [Int], classTypes: [Bool]?, wantsFallback: Bool
    ) -> (feed: ContentCardFeed<ClassType>, positions: [[Int]]) {
      var objects: [ClassType.Object] = []
      var (entries, rejected, others): ([Int], [Int], [Int]) = ([], [], [])
      var feed = ContentCardFeed<ClassType>()
      objects.reserveCapacity(positions.count)
      entries.reserveCapacity(positions.count)
      for position in positions {
        switch outcomes[position] {
        case .object(let object, let number, let warnings):
          guard classTypes?[number] ?? true else { continue }
          objects.append(object)
          entries.append(position)
          if !warnings.isEmpty { feed.append(warnings: warnings) }
        case .control(let data, let number):
          guard number.map({ classTypes?[$0] ?? true }) ?? wantsFallback else { continue }
          feed.append(control: data, position: objects.count)
          entries.append(position)
        case .rejected(let card, let number):
          guard number.map({ classTypes?[$0] ?? true }) ?? true else { continue }
          feed.append(rejected: card)
          rejected.append(position)
        case .other(let card):
          feed.append(other: card)
          others.append(position)
        case .ofOtherSchema: continue
        }
      }
      feed.set(objects)
      return (feed, [entries, rejected, others])
    }

    /// Returns the rejected cards among the new ones.
    @inlinable func newlyRejected(
      origins: [Int?]
    ) -> [ContentCardConversion<ClassType>.Rejected] {
      var rejected: [ContentCardConversion<ClassType>.Rejected] = []
      for index in origins.indices where origins[index] == nil {
        if case .rejected(let card, _) = outcomes[index] { rejected.append(card) }
      }
      return rejected
    }
  }
}

extension ContentCardConverter {
  /// Converts one card.
  ///
  /// - Parameter isDeclared: Whether a schema declares the card's class type.
  @inlinable mutating func outcome(
    of card: ContentCard, isDeclared: Bool
  ) -> ContentCardsGeneratedCode.ConvertedCards<ClassType>.Outcome {
    var number: Int?
    if case .string(let name)? = card.extras[discriminator.rawValue] {
      number = names.number(of: name)
      if let number { convert(card, named: name, number) }
    }
    if number == nil {
      if isDeclared { return .ofOtherSchema }
      convertWithoutClassType(card)
    }
    if let number, let object = objects.popLast() {
      guard !warnings.isEmpty else { return .object(object, number: number, warnings: []) }
      defer { (warnings, issues) = ([], []) }
      return .object(object, number: number, warnings: warnings)
    }
    if let control = controls.popLast() { return .control(control, number: number) }
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
    _ cards: [ContentCard], origins: [Int?], isDeclared: [Bool]?,
    into converted: inout ContentCardsGeneratedCode.ConvertedCards<Self>
  ) -> [ContentCardConversion<Self>.Rejected] {
    converted.replace(with: cards, origins: origins, isDeclared: isDeclared)
    return converted.newlyRejected(origins: origins)
  }

  @_documentation(visibility: internal)
  @inlinable public static func storeFeed(
    of converted: ContentCardsGeneratedCode.ConvertedCards<Self>, positions: [Int],
    classTypes: [Bool]?, wantsFallback: Bool
  ) -> (feed: ContentCardFeed<Self>, positions: [[Int]]) {
    converted.feed(of: positions, classTypes: classTypes, wantsFallback: wantsFallback)
  }
}
