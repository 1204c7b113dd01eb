import ContentCardSchema

/// A type that cards are converted to.
package struct ObjectModel: Sendable {
  /// The type as the output spells it inside the namespace.
  package var type: SwiftType
  /// The type as spelled outside the namespace, which does not contain the team's own types.
  var qualifiedType: SwiftType
  /// The case of `ContentCardObject`.
  var caseName: SwiftName
  var declaration: Declaration
  var description: String?
  /// The class types whose cards are converted to this object.
  var classTypes: [String]
  /// Protocols beside the library's own.
  var conformances: [SwiftType]
  package var properties: [PropertyModel]
  package var oneOfs: [OneOfModel]
  /// At least one property of each of these lists must not be nil.
  var atLeastOne: [[PropertyModel]]
  /// Enums of allowed values that only this object has.
  var enums: [EnumModel]
}

/// A property that is read from one field.
package struct PropertyModel: Hashable, Sendable {
  package var name: SwiftName
  var type: SwiftType
  /// The private property that this one is computed from; nil if this one is stored.
  var storage: StorageModel?
  var read: DecoderRead
  var comment: FieldComment
  var deprecation: Deprecation?
  /// The enum of the allowed values, which is the type or its element; nil if any value is allowed.
  package var valueEnum: EnumModel?

  package var path: ValuePath { read.path }
}

/// A property that is read from the first of several fields.
package struct OneOfModel: Hashable, Sendable {
  package var name: SwiftName
  package var enumName: SwiftName
  var type: SwiftType
  var storage: StorageModel?
  /// The type whose initializer reads the value from a card.
  var readType: SwiftType
  var description: String?
  var isRequired: Bool
  var choices: [ChoiceModel]
}

/// A choice of a `oneOf`: a case of its enum, and the field that is read for it.
struct ChoiceModel: Hashable, Sendable {
  var caseName: SwiftName
  var type: SwiftType
  var read: DecoderRead
  /// Whether the value is read and stored as a `ContentCardURL`.
  var isStoredURL: Bool
  var comment: FieldComment
}

/// A private property that another one is computed from.
struct StorageModel: Hashable {
  var name: SwiftName
  var type: SwiftType
  /// The library's type that wraps the value; nil if the value is stored as it is.
  var wrapper: Wrapper?

  enum Wrapper {
    /// `ContentCardURL`, which creates the URL when it is asked for.
    case url
    /// `ContentCardChoice`, which does the same for the choices of a `oneOf`.
    case choice
  }
}

/// What the comment of a property or choice says about its field.
struct FieldComment: Hashable {
  var path: ValuePath
  var description: String?
  var example: String?
}

/// The allowed values of a text.
package struct EnumModel: Hashable, Sendable {
  package var name: SwiftName
  package var cases: [Case]

  package struct Case: Hashable, Sendable {
    package var name: SwiftName
    package var value: String
    var description: String?
  }
}

/// A property with a value, as the initializers take it.
struct MemberModel {
  var name: SwiftName
  var type: SwiftType
  var storage: StorageModel?
}

extension ObjectModel {
  /// The properties after `contentCardData`.
  var members: [MemberModel] {
    properties.map { MemberModel(name: $0.name, type: $0.type, storage: $0.storage) }
      + oneOfs.map { MemberModel(name: $0.name, type: $0.type, storage: $0.storage) }
  }
}
