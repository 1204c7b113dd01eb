import ContentCardSchema

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

extension PropertyModel {
  /// Whether the property is computed from one that is stored under another name: a deprecated one, so that only
  /// its users are warned, and a URL, which is made when it is asked for.
  var isStoredApart: Bool { field.deprecation != nil || field.isSingleURL }
}

extension Field {
  /// Whether the value is a URL, and no list of them.
  var isSingleURL: Bool { type.base == .url && !type.isList }
}
