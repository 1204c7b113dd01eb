package struct JSONMember: Sendable {
  /// The name, with its escape sequences decoded.
  package var name: String
  /// The location of the name's opening quote.
  package var nameLocation: SourceLocation
  package var value: JSONNode

  package init(_ name: String, at nameLocation: SourceLocation, value: JSONNode) {
    self.name = name
    self.nameLocation = nameLocation
    self.value = value
  }
}
