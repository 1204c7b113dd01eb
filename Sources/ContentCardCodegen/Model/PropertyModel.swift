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
