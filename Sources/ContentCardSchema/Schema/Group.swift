/// Class types that belong together: a nested enum, and what all of them share.
package struct Group: Sendable {
  package var name: Located<String>
  package var description: String?

  /// The nested enum's name; nil: from the group's name.
  package var enumName: Located<String>?

  /// The protocol that the group's objects adopt; nil: none.
  package var protocolName: Located<String>?

  /// Whether the group's objects can be encoded and decoded. If `nil`, the schema decides.
  package var isCodable: Located<Bool>?

  /// Standard fields, then extras, each in file order.
  package var fields: [Field]
}
