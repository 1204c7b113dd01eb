/// The value of an extra: usually text, as typed in the dashboard, and sometimes another JSON value.
public enum ExtraValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A whole number that `Int` can hold.
  case int(Int)
  /// A number as a `Double`, such as a number with a fraction.
  case double(Double)
  /// A Boolean. The built-in number types do not accept it.
  case bool(Bool)
  /// The JSON value `null`. When a card is converted, an extra with this value counts as missing.
  case null
  /// A JSON array.
  case array([ExtraValue])
  /// A JSON object.
  case object([String: ExtraValue])
}

extension ExtraValue: CustomStringConvertible {
  /// The text itself, or any other value in a form similar to JSON, with members sorted by name.
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
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Creates the same value as this number in JSON: `.int` for a whole number that `Int` can hold, and `.double` for
  /// any other number.
  public init(floatLiteral value: Double) {
    self = Int(exactly: value).map(ExtraValue.int) ?? .double(value)
  }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
}

extension ExtraValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: ExtraValue...) { self = .array(elements) }

  /// Creates a JSON object. If a name occurs more than once, its last value is used.
  public init(dictionaryLiteral members: (String, ExtraValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }
}
