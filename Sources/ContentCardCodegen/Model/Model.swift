import ContentCardSchema

/// The generated code for a schema without errors. All names and types are already chosen, so the code only needs to be
/// printed.
package struct Model: Sendable {
  /// The `NAME` of `NAME.contentcards.json`.
  var name: String
  var description: String?
  var access: AccessLevel
  /// The enum that contains the generated types, except those for Objective-C, or `nil` if the schema has no namespace.
  var namespace: SwiftName?
  /// The names of the Objective-C declarations, or `nil` if the schema has no member `objectiveC`.
  var objectiveC: ObjectiveCNames?
  var discriminator: String
  /// The library's constant for the default discriminator, or `nil` if the schema has another discriminator.
  var discriminatorConstant: SwiftName?
  var isCaseSensitive: Bool
  package var fallbackCase: SwiftName
  /// The class type enum, as written outside the namespace.
  var classType: SwiftType
  /// The enum of all objects, as written outside the namespace.
  var union: SwiftType

  /// The class types, in file order.
  package var classTypes: [ClassTypeModel]
  package var groups: [GroupModel]
  package var objects: [ObjectModel]

  /// The constants for the extras keys, by key, including those that the library declares.
  package var constants: [String: KeyConstant]
  /// The constants to declare, in file order.
  var declaredConstants: [KeyConstant]

  var foundationUse: FoundationUse
}

/// The places where the generated code uses Foundation types.
enum FoundationUse {
  case none
  /// Only in the bodies of initializers.
  case inBodies
  case inDeclarations
}

/// A class type and its case.
package struct ClassTypeModel: Sendable {
  /// The class type's name in the dashboard.
  var name: String
  var aliases: [String]
  var description: String?
  var deprecation: Deprecation?
  package var path: CasePath
  /// The index of the class type's object in ``Model/objects``.
  var objectIndex: Int
}

/// A case of the class type enum, or of the nested enum of a group.
package struct CasePath: Hashable, Sendable {
  /// The case of the class type enum that contains the group's enum, or `nil` if the class type has no group.
  var group: SwiftName?
  var name: SwiftName

  /// The case as text: `coupon`, or `message.fullPage` for a case of a group's enum.
  package var text: String { (group.map { "\($0.text)." } ?? "") + name.text }
}

/// A nested enum of class types, with the protocol and the enums that their objects share.
package struct GroupModel: Sendable {
  /// The case of the class type enum that contains the group's enum.
  var caseName: SwiftName
  package var enumName: SwiftName
  /// The static list of the group's class types.
  package var listName: SwiftName
  var description: String?
  var `protocol`: ProtocolModel?
  /// The enums of allowed values that all objects of the group share.
  var enums: [EnumModel]
}

/// The protocol that a group's objects adopt.
struct ProtocolModel {
  var name: SwiftName
  var properties: [PropertyModel]
}

/// The `ContentCardKey` constant for an extras key.
package struct KeyConstant: Hashable, Sendable {
  package var name: SwiftName
  var key: String
  var description: String?
  /// Whether the library declares the constant.
  var isOfLibrary: Bool
}

/// A case of the class type enum.
enum TopLevelCase {
  case classType(ClassTypeModel)
  /// The case that contains a group's enum.
  case group(GroupModel)
}

extension Model {
  /// The cases of the class type enum in file order, without the fallback case. A group takes the position of its first
  /// class type.
  var topLevelCases: [TopLevelCase] {
    var rest = Dictionary(groups.map { ($0.caseName, $0) }, uniquingKeysWith: { first, _ in first })
    return classTypes.compactMap { classType in
      guard let name = classType.path.group else { return .classType(classType) }
      return rest.removeValue(forKey: name).map(TopLevelCase.group)
    }
  }

  func classTypes(of group: GroupModel) -> [ClassTypeModel] {
    classTypes.filter { $0.path.group == group.caseName }
  }

  func object(of classType: ClassTypeModel) -> ObjectModel { objects[classType.objectIndex] }
}
