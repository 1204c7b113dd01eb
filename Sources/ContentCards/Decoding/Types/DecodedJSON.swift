import Foundation

extension ContentCardsGeneratedCode {
  /// A value that is decoded from JSON, or from text that contains JSON.
  public struct DecodedJSON<Value: Decodable & Hashable & Sendable>: ContentCardValue {
    /// The decoded value.
    public let value: Value

    /// The expected value, such as `JSON of type Offer`.
    public static var expectation: String {
      switch Value.self {
      case is ExtraValue.Type: "JSON"
      case is [ExtraValue].Type, is Set<ExtraValue>.Type: "a JSON array"
      default: "JSON of type \(Value.self)"
      }
    }

    /// Decodes a value from JSON, or from text that contains JSON.
    ///
    /// - Parameters:
    ///   - value: The card's value.
    ///   - rules: Whether the JSON must be an array, and whether the array may be empty.
    /// - Throws: A ``ContentCardValueError`` if the value is invalid.
    public static func read(
      _ value: ExtraValue, rules: ContentCardsGeneratedCode.JSONRules
    ) throws(ContentCardValueError) -> Self {
      do {
        let json =
          if case .string(let text) = value { Data(text.utf8) } else {
            try JSONEncoder().encode(value)
          }
        // Valid JSON in UTF-8 contains no NUL byte. If there is one, a decoder might read the data as UTF-16, and the
        // check below cannot count the levels of UTF-16 text.
        guard !json.contains(0) else { throw ContentCardValueError.notA(expectation) }
        guard json.isShallow else {
          throw ContentCardValueError.notA(
            "\(expectation) with at most \(ExtraValue.maximumDepth) levels")
        }
        let decoder = JSONDecoder()
        if rules.isList, !rules.allowsEmpty,
          try decoder.decode([ExtraValue].self, from: json).isEmpty
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
  /// The rules that a schema can set for JSON.
  public struct JSONRules: ContentCardRules {
    /// Whether the JSON must be an array.
    let isList: Bool
    /// Whether an empty array is a valid value. Otherwise, it counts as missing.
    public let allowsEmpty: Bool

    /// Creates rules that accept any JSON.
    public init() { self.init(isList: false, allowsEmpty: false) }

    private init(isList: Bool, allowsEmpty: Bool) {
      self.isList = isList
      self.allowsEmpty = allowsEmpty
    }

    /// Returns rules that accept only an array.
    ///
    /// - Parameter allowsEmpty: Whether an empty array is a valid value. Otherwise, it counts as missing.
    public static func list(allowsEmpty: Bool = false) -> Self {
      Self(isList: true, allowsEmpty: allowsEmpty)
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
