/// Class types that belong together: a nested enum, and what all of them share.
public struct Group: Sendable {
  public var name: Located<String>
  public var description: String?

  /// The nested enum's name; nil: from the group's name.
  public var enumName: Located<String>?

  /// The protocol that the group's objects adopt; nil: none.
  public var protocolName: Located<String>?

  /// Standard fields, then extras, each in file order.
  public var fields: [Field]
}
