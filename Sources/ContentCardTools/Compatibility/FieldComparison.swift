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
  /// Lists of fields that include this field. At least one field in each list must have a value.
  var lists: [[Field]]

  /// The other fields in each list.
  var alternatives: [[Field]] { lists.map { list in list.filter { $0 != field } } }
}

extension OneOf {
  /// Returns a choice as declared in this version.
  func version(of choice: Choice) -> FieldVersion {
    FieldVersion(
      field: choice.field, isRequired: false, lists: isRequired ? [choices.map(\.field)] : [])
  }
}
