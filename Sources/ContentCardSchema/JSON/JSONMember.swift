/// A member of a JSON object: `"name": value`.
package struct JSONMember: Hashable, Sendable {
  /// The name as the file means it, escapes resolved.
  package var name: String
  /// The quote that opens the name.
  package var nameLocation: SourceLocation
  package var value: JSONNode

  package init(_ name: String, at nameLocation: SourceLocation, value: JSONNode) {
    self.name = name
    self.nameLocation = nameLocation
    self.value = value
  }
}
