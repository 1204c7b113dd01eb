import ContentCardCodegen
import ContentCardSchema

/// A value of both versions, with the cards of each in the app of the other.
struct FieldComparison {
  let subject: Subject
  let places: Locations
  let liveCards: CompatibilityCheck
  let oldApps: CompatibilityCheck

  var was: Field { liveCards.writer }
  var now: Field { oldApps.writer }

  var oldProperty: PropertyModel? { liveCards.written.property }
  var newProperty: PropertyModel? { oldApps.written.property }

  init(
    subject: Subject, places: Locations, pair: ClassTypeComparison, was: FieldVersion,
    now: FieldVersion
  ) {
    self.subject = subject
    self.places = places
    liveCards = CompatibilityCheck(
      direction: .liveCards, written: was, cards: pair.old, reader: now)
    oldApps = CompatibilityCheck(direction: .oldApps, written: now, cards: pair.new, reader: was)
  }
}

/// A value of an object, as one version has it: a field, or a choice of a `oneOf`.
struct FieldVersion {
  var field: Field
  /// Nil for a choice of a `oneOf`.
  var property: PropertyModel?
  /// The object, if it declares the enum of allowed values; nil if a group's objects share the enum.
  var enumOwner: String?
  /// Whether a card without the value is rejected.
  var isRequired: Bool
  /// Lists of other values, one of which has to be there if this one is not.
  var alternatives: [[Field]]
}

extension CardContents {
  /// The reading of one of the fields.
  func version(of field: Field) -> FieldVersion {
    let lists = atLeastOne.filter { $0.contains { $0.path == field.path } }
    let property = object.properties.first { $0.path == field.path.value }
    return FieldVersion(
      field: field, property: property,
      enumOwner: sharedPaths.contains(field.path.value) ? nil : object.type.unescaped,
      isRequired: field.isRequired,
      alternatives: lists.map { list in list.filter { $0.path != field.path } })
  }
}

extension OneOf {
  /// The reading of one of the choices.
  func version(of choice: Choice) -> FieldVersion {
    let others = choices.map(\.field).filter { $0.path != choice.field.path }
    return FieldVersion(
      field: choice.field, isRequired: false,
      alternatives: isRequired ? [others] : [])
  }
}
