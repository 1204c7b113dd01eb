/// The members that each object of a schema may have, in the order of the reference.
enum SchemaMembers {
  static let root = [
    "$schema", "description", "discriminator", "caseSensitive", "access", "fallbackCase", "groups",
    "classTypes",
  ]
  static let group = ["description", "enum", "protocol", "card", "extras"]
  static let classType = [
    "description", "case", "object", "aliases", "conformsTo", "card", "extras", "oneOf",
  ]
  static let cardField = [
    "type", "default", "property", "description", "example", "enum", "enumName", "minimum",
    "maximum", "allowsEmpty", "separator", "format", "fallback",
  ]
  static let extrasField = cardField + ["constant", "aliases"]
  static let enumChoice = ["value", "case", "description"]
  static let oneOf = ["description", "enumName", "required", "choices"]
  static let choice = [
    "case", "card", "extras", "type", "description", "example", "constant", "minimum", "maximum",
    "allowsEmpty", "separator", "format", "aliases",
  ]
}
