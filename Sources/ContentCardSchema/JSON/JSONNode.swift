/// A JSON value and its location in the text.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    /// The members in the order of the text, including members with the same name.
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// The number as written in the text, with all its digits.
    case number(String)
    case bool(Bool)
    case null
  }

  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// Parses one JSON value in UTF-8, as defined in RFC 8259.
  ///
  /// - Throws: A ``JSONSyntaxError`` for the first error. A byte-order mark at the start, unpaired surrogates, and more
  ///   than 512 levels of nesting are also errors.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The value of the last member with this name, or `nil` if there is no such member or the node is not an object.
  package subscript(name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  package var members: [JSONMember] { if case .object(let members) = value { members } else { [] } }
  package var elements: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }
  package var string: String? { if case .string(let text) = value { text } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
}

extension JSONNode.Value {
  /// The kind of value, as messages name it.
  package var kind: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
