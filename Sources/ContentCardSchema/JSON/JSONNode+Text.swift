extension JSONNode {
  /// The value as JSON on a single line.
  package var text: String {
    switch value {
    case .object(let members):
      "{\(members.map { "\($0.name.jsonLiteral): \($0.value.text)" }.joined(separator: ", "))}"
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .string(let text): text.jsonLiteral
    case .number(let text): text
    case .bool(let value): String(value)
    case .null: "null"
    }
  }

  /// The value as JSON in which each member and each element begins on a line of its own.
  package var indentedText: String {
    switch value {
    case .object(let members):
      jsonObject(members.map { "\($0.name.jsonLiteral): \($0.value.indentedText)" })
    case .array(let elements): "[\(indentedLines(elements.map(\.indentedText)))]"
    case .string, .number, .bool, .null: text
    }
  }
}
