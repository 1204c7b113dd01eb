import ContentCardSchema

/// A value of cards that one version wrote, as the app of the other reads it.
struct CompatibilityCheck {
  let direction: Direction
  /// The value in the version that the cards are written by.
  let written: FieldVersion
  let cards: CardContents
  /// The value in the version of the app.
  let reader: FieldVersion

  var writer: Field { written.field }

  private var readerPlaces: Set<ValuePath> { Set(reader.field.places) }

  /// Whether there are cards without the value.
  private var mayLack: Bool {
    !written.isRequired && !cards.alwaysHas(oneOf: Set(writer.places))
  }

  /// What it costs when the app cannot read the value of a card.
  var loss: SchemaChange.Effect {
    let isMissed = reader.alternatives.contains { !cards.alwaysSuits(oneOf: $0) }
    return reader.isRequired || isMissed ? .breaks : .changesMeaning
  }

  /// The effect of what the app makes of values.
  func effect(of fit: ValueCompatibility) -> SchemaChange.Effect {
    switch fit {
    case .same: .none
    case .other, .unknown: .changesMeaning
    case .refusesNative, .refusesLiquid, .refuses: loss
    }
  }

  /// The effect of cards that lack the value.
  var absence: SchemaChange.Effect {
    guard mayLack else { return .none }
    guard reader.isRequired else {
      return reader.field.hasDefault(of: writer) ? .none : .changesMeaning
    }
    guard cards.alwaysHas(oneOf: readerPlaces) else { return .breaks }
    return max(.changesMeaning, effect(of: fit(atPlacesBesides: writer.places)))
  }

  /// The effect of not looking in a place where cards have the value.
  func effect(ofLosing place: ValuePath) -> SchemaChange.Effect {
    guard writer.places.contains(place), !readerPlaces.contains(place) else { return .none }
    return cards.alwaysSuits(oneOf: [reader.field]) ? .changesMeaning : loss
  }

  /// The effect of looking in a place where cards may have something else.
  func effect(ofFinding place: ValuePath) -> SchemaChange.Effect {
    let places = reader.field.places
    guard let index = places.firstIndex(of: place), !writer.places.contains(place),
      !cards.holders(of: place).isEmpty
    else { return .none }
    let isFirst = places[index...].contains { writer.places.contains($0) }
    if isFirst { return max(.changesMeaning, effect(of: cards.fit(of: reader.field, at: place))) }
    return mayLack ? .changesMeaning : .none
  }

  /// The effect of the order in which the places are searched. Of a key and its aliases a card has one.
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

  /// What the app makes of an empty value, where only one of the versions has it for a value.
  var effectOfEmptiness: SchemaChange.Effect {
    guard writer.allowsEmpty != reader.field.allowsEmpty else { return .none }
    let others = readerPlaces.subtracting(writer.spellings)
    if writer.allowsEmpty {
      if others.isEmpty, reader.field.defaultValue?.value.isEmpty == true { return .none }
      let isFound = fit(atPlacesBesides: writer.spellings) < .refusesNative
      return isFound && cards.alwaysHas(oneOf: others) ? .changesMeaning : loss
    }
    // Where it counted as missing, the next place had the value, or none.
    let isSearchedFurther = writer.places.count > writer.spellings.count
    guard mayLack || isSearchedFurther else { return .none }
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
