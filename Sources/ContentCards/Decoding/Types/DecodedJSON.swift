import Foundation

extension ContentCardsGeneratedCode {
  /// A value decoded from JSON, which arrived as text or as what it is.
  public struct DecodedJSON<Value: Decodable & Hashable & Sendable>: ContentCardValue {
    /// What the JSON was decoded into.
    public let value: Value

    /// "JSON of type Offer".
    public static var expectation: String {
      switch Value.self {
      case is JSONValue.Type: "JSON"
      case is [JSONValue].Type, is Set<JSONValue>.Type: "a JSON list"
      default: "JSON of type \(Value.self)"
      }
    }

    /// Text that holds JSON, or JSON, in the shape that the type decodes.
    public static func read(
      _ value: ExtraValue, rules: ContentCardsGeneratedCode.JSONRules
    ) throws(ContentCardValueError) -> Self {
      do {
        let json =
          if case .string(let text) = value { Data(text.utf8) } else {
            try JSONEncoder().encode(value)
          }
        // No JSON has a NUL, and a decoder takes text with one for UTF-16, whose levels are not counted here.
        guard !json.contains(0) else { throw ContentCardValueError.notA(expectation) }
        guard json.isShallow else {
          throw ContentCardValueError.notA(
            "\(expectation) of at most \(ExtraValue.maximumDepth) levels")
        }
        let decoder = JSONDecoder()
        if rules.isList, !rules.allowsEmpty,
          try decoder.decode([JSONValue].self, from: json).isEmpty
        {
          throw ContentCardValueError.empty
        }
        return Self(value: try decoder.decode(Value.self, from: json))
      } catch let error as ContentCardValueError {
        throw error
      } catch {
        throw .notA(expectation)
      }
    }
  }
}

extension ContentCardsGeneratedCode {
  /// What a schema can ask of JSON.
  public struct JSONRules: ContentCardRules {
    /// Whether the JSON is a list.
    let isList: Bool
    /// Whether a list without elements is a value rather than a missing one.
    public let allowsEmpty: Bool

    /// Any JSON.
    public init() { self.init(isList: false, allowsEmpty: false) }

    private init(isList: Bool, allowsEmpty: Bool) {
      self.isList = isList
      self.allowsEmpty = allowsEmpty
    }

    /// A list, with or without any elements.
    public static func list(allowsEmpty: Bool = false) -> Self {
      Self(isList: true, allowsEmpty: allowsEmpty)
    }
  }
}

extension Data {
  /// Whether so few of JSON's arrays and objects stand within each other that a decoder, which
  /// recurses, can be trusted with them.
  fileprivate var isShallow: Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for byte in self {
      if isText {
        isText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > ExtraValue.maximumDepth { return false }
    }
    return true
  }
}
