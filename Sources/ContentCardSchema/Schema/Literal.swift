/// A value of a base type, or a list of such values.
package indirect enum Literal: Hashable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  /// The text of a value whose type has no exact Swift literal, such as a URL or a decimal number.
  case text(String)
  case list([Literal])
}

extension Literal {
  /// Whether the value, or an element of the list, has a type without an exact Swift literal. For such a default,
  /// generated code contains another expression, or text that the decoder reads.
  package var needsGrammar: Bool {
    switch self {
    case .text: true
    case .list(let elements): elements.contains(where: \.needsGrammar)
    case .string, .int, .double, .bool: false
    }
  }

  /// Returns the value as text that can be typed in the dashboard.
  package func text(separator: String) -> String {
    switch self {
    case .string(let text), .text(let text): text
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .list(let elements):
      elements.map { $0.text(separator: separator) }.joined(separator: separator)
    }
  }
}
