import ContentCardSchema

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
