import ContentCardSchema

/// Checks how an app that uses one version of a schema reads a field from cards written for the other version.
///
/// This is a class so that its methods can use lazy properties. Most of these are needed for only some fields, but more
/// than once.
final class CompatibilityCheck {
  let direction: Direction
  /// The field in the cards' version.
  let written: FieldVersion
  let cards: CardContents
  /// The field in the app's version.
  let reader: FieldVersion

  init(direction: Direction, written: FieldVersion, cards: CardContents, reader: FieldVersion) {
    self.direction = direction
    self.written = written
    self.cards = cards
    self.reader = reader
  }

  var writer: Field { written.field }

  private(set) lazy var writerPlaces = Set(writer.places)
  private lazy var readerPlaces = Dictionary(
    zip(reader.field.places, 0...), uniquingKeysWith: { first, _ in first })
  /// The index of the reader's last place that is also a place of the writer, or -1.
  private lazy var lastCommonPlace =
    reader.field.places.lastIndex(where: writerPlaces.contains) ?? -1

  /// Whether there can be cards without a valid value.
  private lazy var canBeMissing =
    !written.isRequired && !cards.alwaysHasValidValue(forOneOf: [writer])

  /// Whether the app always finds a valid value.
  private lazy var isAlwaysFound = cards.alwaysHasValidValue(forOneOf: [reader.field])

  /// The effect if the app cannot read the value of a card.
  private(set) lazy var loss: SchemaChange.Effect =
    reader.isRequired
      || reader.alternatives.contains { !cards.alwaysHasValidValue(forOneOf: $0) }
    ? .breaks : .changesMeaning

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
    return isAlwaysFound ? .changesMeaning : .breaks
  }

  /// Returns the effect if the app does not search a place where cards have the value.
  func effect(ofLosing place: ValuePath) -> SchemaChange.Effect {
    guard writerPlaces.contains(place), readerPlaces[place] == nil else { return .none }
    return isAlwaysFound ? .changesMeaning : loss
  }

  /// Returns the effect if the app also searches a place where cards can have another value.
  func effect(ofFinding place: ValuePath) -> SchemaChange.Effect {
    guard let index = readerPlaces[place], !writerPlaces.contains(place),
      !cards.holders(of: place).isEmpty
    else { return .none }
    if index < lastCommonPlace {
      return max(.changesMeaning, effect(of: cards.fit(of: reader.field, at: place)))
    }
    return canBeMissing ? .changesMeaning : .none
  }

  /// The effect of a different search order. The order of a key and its aliases is ignored, because a card has only one
  /// of them.
  var effectOfOrder: SchemaChange.Effect {
    let common = Set(writer.spellings).intersection(reader.field.spellings)
    func order(of field: Field, where isShared: (ValuePath) -> Bool) -> [ValuePath] {
      field.places.filter(isShared)
        .map { common.contains($0) ? reader.field.path.value : $0 }.uniqued
    }
    let was = order(of: writer) { readerPlaces[$0] != nil }
    let now = order(of: reader.field, where: writerPlaces.contains)
    guard was != now else { return .none }
    return max(.changesMeaning, effect(of: fit(atPlacesBesides: writer.spellings)))
  }

  /// The effect of empty values if only one of the versions allows them.
  var effectOfEmptiness: SchemaChange.Effect {
    guard writer.allowsEmpty != reader.field.allowsEmpty else { return .none }
    let others = Set(reader.field.places).subtracting(writer.spellings)
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
    Set(reader.field.places).subtracting(known)
      .map { cards.fit(of: reader.field, at: $0) }.max() ?? .same
  }
}

extension Literal {
  fileprivate var isEmpty: Bool { text(separator: "").isEmpty }
}
