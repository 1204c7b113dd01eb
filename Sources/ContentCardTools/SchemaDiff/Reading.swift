import ContentCardCodegen
import ContentCardSchema

/// A value of an object, as one version has it: a field, or a choice of a `oneOf`.
struct Reading {
  var field: Field
  /// Nil for a choice of a `oneOf`.
  var property: PropertyModel?
  /// Whether a card without the value is rejected.
  var isRequired: Bool
  /// Lists of other values, one of which has to be there if this one is not.
  var alternatives: [[Field]]
}

extension CardShape {
  /// The reading of one of the fields.
  func reading(of field: Field) -> Reading {
    let lists = atLeastOne.filter { $0.contains { $0.path == field.path } }
    return Reading(
      field: field, property: object.properties.first { $0.path == field.path.value },
      isRequired: field.isRequired,
      alternatives: lists.map { list in list.filter { $0.path != field.path } })
  }
}

extension OneOf {
  /// The reading of one of the choices.
  func reading(of choice: Choice) -> Reading {
    let others = choices.map(\.field).filter { $0.path != choice.field.path }
    return Reading(
      field: choice.field, isRequired: false,
      alternatives: isRequired ? [others] : [])
  }
}
