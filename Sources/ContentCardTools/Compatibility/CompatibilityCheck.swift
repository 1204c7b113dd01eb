import ContentCardSchema

/// Checks how an app that uses one version of a schema reads a field from cards written for the other version.
struct CompatibilityCheck {
  let direction: Direction
  /// The field in the cards' version.
  let written: FieldVersion
  let cards: CardContents
  /// The field in the app's version.
  let reader: FieldVersion

  var writer: Field { written.field }

  private var readerPlaces: Set<ValuePath> { Set(reader.field.places) }

  /// Whether there can be cards without a valid value.
  private var canBeMissing: Bool {
    !written.isRequired && !cards.alwaysHasValidValue(forOneOf: [writer])
  }

  /// The effect if the app cannot read the value of a card.
  var loss: SchemaChange.Effect {
    let isMissed = reader.alternatives.contains { !cards.alwaysHasValidValue(forOneOf: $0) }
    return reader.isRequired || isMissed ? .breaks : .changesMeaning
  }

  /// Returns the effect if the app reads values with this compatibility.
  func effect(of fit: ValueCompatibility) -> SchemaChange.Effect {
    switch fit {
    case .same: .none
    case .other, .unknown: .changesMeaning
    case .refusesNative, .refusesLiquid, .refuses: loss
    }
  }

  /// The effect on cards without a valid value.
  var absence: SchemaChange.Effect {
    guard canBeMissing else { return .none }
    guard reader.isRequired else {
      return reader.field.hasDefault(of: writer) ? .none : .changesMeaning
    }
    return cards.alwaysHasValidValue(forOneOf: [reader.field]) ? .changesMeaning : .breaks
  }

  /// Returns the effect if the app does not search a place where cards have the value.
  func effect(ofLosing place: ValuePath) -> SchemaChange.Effect {
    guard writer.places.contains(place), !readerPlaces.contains(place) else { return .none }
    return cards.alwaysHasValidValue(forOneOf: [reader.field]) ? .changesMeaning : loss
  }

  /// Returns the effect if the app also searches a place where cards can have another value.
  func effect(ofFinding place: ValuePath) -> SchemaChange.Effect {
    let places = reader.field.places
    guard let index = places.firstIndex(of: place), !writer.places.contains(place),
      !cards.holders(of: place).isEmpty
    else { return .none }
    let isFirst = places[index...].contains { writer.places.contains($0) }
    if isFirst { return max(.changesMeaning, effect(of: cards.fit(of: reader.field, at: place))) }
    return canBeMissing ? .changesMeaning : .none
  }

  /// The effect of a different search order. The order of a key and its aliases is ignored, because a card has only one
  /// of them.
  var effectOfOrder: SchemaChange.Effect {
    let common = Set(writer.spellings).intersection(reader.field.spellings)
    func order(of field: Field, among others: Set<ValuePath>) -> [ValuePath] {
      field.places.filter(others.contains)
        .map { common.contains($0) ? reader.field.path.value : $0 }.uniqued
    }
    let was = order(of: writer, among: readerPlaces)
    let now = order(of: reader.field, among: Set(writer.places))
    guard was != now else { return .none }
    return max(.changesMeaning, effect(of: fit(atPlacesBesides: writer.spellings)))
  }

  /// The effect of empty values if only one of the versions allows them.
  var effectOfEmptiness: SchemaChange.Effect {
    guard writer.allowsEmpty != reader.field.allowsEmpty else { return .none }
    let others = readerPlaces.subtracting(writer.spellings)
    if writer.allowsEmpty {
      // The only empty value of a `json[]` is `[]`, which is a valid `json`.
      if writer.type.base == .json, reader.field.type.valueSpelling == "json" { return .none }
      if others.isEmpty, reader.field.defaultValue?.value.isEmpty == true { return .none }
      let isFound = fit(atPlacesBesides: writer.spellings) < .refusesNative
      return isFound && cards.alwaysHas(oneOf: others) ? .changesMeaning : loss
    }
    // The cards' version treats an empty value as missing, and searches the next place.
    let isSearchedFurther = writer.places.count > writer.spellings.count
    guard canBeMissing || isSearchedFurther else { return .none }
    let isDefault = !isSearchedFurther && writer.defaultValue?.value.isEmpty == true
    return isDefault ? .none : .changesMeaning
  }

  private func fit(atPlacesBesides known: [ValuePath]) -> ValueCompatibility {
    reader.field.places.filter { !known.contains($0) }
      .map { cards.fit(of: reader.field, at: $0) }.max() ?? .same
  }
}

extension Literal {
  fileprivate var isEmpty: Bool { text(separator: "").isEmpty }
}
