import Foundation

@_spi(ContentCardsGenerated)
extension ContentCardDecoder {
  /// Returns the required value of an extra, decoded from JSON, or `nil` after recording an error.
  public mutating func required<Value: Decodable & Hashable & Sendable>(
    json type: Value.Type, _ key: ContentCardKey,
    _ rules: ContentCardsGeneratedCode.JSONRules = .init(),
    aliases: [ContentCardKey] = [], fallback: [ContentCardsGeneratedCode.Place] = [],
    defaultText: String? = nil
  ) -> Value? {
    required(
      DecodedJSON<Value>.self, key, rules, aliases: aliases, fallback: fallback,
      defaultText: defaultText)?.value
  }

  /// Returns the required value of a standard field, decoded from JSON, or `nil` after recording an error.
  public mutating func required<Value: Decodable & Hashable & Sendable>(
    json type: Value.Type, card field: ContentCardsGeneratedCode.StandardField,
    _ rules: ContentCardsGeneratedCode.JSONRules = .init(),
    fallback: [ContentCardsGeneratedCode.Place] = [], defaultText: String? = nil
  ) -> Value? {
    required(
      DecodedJSON<Value>.self, card: field, rules, fallback: fallback, defaultText: defaultText)?
      .value
  }

  /// Returns the value of an extra, decoded from JSON, or `nil` if it is missing or invalid.
  public mutating func optional<Value: Decodable & Hashable & Sendable>(
    json type: Value.Type, _ key: ContentCardKey,
    _ rules: ContentCardsGeneratedCode.JSONRules = .init(),
    aliases: [ContentCardKey] = [], fallback: [ContentCardsGeneratedCode.Place] = []
  ) -> Value? {
    optional(DecodedJSON<Value>.self, key, rules, aliases: aliases, fallback: fallback)?.value
  }

  /// Returns the value of a standard field, decoded from JSON, or `nil` if it is missing or invalid.
  public mutating func optional<Value: Decodable & Hashable & Sendable>(
    json type: Value.Type, card field: ContentCardsGeneratedCode.StandardField,
    _ rules: ContentCardsGeneratedCode.JSONRules = .init(),
    fallback: [ContentCardsGeneratedCode.Place] = []
  ) -> Value? {
    optional(DecodedJSON<Value>.self, card: field, rules, fallback: fallback)?.value
  }
}

extension ContentCardsGeneratedCode {
  /// The rules that a schema can set for JSON.
  public struct JSONRules: ValueRules {
    let isList: Bool
    /// For JSON that must be an array: whether an empty array is valid. If `false`, an empty array and empty text count
    /// as missing.
    public let allowsEmpty: Bool
    /// For JSON that must be an array: the numbers of items that are valid.
    let count: Range<Int>

    /// Creates rules that accept any JSON.
    public init() {
      self.init(isList: false, allowsEmpty: false, count: 0..<Int.max)
    }

    package init(isList: Bool, allowsEmpty: Bool, count: Range<Int>) {
      self.isList = isList
      self.allowsEmpty = allowsEmpty
      self.count = count
    }

    /// Returns rules for JSON that must be an array.
    @_spi(ContentCardsGenerated) public static func list(
      allowsEmpty: Bool = false, count: some RangeExpression<Int> = 0...
    ) -> Self {
      Self(isList: true, allowsEmpty: allowsEmpty, count: count.relative(to: 0..<Int.max))
    }
  }
}

/// A value that is decoded from JSON, or from text that contains JSON.
package struct DecodedJSON<Value: Decodable & Hashable & Sendable>:
  ContentCardsGeneratedCode.DecodableValue
{
  package let value: Value

  private static var expectation: String {
    switch Value.self {
    case is ExtraValue.Type: "JSON"
    case is [ExtraValue].Type, is Set<ExtraValue>.Type: "a JSON array"
    default: "JSON of type \(Value.self)"
    }
  }

  package static func read(
    _ value: ExtraValue, rules: ContentCardsGeneratedCode.JSONRules
  ) throws(ContentCardIssue.Reason) -> Self {
    do {
      let json =
        if case .string(let text) = value {
          // As in other lists, empty text has no items.
          Data((rules.isList && text.isEmpty ? "[]" : text).utf8)
        } else {
          try JSONEncoder().encode(value)
        }
      // Valid JSON in UTF-8 contains no NUL byte. If there is one, a decoder might read the data as UTF-16, and the
      // check below cannot count the levels of UTF-16 text.
      guard !json.contains(0) else { throw ContentCardIssue.Reason.notA(expectation) }
      guard json.isShallow else {
        throw ContentCardIssue.Reason.notA(
          "\(expectation) with at most \(ExtraValue.maximumDepth) levels")
      }
      let decoder = JSONDecoder()
      if rules.isList, !rules.allowsEmpty || rules.count != 0..<Int.max {
        let items = try decoder.decode([ExtraValue].self, from: json)
        if items.isEmpty, !rules.allowsEmpty { throw ContentCardIssue.Reason.empty }
        _ = try rules.count.checked(items)
      }
      return Self(value: try decoder.decode(Value.self, from: json))
    } catch let error as ContentCardIssue.Reason {
      throw error
    } catch {
      throw .notA(expectation)
    }
  }
}

extension Data {
  /// Whether the JSON has at most `ExtraValue.maximumDepth` levels. With more levels, a recursive decoder might
  /// overflow the stack.
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
