/// A JSON value and where it stands in its file.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// The members in file order. A name that stands there twice is here twice.
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// The number as the file spells it, so that no digit is lost before a type asks for it.
    case number(String)
    case bool(Bool)
    case null
  }

  package var value: Value
  /// The first character of the value: its bracket, quote, sign, digit or letter.
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// Reads a file that holds one JSON value, strictly as RFC 8259 defines it, in UTF-8.
  ///
  /// - Throws: The first mistake of the file. Among them are a byte-order mark, an escape of half
  ///   a surrogate pair, and more than 512 objects and lists within each other.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }
}

extension JSONNode.Value {
  /// The word for the kind of value in messages, such as `an object`.
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
