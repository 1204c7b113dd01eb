struct NameRole: Equatable {
  /// The kind of declaration, as named in messages, such as `enum`.
  let kind: String
  /// The member of the schema that sets the name or a part of it.
  let member: String

  var kindWithArticle: String { (["O", "e"].contains(kind.first) ? "an " : "a ") + kind }

  /// For a type: whether app-defined types can be nested in it. Their names then begin with its name. `false` for the
  /// namespace, because the resolver has already removed the namespace from such names.
  var canContainTypes: Bool { ![.groupEnum, .groupProtocol, .namespace].contains(self) }

  /// Whether the declaration, if it is at the top level, can hide a type in Swift. Objective-C constants cannot,
  /// because the compiler declares them only in the Objective-C header.
  var isType: Bool { ![.objectiveCConstant, .objectiveCFallback].contains(self) }

  static let object = NameRole(kind: "type", member: "object")
  static let ownObject = NameRole(kind: "type of your own", member: "object")
  static let swiftType = NameRole(kind: "type of your own", member: "swiftType")
  static let conformance = NameRole(kind: "protocol of your own", member: "conformsTo")
  static let groupEnum = NameRole(kind: "enum", member: "enum")
  static let groupList = NameRole(kind: "list of class types", member: "list")
  static let groupProtocol = NameRole(kind: "protocol", member: "protocol")
  static let valueEnum = NameRole(kind: "enum", member: "enumName")
  static let groupCase = NameRole(kind: "case", member: "groups")
  static let enumCase = NameRole(kind: "case", member: "case")
  static let namespace = NameRole(kind: "namespace", member: "namespace")
  static let fallbackCase = NameRole(kind: "case", member: "fallbackCase")
  static let unionCase = NameRole(kind: "ContentCardObject case", member: "object")
  static let oneOf = NameRole(kind: "property", member: "oneOf")
  static let property = NameRole(kind: "property", member: "property")
  static let storage = NameRole(kind: "stored property", member: "property")
  static let constant = NameRole(kind: "constant", member: "constant")
  static let objectiveCPrefix = NameRole(kind: "Objective-C type", member: "prefix")
  static let objectiveCClass = NameRole(kind: "Objective-C class", member: "object")
  static let objectiveCProtocol = NameRole(kind: "Objective-C protocol", member: "protocol")
  static let objectiveCEnum = NameRole(kind: "Objective-C enum", member: "enumName")
  static let objectiveCOneOf = NameRole(kind: "Objective-C class", member: "enumName")
  static let objectiveCConstant = NameRole(kind: "Objective-C constant", member: "case")
  static let objectiveCFallback = NameRole(kind: "Objective-C constant", member: "fallbackCase")
}
