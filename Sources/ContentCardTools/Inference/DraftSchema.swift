import ContentCardSchema

/// A schema under construction.
struct DraftSchema {
  var discriminator: String
  var classTypes: [ClassType]

  struct ClassType {
    let name: String
    let cardCount: Int
    var fields: [Field]
    /// The case name to write in the schema, or `nil` to use the derived name.
    var caseName: String?
    /// The object name to write in the schema, or `nil` to use the derived name.
    var object: String?
  }

  struct Field {
    let path: ValuePath
    let type: FieldType
    let separator: String
    /// The allowed values, or `nil` if any value is allowed.
    var choices: [Choice]?
    /// The number of cards that have a valid value.
    let cardCount: Int
    /// The property name to write in the schema, or `nil` to use the derived name.
    var property: String?
    /// The constant name to write in the schema, or `nil` to use the derived name.
    var constant: String?
    /// The enum name to write in the schema, or `nil` to use the derived name.
    var enumName: String?
  }

  struct Choice {
    let value: String
    /// The case name to write in the schema, or `nil` to use the derived name.
    var caseName: String?
  }
}
