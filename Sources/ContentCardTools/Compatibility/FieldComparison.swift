import ContentCardCodegen
import ContentCardSchema

/// A field that is in both versions of a schema, with a compatibility check for each direction.
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

/// A field of an object, or a choice of a `oneOf`, in one version.
struct FieldVersion {
  var field: Field
  /// The property, or `nil` for a choice of a `oneOf`.
  var property: PropertyModel?
  /// The object in which an enum of the field's allowed values is nested. `nil` if the group's objects share the field,
  /// or if the field is a choice of a `oneOf`.
  var enumOwner: String?
  /// Whether cards without a valid value for this field are rejected. `false` for a choice of a `oneOf`.
  var isRequired: Bool
  /// Lists of other fields. If this field has no value, at least one field in each list must have one.
  var alternatives: [[Field]]
}

extension CardContents {
  /// Returns a field as declared in this version.
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
  /// Returns a choice as declared in this version.
  func version(of choice: Choice) -> FieldVersion {
    let others = choices.map(\.field).filter { $0 != choice.field }
    return FieldVersion(
      field: choice.field, isRequired: false,
      alternatives: isRequired ? [others] : [])
  }
}
