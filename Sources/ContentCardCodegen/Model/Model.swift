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

  /// The names of the extras keys' constants by key, with the namespace in front where the output declares them; those
  /// of the runtime library are among them.
  var constantNames: [String: String]
}

extension Model {
  /// A name of the output as it is written outside the namespace, or in an extension of something in it.
  func scoped(_ name: String) -> String {
    (namespace.map { "\($0.escaped)." } ?? "") + name
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
