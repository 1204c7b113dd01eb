import ContentCardSchema
import ContentCards

/// A type that takes all values of a place.
struct InferredType: Hashable {
  var base: BaseType
  var isList = false
  var separator = Field.defaultSeparator
}

extension InferredType {
  /// The narrowest type that takes all of the values, as the library reads them, and of which they
  /// give evidence; nil where no type takes them all. Without values it is text.
  ///
  /// A type that is too narrow costs cards, and one that is too wide costs a line of code: digits may
  /// be a code, `1,99` is no list, and a text with a colon in it is no URL.
  ///
  /// - Parameters:
  ///   - values: None of them is empty text.
  ///   - key: A plural speaks for a list.
  init?(_ values: [ExtraValue], key: String) {
    let evidence = TypeEvidence(values)
    let guesses = [
      { Self.scalar(values, evidence) },
      { Self.arrays(values, key: key) },
      { Self.json(values, evidence) },
      { Self.separated(evidence.texts, of: values, key: key) },
      { Self(base: .string).takes(values) },
      // Numbers and bools as JSON has them are no text, whatever they look like.
      { Self.first(of: [.int, .decimal, .double, .bool, .json], taking: values) },
    ]
    for guess in guesses {
      guard let guess = guess() else { continue }
      self = guess
      return
    }
    return nil
  }

  /// The types of one value, from narrow to wide.
  static let scalars: [BaseType] = [.bool, .int, .decimal, .double, .url, .color, .date]

  private static func scalar(_ values: [ExtraValue], _ evidence: TypeEvidence) -> Self? {
    first(of: scalars.filter(evidence.supports), taking: values)
  }

  private static func first(of bases: [BaseType], taking values: [ExtraValue]) -> Self? {
    values.isEmpty ? nil : bases.lazy.compactMap { Self(base: $0).takes(values) }.first
  }

  /// The guess itself, if the type takes all of the values.
  private func takes(_ values: [ExtraValue]) -> Self? {
    values.allSatisfy(SampleReader(self).takes) ? self : nil
  }

  /// A list whose elements arrived as JSON, here and there perhaps as one text.
  private static func arrays(_ values: [ExtraValue], key: String) -> Self? {
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
    return Self(base: base, isList: true).takes(values)
  }

  /// JSON that is an object or an array, as text or as it is.
  private static func json(_ values: [ExtraValue], _ evidence: TypeEvidence) -> Self? {
    guard evidence.supports(.json), !values.isEmpty else { return nil }
    let list = Self(base: .json, isList: true)
    // An array without elements is a value of `json` alone.
    if values.allSatisfy(SampleReader(list).finds) { return list }
    return Self(base: .json).takes(values)
  }

  /// A list as text with separators.
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
      if let list = Self(base: base, isList: true, separator: separator).takes(values) {
        return list
      }
    }
    return nil
  }
}
