/// Class types that share a nested enum and, optionally, a protocol, fields, and rules.
package struct Group: Sendable {
  package var name: Located<String>
  package var description: String?

  /// The name of the nested enum, or `nil` to derive it from the group's name.
  package var enumName: Located<String>?

  /// The name of the list of the group's class types, or `nil` to add an "s" to the group's name.
  package var listName: Located<String>?

  /// The name of a protocol to generate, which the group's objects adopt, or `nil` for no protocol.
  package var protocolName: Located<String>?

  /// Whether the group's generated structs are `Codable`. A class type can override this setting. If this is `nil`, the
  /// setting of the schema applies.
  package var isCodable: Located<Bool>?

  /// The standard fields, then the extras, each in file order.
  package var fields: [Field]

  /// The lists of `together` and `order`, which apply to all class types of the group.
  package var rules: [PlaceRule: [PlaceList]]
}
