/// A default, checked against its type.
package indirect enum Literal: Hashable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  /// A value of a type that Swift has no literal for, as text of the value grammar.
  case text(String)
  case list([Literal])
}

extension Literal {
  /// Whether Swift has no literal for the value, so that the value grammar has to read it.
  package var needsGrammar: Bool {
    switch self {
    case .text: true
    case .list(let elements): elements.contains(where: \.needsGrammar)
    case .string, .int, .double, .bool: false
    }
  }

  /// The value as it would be typed in the dashboard.
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
