import ContentCardSchema

/// A schema under construction.
struct DraftSchema {
  var discriminator: String
  var classTypes: [ClassType]

  struct ClassType {
    let name: String
    let cardCount: Int
    var fields: [Field]
    /// The names to set because the derived ones are not valid.
    var caseName: String?
    var object: String?
  }

  struct Field {
    let path: ValuePath
    let type: FieldType
    let separator: String
    /// The allowed values, or `nil` if any value is allowed.
    var choices: [Choice]?
    /// The number of cards that have a value.
    let cardCount: Int
    /// The names to set because the derived ones are not valid.
    var property: String?
    var constant: String?
    var enumName: String?
  }

  struct Choice {
    let value: String
    var caseName: String?
  }
}
