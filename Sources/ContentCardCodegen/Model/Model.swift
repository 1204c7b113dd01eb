import ContentCardSchema

/// A schema with every Swift name chosen, every group merged into its types and every key in order.
struct Model {
  /// NAME of the schema's file.
  var name: String
  var description: String?
  var access: AccessLevel
  /// The enum that wraps all output; nil: there is none.
  var namespace: String?
  var discriminator: String
  var isCaseSensitive: Bool
  var fallbackCase: String

  /// In file order.
  var classTypes: [ClassTypeModel]
  var groups: [GroupModel]
  var objects: [ObjectModel]

  /// The `ContentCardKey` constants to declare, in file order.
  var keys: [KeyModel]

  /// The constant of every extras key, those of the runtime library among them.
  var constants: [String: String]
}

/// A class type and its case.
struct ClassTypeModel {
  /// The text in the dashboard.
  var name: String
  var aliases: [String]
  var description: String?
  var deprecation: Deprecation?
  var path: CasePath
  /// The object's Swift type.
  var object: String
  var declaration: Declaration
}

/// A case of the class type, or of the nested enum of one of its groups.
struct CasePath: Hashable {
  /// The case of the class type that carries the group's enum; nil for a case of the class type itself.
  var group: String?
  var name: String
}

/// A nested enum of class types and the protocol of their objects.
struct GroupModel {
  /// The case of the class type that carries the enum.
  var caseName: String
  var enumName: String
  var description: String?
  var `protocol`: ProtocolModel?
  /// Enums of allowed values that all objects of the group share.
  var enums: [EnumModel]
}

struct ProtocolModel {
  var name: String
  var properties: [PropertyModel]
}

/// A type that cards become.
struct ObjectModel {
  /// As it is written beside the other output; with dots where it is the team's own.
  var name: String
  var declaration: Declaration
  var description: String?
  /// The class types that become this object.
  var classTypes: [String]
  /// Protocols beside the library's own.
  var conformances: [String]
  var properties: [PropertyModel]
  var oneOfs: [OneOfModel]
  /// Of each of these lists of properties one must not be nil.
  var atLeastOne: [[PropertyModel]]
  /// Enums of allowed values that only this object has.
  var enums: [EnumModel]
}

/// A property that is read from one field.
struct PropertyModel: Hashable {
  var name: String
  var field: Field
  /// The enum of the allowed values; nil when any value of the type will do.
  var enumName: String?
  /// The case of the default in that enum, or of each element of a default list.
  var defaultCases: [String]
  /// Keys that begin like a key with `*` and are declared for themselves.
  var excludedKeys: [String]
}

/// A property that is read from the first of several fields.
struct OneOfModel: Hashable {
  var name: String
  var enumName: String
  var description: String?
  var isRequired: Bool
  var choices: [Choice]

  struct Choice: Hashable {
    var caseName: String
    var field: Field
  }
}

/// The allowed values of a text.
struct EnumModel: Hashable {
  var name: String
  var cases: [Case]

  struct Case: Hashable {
    var name: String
    var value: String
    var description: String?
  }
}

/// A constant for a key of the extras.
struct KeyModel {
  var name: String
  var key: String
  var description: String?
}

extension Model {
  /// A name of the output as it is written outside the namespace, or in an extension of something in it.
  func scoped(_ name: String) -> String {
    (namespace.map { "\($0)." } ?? "") + name
  }

  var classTypeName: String { scoped("ContentCardClassType") }
}

/// A case of the class type.
enum TopCase {
  case classType(ClassTypeModel)
  /// The case that carries a group's enum.
  case group(GroupModel)
}

extension Model {
  /// The cases of the class type in file order; a group stands where the first of its types does.
  var topCases: [TopCase] {
    var seen: Set<String> = []
    return classTypes.compactMap { classType in
      guard let name = classType.path.group else { return .classType(classType) }
      guard seen.insert(name).inserted else { return nil }
      return groups.first { $0.caseName == name }.map(TopCase.group)
    }
  }
}
