extension JSONNode {
  /// The value as JSON on one line.
  var text: String {
    switch value {
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)): \($0.value.text)" }.joined(separator: ", "))}"
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .string(let text): Self.quoted(text)
    case .number(let text): text
    case .bool(let value): String(value)
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
