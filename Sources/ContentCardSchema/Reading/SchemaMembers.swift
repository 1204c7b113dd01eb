/// The allowed members of the objects in a schema, in the order in which notes list them.
enum SchemaMembers {
  static let root = [
    "$schema", "description", "discriminator", "caseSensitive", "access", "namespace",
    "fallbackCase", "codable", "objectiveC", "groups", "classTypes",
  ]
  static let objectiveC = ["prefix"]
  static let group = [
    "description", "enum", "list", "protocol", "codable", "card", "extras", "together", "order",
  ]
  static let classType = [
    "description", "deprecated", "case", "object", "declaration", "aliases", "conformsTo",
    "codable", "validated", "card", "extras", "oneOf", "atLeastOne", "together", "order",
  ]
  static let cardField = [
    "type", "default", "property", "description", "deprecated", "example", "enum", "enumName",
    "minimum", "maximum", "minimumCount", "maximumCount", "allowsEmpty", "liquid", "separator",
    "unique",
    "format", "swiftType", "fallback",
  ]
  static let extrasField = cardField + ["constant", "aliases"]
  static let alias = ["key", "format", "separator"]
  static let enumChoice = ["value", "case", "description"]
  static let oneOf = ["description", "enumName", "required", "choices"]
  static let choice = [
    "case", "card", "extras", "type", "description", "example", "constant", "minimum", "maximum",
    "minimumCount", "maximumCount", "allowsEmpty", "liquid", "separator", "unique", "format",
    "swiftType",
    "aliases",
  ]
}
