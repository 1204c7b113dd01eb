import ContentCardSchema

/// The declarations to generate for a schema, with all names and types chosen.
package struct Model: Sendable {
  let schema: Schema

  /// The class types, in file order.
  package let classTypes: [ClassTypeModel]
  package let groups: [GroupModel]
  package let objects: [ObjectModel]

  /// The constants for the keys of fields, without aliases and prefixes, by key. The library declares some of the
  /// constants.
  package let constants: [String: KeyConstant]
  /// The constants that the library does not declare, in file order.
  let declaredConstants: [KeyConstant]

  package func object(of classType: ClassTypeModel) -> ObjectModel {
    objects[classType.objectIndex]
  }
}

extension Model {
  var access: AccessLevel { schema.access }

  package var fallbackCase: SwiftName {
    SwiftName(schema.fallbackCase?.value ?? Schema.defaultFallbackCase)
  }

  /// The name of the enum for the schema's `namespace`, or `nil` if the schema has none.
  var namespace: SwiftName? { schema.namespace.map { SwiftName($0.value) } }

  /// The names of the Objective-C declarations, or `nil` if the schema has no member `objectiveC`.
  var objectiveC: ObjectiveCNames? {
    schema.objectiveCPrefix.map { ObjectiveCNames(prefix: $0.value) }
  }

  /// The class type enum, as written outside the namespace.
  var classType: SwiftType { .named("ContentCardClassType", in: namespace) }

  /// The enum of all objects, as written outside the namespace.
  var union: SwiftType { .named("ContentCardObject", in: namespace) }
}

/// The places where `NAME+Objects.swift` uses Foundation types.
enum FoundationUse {
  case none
  /// Only in the bodies of initializers. Also used if a `swiftType` might be a Foundation type that
  /// ``SystemTypes/foundation`` does not contain.
  case inBodies
  case inDeclarations
}

package struct ClassTypeModel: Sendable {
  let declared: ClassType
  package let path: CasePath
  /// The name of the class type's object. It can have dots if the type is app-defined.
  let objectName: String
  package var objectIndex = 0

  /// The class type's name in the dashboard.
  var name: String { declared.name.value }
}

/// A case of the class type enum, or of the nested enum of a group.
package struct CasePath: Sendable {
  /// The class type enum's case for the group, or `nil` if the class type has no group.
  var group: SwiftName?
  var name: SwiftName

  /// The case as text: `coupon`, or `message.fullPage` for a case of a group's enum.
  package var text: String { (group.map { "\($0.text)." } ?? "") + name.text }
}

/// A nested enum of class types, and the protocol, if any, and the enums that their objects share.
package struct GroupModel: Sendable {
  let declared: Group
  /// The class type enum's case for the group. Its associated value is a case of the group's enum.
  var caseName: SwiftName
  package var enumName: SwiftName
  /// The name of the static property with all class types of the group.
  package var listName: SwiftName
  /// The protocol that the group's objects adopt, or `nil` if the group has no protocol.
  let protocolName: SwiftName?
  /// The properties of the group's fields. If the group has a protocol, the protocol requires them.
  let properties: [PropertyModel]

  /// The enums of allowed values that all objects of the group share.
  var enums: [EnumModel] { properties.compactMap(\.valueEnum) }
}

/// A constant for a key of the extras. In Objective-C, it can also be for a key of `metaData`.
package struct KeyConstant: Sendable {
  package var name: SwiftName
  var key: String
  var description: String?
  var isOfLibrary: Bool
}

/// A case of the class type enum, other than the fallback case.
enum TopLevelCase {
  case classType(ClassTypeModel)
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

  /// Where `NAME+Objects.swift` uses Foundation types. The app declares the properties of an app-defined type, so their
  /// types count only as uses in bodies.
  var foundationUse: FoundationUse {
    let isInDeclarations =
      groups.contains { $0.protocolName != nil && $0.properties.contains(where: \.isOfFoundation) }
      || objects.contains { object in
        object.declaration == .struct && object.properties.contains(where: \.isOfFoundation)
          || object.oneOfs.contains { $0.choices.contains(where: \.isOfFoundation) }
      }
    if isInDeclarations { return .inDeclarations }
    // A `swiftType` can be from Foundation.
    let isInBodies = objects.contains { object in
      object.properties.contains { $0.isOfFoundation || $0.field.swiftType != nil }
        || object.oneOfs.contains { $0.choices.contains { $0.field.swiftType != nil } }
    }
    return isInBodies ? .inBodies : .none
  }
}

extension PropertyModel {
  fileprivate var isOfFoundation: Bool {
    if let type = field.swiftType?.value {
      return type.split(separator: ".").first
        .map { SystemTypes.foundation.contains(String($0)) } ?? false
    }
    return Self.foundationTypes.contains(field.type.base)
  }

  // Created once, because `description()` creates a value with many parts.
  private static let foundationTypes = Set(
    BaseType.allCases.filter { $0.description().swiftType?.hasPrefix("Foundation.") == true })
}
