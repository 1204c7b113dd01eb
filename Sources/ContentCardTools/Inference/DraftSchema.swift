import ContentCardSchema

/// A schema that is being written.
struct DraftSchema {
  var discriminator: String
  var classTypes: [ClassType]

  struct ClassType {
    let name: String
    let cardCount: Int
    var fields: [Field]
    /// What stands for names that would not do.
    var caseName: String?
    var object: String?
  }

  struct Field {
    let path: ValuePath
    let type: FieldType
    let separator: String
    /// The allowed values; nil: any.
    var choices: [Choice]?
    /// On how many cards it has a value.
    let cardCount: Int
    /// What stands for names that would not do.
    var property: String?
    var constant: String?
    var enumName: String?
  }

  struct Choice {
    let value: String
    var caseName: String?
  }
}
