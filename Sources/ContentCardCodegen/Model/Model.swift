import ContentCardSchema

/// The generated code of a schema without errors. It has every name and type, so that printing chooses nothing.
package struct Model: Sendable {
  /// NAME of the schema's file.
  var name: String
  var description: String?
  var access: AccessLevel
  /// The enum that contains all output, or `nil` if there is none.
  var namespace: SwiftName?
  /// The names of the declarations for Objective-C; nil if there are none.
  var objectiveC: ObjectiveCNames?
  var discriminator: String
  /// The constant of the runtime library for the default discriminator, or `nil` for another one.
  var discriminatorConstant: SwiftName?
  var isCaseSensitive: Bool
  package var fallbackCase: SwiftName
  /// The class type and the enum of all objects, as they are spelled outside the namespace.
  var classType: SwiftType
  var union: SwiftType

  /// In file order.
  package var classTypes: [ClassTypeModel]
  package var groups: [GroupModel]
  package var objects: [ObjectModel]

  /// The constants of the extras keys by key, including those of the runtime library.
  package var constants: [String: KeyConstant]
  /// The constants to declare, in file order.
  var declaredConstants: [KeyConstant]

  var foundationUse: FoundationUse
}

/// The places in which the generated code uses types of Foundation.
enum FoundationUse {
  case none
  /// Only in the bodies of initializers.
  case inBodies
  case inDeclarations
}

/// A class type and its case.
package struct ClassTypeModel: Sendable {
  /// The text in the dashboard.
  var name: String
  var aliases: [String]
  var description: String?
  var deprecation: Deprecation?
  package var path: CasePath
  /// The index of its object in ``Model/objects``.
  var objectIndex: Int
}

/// A case of the class type, or of the nested enum of one of its groups.
package struct CasePath: Hashable, Sendable {
  /// The case of the class type that carries the group's enum, or `nil` for a case of the class type itself.
  var group: SwiftName?
  var name: SwiftName

  /// `coupon`, or `message.fullPage` for a case of a group's enum.
  package var text: String { (group.map { "\($0.text)." } ?? "") + name.text }
}

/// A nested enum of class types, with the protocol and the enums that their objects share.
package struct GroupModel: Sendable {
  /// The case of the class type that carries the enum.
  var caseName: SwiftName
  package var enumName: SwiftName
  var description: String?
  var `protocol`: ProtocolModel?
  /// The enums of allowed values that all objects of the group share.
  var enums: [EnumModel]
}

/// The protocol of a group's objects.
struct ProtocolModel {
  var name: SwiftName
  var properties: [PropertyModel]
}

/// The `ContentCardKey` constant of a key of the extras.
package struct KeyConstant: Hashable, Sendable {
  package var name: SwiftName
  var key: String
  var description: String?
  /// Whether the runtime library declares the constant.
  var isOfLibrary: Bool
}

/// A case of the class type.
enum TopLevelCase {
  case classType(ClassTypeModel)
  /// The case that carries a group's enum.
  case group(GroupModel)
}

extension Model {
  /// The cases of the class type in file order, a group at the place of its first class type.
  var topLevelCases: [TopLevelCase] {
    var seen: Set<SwiftName> = []
    return classTypes.compactMap { classType in
      guard let name = classType.path.group else { return .classType(classType) }
      guard seen.insert(name).inserted else { return nil }
      return groups.first { $0.caseName == name }.map(TopLevelCase.group)
    }
  }

  func object(of classType: ClassTypeModel) -> ObjectModel { objects[classType.objectIndex] }
}
