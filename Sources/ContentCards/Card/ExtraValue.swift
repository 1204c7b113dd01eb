/// What arrived under a key: text nearly always, as it was typed in the dashboard, and sometimes
/// JSON of another kind.
public enum ExtraValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A number that `Int` can hold.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A bool, which is never a number.
  case bool(Bool)
  /// JSON's null, which counts as missing.
  case null
  /// A JSON array.
  case array([ExtraValue])
  /// A JSON object.
  case object([String: ExtraValue])
}

extension ExtraValue: CustomStringConvertible {
  /// A text as it is, anything else much as JSON writes it, members in alphabetical order.
  public var description: String {
    switch self {
    case .string(let text): text
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .null: "null"
    case .array(let elements):
      "[\(elements.map(\.nestedDescription).joined(separator: ", "))]"
    case .object(let members):
      "{\(Self.description(of: members))}"
    }
  }

  private static func description(of members: [String: ExtraValue]) -> String {
    members.sorted { $0.key < $1.key }
      .map { "\"\($0.key.escapedAsLiteral)\": \($0.value.nestedDescription)" }
      .joined(separator: ", ")
  }

  private var nestedDescription: String {
    if case .string(let text) = self { "\"\(text.escapedAsLiteral)\"" } else { description }
  }

  /// The kind of value as a sentence names it.
  package var kind: String {
    switch self {
    case .string: "text"
    case .int, .double: "a number"
    case .bool: "a bool"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension ExtraValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Text.
  public init(stringLiteral text: String) { self = .string(text) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A number: `.int` if it is whole and an `Int` holds it, as from JSON.
  public init(floatLiteral value: Double) {
    self = Int(exactly: value).map(ExtraValue.int) ?? .double(value)
  }
  /// A bool.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Null.
  public init(nilLiteral: ()) { self = .null }
}

extension ExtraValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A JSON array.
  public init(arrayLiteral elements: ExtraValue...) { self = .array(elements) }

  /// A JSON object; of two members with one name the last counts.
  public init(dictionaryLiteral members: (String, ExtraValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }
}
