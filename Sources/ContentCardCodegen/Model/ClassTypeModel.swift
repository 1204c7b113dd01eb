import ContentCardSchema

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
