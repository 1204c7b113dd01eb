import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards
import Foundation

@testable import ContentCardTools

/// The values that an app with the schema reads from a card.
///
/// `CardReader` determines whether the card is converted to an object. Other tests compare `CardReader` with compiled
/// code.
struct CardReading: CustomStringConvertible {
  struct Value: Equatable {
    /// The index of the choice that was read, or `nil` for a field. Several choices can have the same key.
    var choice: Int?
    /// The text of each element, or of the single value.
    var texts: [String]
  }

  let schema: Schema
  let classType: ClassType
  /// Whether every value of the card is valid for the field that reads it or, in a `oneOf`, for one of the choices that
  /// read it.
  let hasOnlyValidValues: Bool
  /// The values by the spelling of the field's place or the property of the `oneOf`. `nil` means that there is no
  /// value.
  private(set) var values: [String: Value?] = [:]

  var description: String {
    values.map { "\($0): \($1.map { "\($0.texts)" } ?? "nil")" }.sorted().joined(separator: ", ")
  }

  /// Returns `nil` if the card is rejected.
  init?(of card: ContentCard, by check: CardReader) {
    let result = check.read(card)
    guard result.outcome == .object, let index = result.classType else { return nil }
    schema = check.schema
    classType = schema.classTypes[index]
    var hasOnlyValidValues = true
    for field in schema.fields(of: classType) {
      var decoder = ContentCardDecoder(card)
      let excluded = schema.keys(beside: field, in: classType).map { ContentCardKey($0) }
      let texts = decoder.read(field, excluded: excluded)
      hasOnlyValidValues = hasOnlyValidValues && decoder.issues.allSatisfy(field.allows)
      values[field.path.value.spelling] = .some(texts.map { Value(choice: nil, texts: $0) })
    }
    for oneOf in classType.oneOf {
      var found: Value?
      var invalid: [ContentCardIssue] = []
      for (index, choice) in oneOf.choices.enumerated() where found == nil {
        var field = choice.field
        field.type.isOptional = true
        var decoder = ContentCardDecoder(card)
        found = decoder.read(field, excluded: []).map { Value(choice: index, texts: $0) }
        // If choices share a key, its value only needs to be valid for one of them.
        if found != nil {
          invalid.removeAll { issue in field.places.contains { $0.spelling == issue.key } }
        }
        invalid += decoder.issues.filter { !field.allows($0) }
      }
      values[oneOf.property.value] = .some(found)
      hasOnlyValidValues = hasOnlyValidValues && invalid.isEmpty
    }
    self.hasOnlyValidValues = hasOnlyValidValues
  }
}

extension ContentCardDecoder {
  /// Returns whether a value is valid for the field, regardless of the key that contains it.
  static func accepts(_ value: ExtraValue, for field: Field) -> Bool {
    var field = field
    field.type.isList = field.type.isList && !field.isCollected
    field.path.value = .extras("k")
    field.aliases = []
    field.fallback = []
    var decoder = Self(ContentCard(id: "a", extras: ["k": value]))
    // Excludes other values that count as missing: texts that consist of separators, and lists without elements.
    field.defaultValue = nil
    let isValue = decoder.read(field, excluded: []) != nil
    return (isValue || value == "") && decoder.issues.allSatisfy(field.allows)
  }

  /// Returns the text of each element or of the single value, or `nil` if there is no value.
  fileprivate mutating func read(_ field: Field, excluded: [ContentCardKey]) -> [String]? {
    switch field.type.base {
    case .string:
      if let choices = field.choices {
        return read(
          field, excluded, rules: AllowedText.Rules(values: choices.map(\.value.value))
        ) { (value: AllowedText) in value.text }
      }
      return read(
        field, excluded,
        rules: field.allowsEmpty && !field.type.isList ? .allowsEmpty : .init()
      ) { (value: String) in value }
    case .int:
      return read(field, excluded, rules: field.range { Int($0) }) { (value: Int) in "\(value)" }
    case .double:
      return read(field, excluded, rules: field.range { Double($0) }) { (value: Double) in
        "\(Decimal(string: "\(value)") ?? 0)"
      }
    case .decimal:
      return read(field, excluded, rules: field.range { Decimal(string: $0) }) {
        (value: Decimal) in "\(value)"
      }
    case .bool: return read(field, excluded, rules: .init()) { (value: Bool) in "\(value)" }
    case .url: return read(field, excluded, rules: .init()) { (value: URL) in value.absoluteString }
    case .color:
      return read(field, excluded, rules: .init()) { (value: ContentCardTools.ContentCardColor) in
        "\(value)"
      }
    case .date:
      let format =
        ContentCardsGeneratedCode.DateFormat(rawValue: field.dateFormat.rawValue) ?? .iso8601
      return read(field, excluded, rules: format) { (value: Date) in
        "\(value.timeIntervalSince1970)"
      }
    case .json: return json(field)
    // Values that a type of the app reads are not compared.
    case .custom: return nil
    }
  }

  private mutating func json(_ field: Field) -> [String]? {
    if field.type.isList {
      let rules = ContentCardsGeneratedCode.JSONRules.list(allowsEmpty: field.allowsEmpty)
      let found = find(
        DecodedJSON<[ExtraValue]>.self, field, rules: rules)?.value
      let texts =
        found?.map { "\($0)" } ?? field.defaultValue.map { [$0.value.text(separator: "")] }
      return texts?.asSet(if: field.isUnique)
    }
    let found = find(DecodedJSON<ExtraValue>.self, field, rules: .init())?
      .value
    // The elements of an array are compared like the value of a field that is not a list.
    let texts = if case .array(let elements)? = found { elements } else { found.map { [$0] } }
    return texts?.map { "\($0)" } ?? field.defaultValue.map { [$0.value.text(separator: "")] }
  }

  private mutating func read<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ field: Field, _ excluded: [ContentCardKey], rules: Value.Rules, _ text: (Value) -> String
  ) -> [String]? {
    if case .extrasPrefix(let prefix) = field.path.value {
      let values =
        field.isRequired
        ? required([Value].self, prefix: prefix, rules, except: excluded)
        : optional([Value].self, prefix: prefix, rules, except: excluded)
      return values?.map(text).asSet(if: field.isUnique)
    }
    guard field.type.isList else {
      let found = find(Value.self, field, rules: rules).map { [text($0)] }
      return found ?? field.defaultTexts(Value.self, rules: rules, text)
    }
    let list = ContentCardsGeneratedCode.ListRules<Value>.list(
      separator: field.separator, allowsEmpty: field.allowsEmpty, each: rules)
    let found = find([Value].self, field, rules: list)?.map(text)
    return (found ?? field.defaultTexts(Value.self, rules: rules, text))?
      .asSet(if: field.isUnique)
  }

  private mutating func find<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ field: Field, rules: Value.Rules
  ) -> Value? {
    find(
      type, field.path.value.lookup, rules,
      aliases: field.aliases.map { ContentCardKey($0.value) },
      fallback: field.fallback.map(\.value.lookup), isRequired: field.isRequired,
      defaultText: nil)
  }
}

/// A text that must be one of the allowed values, read like a generated enum.
private struct AllowedText: ContentCardsGeneratedCode.DecodableValue {
  struct Rules: ContentCardsGeneratedCode.ValueRules {
    var values: [String] = []
  }

  var text: String

  static func read(_ value: ExtraValue, rules: Rules) throws(ContentCardIssue.Reason) -> Self {
    guard case .string(let given) = value else {
      throw .wrongKind(value.kind, expected: "an allowed value")
    }
    let text = given.lowercased()
    guard let match = rules.values.first(where: { $0.lowercased() == text }) else {
      throw .notAllowed(rules.values)
    }
    return Self(text: match)
  }
}

extension Field {
  /// Returns whether a value with the issue is valid. Plain text keeps a Liquid tag, with a warning.
  fileprivate func allows(_ issue: ContentCardIssue) -> Bool {
    guard case .unrenderedLiquid = issue.reason else { return false }
    return type.base == .string && choices == nil && (!type.isList || isCollected)
  }

  /// Returns the default in the form of a value that was read.
  fileprivate func defaultTexts<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, rules: Value.Rules, _ text: (Value) -> String
  ) -> [String]? {
    guard let literal = defaultValue?.value else { return nil }
    let elements = if case .list(let elements) = literal { elements } else { [literal] }
    return elements.compactMap { element in
      (try? Value.read(.string(element.text(separator: "")), rules: rules)).map(text)
    }
  }

  fileprivate func range<Value>(_ bound: (String) -> Value?)
    -> ContentCardsGeneratedCode.NumberRange<Value>
  {
    .init(
      minimum: minimum.flatMap { bound($0.value) }, maximum: maximum.flatMap { bound($0.value) })
  }
}

extension ValuePath {
  fileprivate var lookup: ContentCardsGeneratedCode.Lookup {
    switch self {
    case .card(let name):
      ContentCardsGeneratedCode.Field(rawValue: name).map { .card($0) } ?? .extrasPrefix("")
    case .extras(let key): .extras(ContentCardKey(key))
    case .extrasPrefix(let prefix): .extrasPrefix(prefix)
    }
  }
}

extension [String] {
  fileprivate func asSet(if isUnique: Bool) -> Self { isUnique ? Set(self).sorted() : self }
}
