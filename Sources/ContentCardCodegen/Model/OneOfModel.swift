import ContentCardSchema

/// A property that is read from the first of several fields.
struct OneOfModel: Hashable {
  var name: String
  var enumName: String
  var description: String?
  var isRequired: Bool
  /// Whether the property is computed from one that is stored under another name: in a generated type, where a choice
  /// is a URL, which is made when it is asked for.
  var isStoredApart: Bool
  var choices: [Choice]

  struct Choice: Hashable {
    var caseName: String
    var field: Field
  }
}
