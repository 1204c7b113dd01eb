/// A member of a JSON object: `"name": value`.
public struct JSONMember: Hashable, Sendable {
  /// The name as the file means it, escapes resolved.
  public var name: String
  /// The quote that opens the name.
  public var nameLocation: SourceLocation
  public var value: JSONNode

  public init(_ name: String, at nameLocation: SourceLocation, value: JSONNode) {
    self.name = name
    self.nameLocation = nameLocation
    self.value = value
  }
}
