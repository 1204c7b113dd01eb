import ContentCardSchema
import ContentCards

/// Sample values, used to decide whether a type that accepts all of them is plausible.
struct TypeEvidence {
  /// The values that are text, without leading and trailing white space.
  let texts: [String]
  /// The values that are not text, such as JSON numbers.
  private let natives: [ExtraValue]

  init(_ values: [ExtraValue]) {
    texts = values.compactMap { value in
      if case .string(let text) = value { String(ValueGrammar.trimmed(text)) } else { nil }
    }
    natives = values.filter { if case .string = $0 { false } else { true } }
  }

  func supports(_ base: BaseType) -> Bool {
    switch base {
    case .bool: natives.isEmpty ? hasTruthValues : true
    // `Int` has only 32 bits on some Apple Watch models, and longer numbers are usually identifiers.
    case .int:
      !texts.contains { $0.isCode || Int32($0) == nil } && !natives.contains(where: \.isLong)
    case .decimal:
      !texts.contains(where: \.isCode) && (!natives.isEmpty || texts.contains { $0.contains(".") })
    // Of the number types, only `double` accepts text such as 12E4, but such text may be a code.
    case .double: texts.isEmpty
    case .url: texts.allSatisfy(\.looksLikeURL)
    case .json: texts.allSatisfy(\.isJSONContainer) && natives.allSatisfy(\.isContainer)
    default: true
    }
  }

  /// Whether the texts include `true` or `false`, or `yes` or `no` together with a text of the opposite meaning. `0`
  /// and `1` alone, or `No` alone, are not enough.
  private var hasTruthValues: Bool {
    let words = Set(texts.map { $0.lowercased() })
    if words.contains("true") || words.contains("false") { return true }
    let hasWords = words.contains("yes") || words.contains("no")
    return hasWords && Set(words.map(ValueGrammar.bool)).count == 2
  }
}

extension String {
  /// Whether conversion to a number would lose a leading zero, as in `007`, or a plus sign, as in a telephone number.
  var isCode: Bool {
    let digits = drop { $0 == "-" }
    return hasPrefix("+") || (digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
  }

  /// Whether the text begins like a URL: with `scheme://`, `mailto:`, `tel:`, or `sms:`. Any other word with a colon,
  /// as in `Sale:now`, is not enough. A list of URLs separated by commas without spaces is also a valid URL, but does not
  /// count as one.
  fileprivate var looksLikeURL: Bool {
    let parts = ValueGrammar.list(self, separator: Field.defaultSeparator)
    return parts.count(where: \.beginsAsURL) == 1 && beginsAsURL
  }

  private var beginsAsURL: Bool {
    let scheme = prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return self[scheme.endIndex...].hasPrefix("://")
      || ["mailto:", "tel:", "sms:"].contains { lowercased().hasPrefix($0) }
  }

  fileprivate var isJSONContainer: Bool {
    guard first == "{" || first == "[" else { return false }
    return (try? JSONNode(parsing: Array(utf8))) != nil
  }
}

extension ExtraValue {
  /// Whether the value is an integer that does not fit in 32 bits.
  fileprivate var isLong: Bool {
    if case .int(let value) = self { Int32(exactly: value) == nil } else { false }
  }

  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .string, .int, .double, .bool, .null: false
    }
  }
}
