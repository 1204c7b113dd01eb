import ContentCardSchema

extension CardContents {
  /// Returns the effect of a `oneOf` on these cards if only the other version has or requires it.
  func effect(ofRequiring oneOf: OneOf) -> SchemaChange.Effect {
    oneOf.isRequired && !alwaysHasValidValue(forOneOf: oneOf.choices.map(\.field)) ? .breaks : .none
  }

  /// Returns the consequence if these cards use a choice that the app's `oneOf` does not have. Other choices of the
  /// app can read the same keys.
  func consequence(
    ofLosing field: Field, in oneOf: OneOf, direction: Direction
  ) -> Consequence {
    let effect = max(.changesMeaning, effect(ofRequiring: oneOf))
    let key = quoted(field.path.value.spelling)
    let advice =
      direction == .oldApps
      ? "also fill in one of the old choices while old apps are in use"
      : "keep the choice until the campaigns have ended"
    guard effect == .changesMeaning, Set(field.places).isSubset(of: oneOf.places) else {
      return direction.loss(effect, "that have only \(key)", advice: advice)
    }
    return direction.meaning(
      "\(direction.verb("read")) \(key) in \(direction.cards) with another choice, or not at all",
      advice: advice)
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
