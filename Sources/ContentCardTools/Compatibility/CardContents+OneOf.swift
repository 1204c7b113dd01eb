import ContentCardSchema

extension CardContents {
  /// Returns the effect of a `oneOf` on these cards if only the other version has or requires it.
  func effect(ofRequiring oneOf: OneOf) -> SchemaChange.Effect {
    guard oneOf.isRequired, !alwaysHas(oneOf: oneOf.validPlaces(in: self)) else { return .none }
    return .breaks
  }

  /// Returns the consequence if these cards use a choice that the app's `oneOf` does not have.
  func consequence(
    ofLosing field: Field, in oneOf: OneOf, direction: Direction
  ) -> Consequence {
    let isRead = Set(field.places).isSubset(of: oneOf.places)
    guard !isRead else { return .none }
    let isDropped = oneOf.isRequired && !alwaysHas(oneOf: oneOf.validPlaces(in: self))
    return direction.loss(
      isDropped ? .breaks : .changesMeaning,
      "that have only \(quoted(field.path.value.spelling))",
      advice: direction == .oldApps
        ? "also fill in one of the old choices while old apps are in use"
        : "keep the choice until the campaigns have ended")
  }

  /// Returns the consequence if these cards contain a value for a choice that only the app's `oneOf` has.
  ///
  /// - Parameters:
  ///   - oneOf: The app's `oneOf`.
  ///   - other: The `oneOf` of these cards.
  ///   - kept: The choices that both versions have.
  func consequence(
    ofFinding field: Field, in oneOf: OneOf, insteadOf other: OneOf, kept: Set<ValuePath>,
    direction: Direction
  ) -> Consequence {
    let isFound = field.places.contains { !holders(of: $0).isEmpty }
    let paths = oneOf.choices.map(\.field.path.value)
    let isFirst = paths.drop { $0 != field.path.value }.contains(where: kept.contains)
    guard isFound, isFirst || !alwaysHas(oneOf: other.places) else { return .none }
    return direction.meaning(
      "\(direction.verb("use")) the value of \(quoted(field.path.value.spelling)) in \(direction.cards)"
    )
  }
}

extension OneOf {
  /// Returns the places whose values in these cards are always valid for their choices.
  fileprivate func validPlaces(in cards: CardContents) -> Set<ValuePath> {
    Set(
      choices.map(\.field).flatMap { field in
        field.places.filter { cards.fit(of: field, at: $0) < .refusesNative }
      })
  }
}
