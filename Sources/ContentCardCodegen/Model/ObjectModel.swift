import ContentCardSchema

/// A type that cards are converted to.
package struct ObjectModel: Sendable {
  /// The type as written inside the namespace.
  package var type: SwiftType
  /// The type as written outside the namespace. For an app-defined type, this is the name in the schema.
  var qualifiedType: SwiftType
  /// The case of `ContentCardObject` that wraps the object.
  var caseName: SwiftName
  var declaration: Declaration
  var description: String?
  /// The class types whose cards are converted to this object.
  var classTypes: [String]
  /// Whether a `Codable` conformance is generated for the object. An app-defined type must declare its own
  /// conformance.
  var isCodable: Bool
  /// The protocols that the object adopts in addition to the library's own.
  var conformances: [SwiftType]
  /// Whether the object has a property named `id`. If so, its struct is not `Identifiable`, because the property would
  /// then be the object's identity.
  var hasOwnID: Bool { members.contains { $0.name.text == "id" } }
  package var properties: [PropertyModel]
  package var oneOfs: [OneOfModel]
  /// Lists of properties. In each list, at least one property must not be nil.
  var atLeastOne: [[PropertyModel]]
  /// Enums of allowed values that are nested in this object.
  var enums: [EnumModel]
}

/// A property that is read from one field.
package struct PropertyModel: Hashable, Sendable {
  package var name: SwiftName
  var type: SwiftType
  /// The private property that stores the value of a deprecated property, so that generated code uses no deprecated
  /// declaration. `nil` for other properties.
  var storage: SwiftName?
  var read: DecoderRead
  var comment: FieldComment
  var deprecation: Deprecation?
  /// The enum of the allowed values, which is the type of the property or of its items, or `nil` if the schema does not
  /// list allowed values.
  package var valueEnum: EnumModel?

  package var path: ValuePath { read.path }
}

/// A property for a `oneOf`. Its value is the first choice for which the card has a valid value.
package struct OneOfModel: Hashable, Sendable {
  package var name: SwiftName
  package var enumName: SwiftName
  var type: SwiftType
  var description: String?
  var isRequired: Bool
  var choices: [ChoiceModel]
}

/// A choice of a `oneOf`: a case of its enum, and the field that is read for it.
struct ChoiceModel: Hashable, Sendable {
  var caseName: SwiftName
  var type: SwiftType
  var read: DecoderRead
  var comment: FieldComment
}

/// Information about a field that appears in the comment on its property or choice.
struct FieldComment: Hashable {
  var path: ValuePath
  var description: String?
  var example: String?
}

/// The generated enum for a field's allowed values.
package struct EnumModel: Hashable, Sendable {
  package var name: SwiftName
  package var cases: [Case]

  package struct Case: Hashable, Sendable {
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
  /// The properties other than `contentCardData`.
  var members: [MemberModel] {
    properties.map {
      MemberModel(
        name: $0.name, type: $0.type, storage: $0.storage, missingValue: $0.read.missingValue)
    }
      + oneOfs.map { MemberModel(name: $0.name, type: $0.type) }
  }
}
