import ContentCardSchema

// A model that is still being checked for mistakes. An invalid name is nil, and types are not chosen yet.

struct ModelDraft {
  /// The groups, in file order.
  var groups: [GroupDraft]
  var classTypes: [ClassTypeDraft]
  var objects: [ObjectDraft]
  /// The constants, by key. Keys without a valid constant name are left out.
  var constants: [String: KeyConstant]
  var declaredConstants: [KeyConstant]
}

struct GroupDraft {
  var declared: Group
  var caseName: SwiftName?
  var enumName: SwiftName?
  var listName: SwiftName?
  /// The protocol's name, or `nil` if it is invalid or the group has no protocol.
  var protocolName: SwiftName?
  var properties: [PropertyDraft]
  var enums: [EnumDraft]
}

struct ClassTypeDraft {
  var declared: ClassType
  /// The case of the class type enum that contains the group's enum, or `nil` for a class type without a known group.
  var group: SwiftName?
  var caseName: SwiftName?
  /// The object's name. It can have dots if the object is an app-defined type.
  var object: String?
}

struct ObjectDraft {
  /// The type's name. It can have dots if the type is app-defined.
  var name: String
  var caseName: SwiftName
  var declaration: Declaration
  var description: String?
  var classTypes: [String]
  var isCodable: Bool
  var conformances: [SwiftType]
  var properties: [PropertyDraft]
  var oneOfs: [OneOfDraft]
  /// For each list in `atLeastOne`, the indices of its properties.
  var atLeastOne: [[Int]]
  var enums: [EnumDraft]
}

struct PropertyDraft {
  var field: Field
  var name: SwiftName?
  /// The enum of the allowed values, or `nil` if the schema does not list them.
  var valueEnum: EnumDraft?
  /// Whether the objects of a group share the enum.
  var sharesEnum = false
  var excludedKeys: [String] = []

  /// The enum cases for the default: one case, or one for each item of a list. Empty without an enum or a default.
  var defaultCases: [SwiftName] {
    guard let cases = valueEnum?.cases, let literal = field.defaultValue?.value else { return [] }
    return literal.texts.compactMap { text in cases.first { $0.value == text }?.name }
  }
}

struct OneOfDraft {
  var declared: OneOf
  var name: SwiftName?
  var enumName: SwiftName?
  /// The choices with a valid name.
  var choices: [ChoiceDraft]
}

struct ChoiceDraft {
  var caseName: SwiftName
  var field: Field
}

struct EnumDraft: Hashable {
  var name: SwiftName?
  /// The cases with a valid name, without duplicate values.
  var cases: [EnumModel.Case]
}

extension Literal {
  /// The strings in a default value of type `string` or `string[]`.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let elements): elements.flatMap(\.texts)
    default: []
    }
  }
}
