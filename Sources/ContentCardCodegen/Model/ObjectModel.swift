import ContentCardSchema

/// A type that cards are converted to.
package struct ObjectModel: Sendable {
  /// The type's name. It can have dots if the type is app-defined.
  let name: String
  /// The type as written inside the namespace.
  package let type: SwiftType
  /// The type as written outside the namespace. For an app-defined type, this is the same as `type`.
  let qualifiedType: SwiftType
  /// The case of `ContentCardObject` that wraps the object.
  let caseName: SwiftName
  let declaration: Declaration
  let description: String?
  /// The names of the class types whose cards are converted to this object.
  var classTypes: [String]
  /// Whether a `Codable` conformance is generated for the object. `false` for app-defined types.
  package let isCodable: Bool
  /// Whether the app's function `contentCardProblem()` checks the object.
  let isValidated: Bool
  /// The protocol of the object's group, and those in `conformsTo`.
  let conformances: [SwiftType]
  package let properties: [PropertyModel]
  package let oneOfs: [OneOfModel]
  /// For each rule, such as `together`, the properties in its lists.
  let rules: [PlaceRule: [[PropertyModel]]]
  /// Enums of allowed values that are nested in this object.
  let enums: [EnumModel]
}

/// A property or a choice of a `oneOf`, and the field that declares it.
package struct PropertyModel: Sendable {
  package let field: Field
  package let name: SwiftName
  /// The type of the value, without optionality.
  let valueType: SwiftType
  let missingValue: MissingValue
  /// The keys that the field does not collect, although they begin with its prefix or with that of one of its aliases.
  let excludedKeys: [String]
  /// The private property that stores the value of a deprecated property of a struct, so that the code of the struct
  /// uses no deprecated declaration. `nil` if the property is not deprecated, for properties of app-defined types, and
  /// for choices.
  let storage: SwiftName?
  /// The enum of the allowed values, or `nil` if the schema does not list them. It is the type of the value or of its
  /// items.
  package let valueEnum: EnumModel?

  package var path: ValuePath { field.path.value }
  var type: SwiftType { valueType.optional(if: !field.isNeverNil) }
}

/// A property for a `oneOf`. Its value is the first choice for which the card has a valid value, if any.
package struct OneOfModel: Sendable {
  let declared: OneOf
  package let name: SwiftName
  package let enumName: SwiftName
  /// The fields that are read for the cases of the enum. Each has the name of its case.
  let choices: [PropertyModel]

  var isRequired: Bool { declared.isRequired }
  var type: SwiftType { SwiftType.named([enumName]).optional(if: !isRequired) }
}

/// The generated enum for the allowed values of one or more fields.
package struct EnumModel: Sendable {
  package var name: SwiftName
  package var cases: [Case]

  package struct Case: Sendable {
    package var name: SwiftName
    package var value: String
    var description: String?
  }
}

/// A property that is a parameter of the memberwise initializer.
struct MemberModel {
  var name: SwiftName
  var type: SwiftType
  var storage: SwiftName?
  /// The result of reading the property if the card has no valid value, or `nil` for a `oneOf`.
  var missingValue: MissingValue?
}

extension ObjectModel {
  /// The properties in the order of the memberwise initializer's parameters: first those for fields, then one for
  /// each `oneOf`.
  var members: [MemberModel] {
    properties.map {
      MemberModel(name: $0.name, type: $0.type, storage: $0.storage, missingValue: $0.missingValue)
    }
      + oneOfs.map { MemberModel(name: $0.name, type: $0.type) }
  }

  /// Whether an `atLeastOne` or `order` rule can reject a card.
  var hasRejectingRules: Bool {
    !lists(of: .atLeastOne).isEmpty
      || lists(of: .order).contains { $0.contains(where: \.field.isRequired) }
  }

  /// The paths of the properties whose values a `together` or `order` rule can remove.
  var removablePaths: Set<ValuePath> {
    let pairs = lists(of: .order).filter { !$0.contains(where: \.field.isRequired) }
    return Set((lists(of: .together) + pairs).joined().map(\.path))
  }

  func lists(of rule: PlaceRule) -> [[PropertyModel]] { rules[rule] ?? [] }

  /// Whether the object has a property named `id`. If so, the object is not `Identifiable` by default, because the
  /// property would then be its identity.
  package var hasOwnID: Bool { members.contains { $0.name.text == "id" } }
}
