import ContentCardSchema

extension CardContents {
  /// The effect on these cards of a `oneOf` that the other version alone has or requires.
  func effect(ofAsking oneOf: OneOf) -> SchemaChange.Effect {
    guard oneOf.isRequired, !alwaysHas(oneOf: oneOf.validPlaces(in: self)) else { return .none }
    return .breaks
  }

  /// What comes of cards whose choice the app's `oneOf` does not have.
  func consequence(
    ofLosing field: Field, in oneOf: OneOf, direction: Direction
  ) -> Consequence {
    let isRead = Set(field.places).isSubset(of: oneOf.places)
    guard !isRead else { return .none }
    let isDropped = oneOf.isRequired && !alwaysHas(oneOf: oneOf.validPlaces(in: self))
    return direction.loss(
      isDropped ? .breaks : .changesMeaning,
      "that have \(quoted(field.path.value.spelling)) alone",
      advice: direction == .oldApps
        ? "fill in one of the old choices as well while old apps are in use"
        : "keep the choice until such campaigns are over")
  }

  /// What comes of cards that have something in a place that is a choice in the app alone.
  ///
  /// - Parameters:
  ///   - oneOf: As the app has it.
  ///   - other: As these cards have it.
  ///   - kept: The choices that both have.
  func consequence(
    ofFinding field: Field, in oneOf: OneOf, insteadOf other: OneOf, kept: Set<ValuePath>,
    direction: Direction
  ) -> Consequence {
    let isFound = field.places.contains { !holders(of: $0).isEmpty }
    let paths = oneOf.choices.map(\.field.path.value)
    let isFirst = paths.drop { $0 != field.path.value }.contains(where: kept.contains)
    guard isFound, isFirst || !alwaysHas(oneOf: other.places) else { return .none }
    return direction.meaning(
      "\(direction.verb("take")) what \(direction.cards) have under \(quoted(field.path.value.spelling))"
    )
  }
}

extension OneOf {
  /// The places whose values are valid for their choices, whatever cards hold there.
  fileprivate func validPlaces(in cards: CardContents) -> Set<ValuePath> {
    Set(
      choices.map(\.field).flatMap { field in
        field.places.filter { cards.fit(of: field, at: $0) < .refusesNative }
      })
  }
}
