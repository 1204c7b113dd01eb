import ContentCardSchema
import ContentCards

/// What speaks for a type beside that it can be read.
struct TypeEvidence {
  /// The values that are text, without the white space around them.
  let texts: [String]
  /// The others, which are what JSON says they are.
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
    // A watch has 32 bits, and longer numbers are names of something.
    case .int:
      !texts.contains { $0.isCode || Int32($0) == nil } && !natives.contains(where: \.isLong)
    case .decimal:
      !texts.contains(where: \.isCode) && (!natives.isEmpty || texts.contains { $0.contains(".") })
    // An exponent in a text may be anything, such as a code: 12E4.
    case .double: texts.isEmpty
    case .url: texts.allSatisfy(\.looksLikeURL)
    case .json: texts.allSatisfy(\.isJSONContainer) && natives.allSatisfy(\.isContainer)
    case .string, .color, .date, .custom: true
    }
  }

  /// Whether the words are more than 0 and 1, which count, and more than one label, such as `No`.
  private var hasTruthValues: Bool {
    let words = Set(texts.map { $0.lowercased() })
    if words.contains("true") || words.contains("false") { return true }
    let hasWords = words.contains("yes") || words.contains("no")
    return hasWords && Set(words.map(ValueGrammar.bool)).count == 2
  }
}

extension String {
  /// Whether a number made of the text would lose something: the zero of `007`, the plus of a
  /// telephone number.
  var isCode: Bool {
    let digits = drop { $0 == "-" }
    return hasPrefix("+") || (digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
  }

  /// Whether the text has more of a URL than a colon, which `Sale:now` has too. Several URLs with
  /// commas between them are one by the letter of the grammar.
  fileprivate var looksLikeURL: Bool {
    let parts = ValueGrammar.list(self, separator: Field.defaultSeparator)
    return parts.count(where: \.beginsAsURL) == 1 && beginsAsURL
  }

  private var beginsAsURL: Bool {
    let hasScheme = prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return self[hasScheme.endIndex...].hasPrefix("://")
      || ["mailto:", "tel:", "sms:"].contains { lowercased().hasPrefix($0) }
  }

  /// Whether the text is a JSON object or array, strictly.
  fileprivate var isJSONContainer: Bool {
    guard first == "{" || first == "[" else { return false }
    return (try? JSONNode(parsing: Array(utf8))) != nil
  }
}

extension ExtraValue {
  /// Whether it is a whole number of more than 32 bits.
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
