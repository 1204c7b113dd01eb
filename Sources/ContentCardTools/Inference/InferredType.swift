import ContentCardSchema
import ContentCards

/// A type inferred from the values of a key, a standard field, or a prefix.
struct InferredType: Hashable {
  var base: BaseType
  var isList = false
  var separator = Field.defaultSeparator
}

extension InferredType {
  /// A reader of values of this type, with the rules of the library.
  var reader: FieldReader {
    var field = Field(
      path: Located(.extras(""), at: SourceLocation(line: 1, column: 1)),
      type: FieldType(base, isList: isList))
    field.separator = separator
    return FieldReader(field)
  }

  /// Creates the narrowest plausible type that fits every value.
  ///
  /// Returns `nil` if no type fits every value. Without values, the type is `string`.
  ///
  /// A type that is too narrow causes cards to be rejected or to lose values. A type that is too wide only requires
  /// conversion code in the app. Therefore, `007` is treated as text, `1,99` is not treated as a list, and a
  /// colon is not enough for a URL.
  ///
  /// - Parameters:
  ///   - values: The values, without empty text.
  ///   - key: The key or prefix. A plural such as `tags` is evidence for a list.
  init?(_ values: [ExtraValue], key: String) {
    let evidence = TypeEvidence(values)
    let guesses = [
      { Self.scalar(values, evidence) },
      { Self.arrays(values) },
      { Self.json(values, evidence) },
      { Self.separated(evidence.texts, of: values, key: key) },
      { Self(base: .string).ifAccepting(values) },
      // JSON numbers and Booleans are not valid strings.
      { Self.first(of: [.int, .decimal, .double, .bool, .json], taking: values) },
    ]
    for guess in guesses {
      guard let guess = guess() else { continue }
      self = guess
      return
    }
    return nil
  }

  /// The inferred types of single values, except text and JSON, in the order in which they are tried.
  static let scalars: [BaseType] = [.bool, .int, .decimal, .double, .url, .color, .date]

  private static func scalar(_ values: [ExtraValue], _ evidence: TypeEvidence) -> Self? {
    first(of: scalars.filter(evidence.supports), taking: values)
  }

  private static func first(of bases: [BaseType], taking values: [ExtraValue]) -> Self? {
    values.isEmpty ? nil : bases.lazy.compactMap { Self(base: $0).ifAccepting(values) }.first
  }

  /// Returns this type if each value is valid for it or treated as missing, or `nil` otherwise.
  private func ifAccepting(_ values: [ExtraValue]) -> Self? {
    values.allSatisfy(reader.acceptsOrIgnores) ? self : nil
  }

  /// Returns a list type that fits all values, or `nil` if there is none. At least one value must be a JSON array. All
  /// others must be arrays or text, which is split at commas.
  private static func arrays(_ values: [ExtraValue]) -> Self? {
    var elements: [ExtraValue] = []
    var hasArrays = false
    for value in values {
      switch value {
      case .array(let array):
        hasArrays = true
        elements += array.filter { $0 != .null }
      case .string(let text):
        elements += ValueGrammar.list(text, separator: Field.defaultSeparator).map {
          .string($0)
        }
      default: return nil
      }
    }
    guard hasArrays else { return nil }
    let base = scalar(elements, TypeEvidence(elements))?.base ?? .string
    return Self(base: base, isList: true).ifAccepting(values)
  }

  /// Returns `json` or `json[]` if all values are JSON objects or arrays, as text or native JSON. Otherwise, returns
  /// `nil`.
  private static func json(_ values: [ExtraValue], _ evidence: TypeEvidence) -> Self? {
    guard evidence.supports(.json), !values.isEmpty else { return nil }
    let list = Self(base: .json, isList: true)
    // An empty array is valid for `json`, but counts as missing for `json[]`.
    if values.allSatisfy(list.reader.canRead) { return list }
    return Self(base: .json).ifAccepting(values)
  }

  /// Returns a list type if the values are text that is clearly separated by commas, vertical bars, or semicolons.
  /// Returns `nil` otherwise.
  private static func separated(
    _ texts: [String], of values: [ExtraValue], key: String
  ) -> Self? {
    guard texts.count == values.count else { return nil }
    for separator in [Field.defaultSeparator, "|", ";"] {
      let lists = SeparatedTexts(texts, separator: separator)
      guard lists.haveSeveralElements else { continue }
      let elements = lists.elements.map(ExtraValue.string)
      let base = scalar(elements, TypeEvidence(elements))?.base ?? .string
      guard lists.areEvident(of: base, key: key) else { continue }
      if let list = Self(base: base, isList: true, separator: separator).ifAccepting(values) {
        return list
      }
    }
    return nil
  }
}

extension FieldReader {
  func canRead(_ value: ExtraValue) -> Bool { reading(of: value).value != nil }

  /// Returns whether the value is valid or treated as missing, such as an empty list.
  func acceptsOrIgnores(_ value: ExtraValue) -> Bool {
    let reading = reading(of: value)
    return reading.value != nil || reading.issues.isEmpty
  }
}
