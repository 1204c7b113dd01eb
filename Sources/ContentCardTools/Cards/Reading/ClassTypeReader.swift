import ContentCardSchema
import ContentCards

/// Reads cards of one class type in the same way as the initializer of its object.
struct ClassTypeReader: Sendable {
  /// The class type's name, as used in the dashboard.
  let name: String
  let declared: ClassType
  let properties: [FieldReader]
  let oneOfs: [OneOfReader]

  struct OneOfReader: Sendable {
    let declared: OneOf
    let choices: [FieldReader]
  }

  init(_ classType: ClassType, in schema: Schema) {
    name = classType.name.value
    declared = classType
    properties = schema.fields(of: classType).map { field in
      FieldReader(field, besides: schema.keys(beside: field, in: classType))
    }
    oneOfs = classType.oneOf.map { oneOf in
      OneOfReader(
        declared: oneOf, choices: oneOf.choices.map { FieldReader($0.field, isChoice: true) })
    }
  }

  /// Reads a card and records its issues in the decoder. Returns whether the card is converted to an object.
  func read(
    from decoder: inout ContentCardDecoder, pending liquid: PendingLiquid = .none
  ) -> Bool {
    if let deprecation = declared.deprecation {
      decoder.warnOfDeprecatedClassType(advice: deprecation.message)
    }
    var isObject = true
    var present: Set<ValuePath> = []
    for property in properties {
      if property.read(from: &decoder, pending: liquid) {
        present.insert(property.field.path.value)
      } else if property.isNeverNil {
        isObject = false
      }
    }
    for oneOf in oneOfs {
      let isPresent = oneOf.choices.contains { $0.read(from: &decoder, pending: liquid) }
      guard !isPresent, oneOf.declared.isRequired else { continue }
      decoder.recordMissingOneOf(oneOf.choices.compactMap(\.lookup))
      isObject = false
    }
    for list in declared.atLeastOne.map({ $0.value.map(\.value) })
    where present.isDisjoint(with: list) {
      decoder.recordMissingOneOf(list.compactMap(\.lookup))
      isObject = false
    }
    return isObject
  }

  /// The readers of all fields, including choices.
  var readers: [FieldReader] { properties + oneOfs.flatMap(\.choices) }
}
