import ContentCardSchema
import ContentCards
import Foundation

@testable import ContentCardTools

/// What an app with the schema reads from a card: the values of its object.
///
/// Whether there is an object at all is for `CardReader` to say, which is held to compiled code.
struct CardReading: CustomStringConvertible {
  struct Value: Equatable {
    /// Where a choice was found; nil for a field.
    var choice: ValuePath?
    /// The texts of the elements, or of the one value there is.
    var texts: [String]
  }

  let schema: Schema
  let classType: ClassType
  /// Whether every value of the card is valid for the field that reads it.
  let isClean: Bool
  /// By the spelling of the field's place, or the property of the `oneOf`; nil: nothing.
  private(set) var values: [String: Value?] = [:]

  var description: String {
    values.map { "\($0): \($1.map { "\($0.texts)" } ?? "nil")" }.sorted().joined(separator: ", ")
  }

  /// Nil for a card that is rejected.
  init?(of card: ContentCard, by check: CardReader) {
    let result = check.read(card)
    guard result.outcome == .object, let index = result.classType else { return nil }
    schema = check.schema
    classType = schema.classTypes[index]
    var isClean = true
    for field in schema.fields(of: classType) {
      var decoder = ContentCardDecoder(card)
      let besides = schema.keys(beside: field, in: classType).map { ContentCardKey($0) }
      let texts = decoder.read(field, besides: besides)
      isClean = isClean && decoder.issues.allSatisfy(field.allows)
      values[field.path.value.spelling] = .some(texts.map { Value(choice: nil, texts: $0) })
    }
    for oneOf in classType.oneOf {
      var found: Value?
      for choice in oneOf.choices where found == nil {
        var field = choice.field
        field.type.isOptional = true
        var decoder = ContentCardDecoder(card)
        found = decoder.read(field, besides: []).map { Value(choice: field.path.value, texts: $0) }
        isClean = isClean && decoder.issues.allSatisfy(field.allows)
      }
      values[oneOf.property.value] = .some(found)
    }
    self.isClean = isClean
  }
}

extension ContentCardDecoder {
  /// Whether a value is one of the field's own, wherever else it might be looked for.
  static func takes(_ value: ExtraValue, for field: Field) -> Bool {
    var field = field
    field.type.isList = field.type.isList && !field.isCollected
    field.path.value = .extras("k")
    field.aliases = []
    field.fallback = []
    var decoder = Self(ContentCard(id: "a", extras: ["k": value]))
    // Other values that count as missing are left aside: texts of separators alone, and lists without elements.
    field.defaultValue = nil
    let isValue = decoder.read(field, besides: []) != nil
    return (isValue || value == "") && decoder.issues.allSatisfy(field.allows)
  }

  /// The texts of the elements, or of the one value there is; nil: nothing.
  fileprivate mutating func read(_ field: Field, besides: [ContentCardKey]) -> [String]? {
    switch field.type.base {
    case .string:
      if let choices = field.choices {
        return read(
          field, besides, rules: AllowedText.Rules(values: choices.map(\.value.value))
        ) { (value: AllowedText) in value.text }
      }
      return read(
        field, besides,
        rules: field.allowsEmpty && !field.type.isList ? .allowsEmpty : .init()
      ) { (value: String) in value }
    case .int:
      return read(field, besides, rules: field.range { Int($0) }) { (value: Int) in "\(value)" }
    case .double:
      return read(field, besides, rules: field.range { Double($0) }) { (value: Double) in
        "\(Decimal(string: "\(value)") ?? 0)"
      }
    case .decimal:
      return read(field, besides, rules: field.range { Decimal(string: $0) }) {
        (value: Decimal) in "\(value)"
      }
    case .bool: return read(field, besides, rules: .init()) { (value: Bool) in "\(value)" }
    case .url: return read(field, besides, rules: .init()) { (value: URL) in value.absoluteString }
    case .color:
      return read(field, besides, rules: .init()) { (value: ContentCardTools.ContentCardColor) in
        "\(value)"
      }
    case .date:
      let format =
        ContentCardsGeneratedCode.DateFormat(rawValue: field.dateFormat.rawValue) ?? .iso8601
      return read(field, besides, rules: format) { (value: Date) in
        "\(value.timeIntervalSince1970)"
      }
    case .json: return json(field)
    // What a type of the app's own makes of a value is not tried.
    case .custom: return nil
    }
  }

  private mutating func json(_ field: Field) -> [String]? {
    if field.type.isList {
      let rules = ContentCardsGeneratedCode.JSONRules.list(allowsEmpty: field.allowsEmpty)
      let found = find(
        ContentCardsGeneratedCode.DecodedJSON<[JSONValue]>.self, field, rules: rules)?.value
      let texts =
        found?.map { "\($0)" } ?? field.defaultValue.map { [$0.value.text(separator: "")] }
      return texts?.asSet(if: field.isUnique)
    }
    let found = find(ContentCardsGeneratedCode.DecodedJSON<JSONValue>.self, field, rules: .init())?
      .value
    // The elements of a list are what they are in a field that takes nothing else.
    let texts = if case .array(let elements)? = found { elements } else { found.map { [$0] } }
    return texts?.map { "\($0)" } ?? field.defaultValue.map { [$0.value.text(separator: "")] }
  }

  private mutating func read<Value: ContentCardValue>(
    _ field: Field, _ besides: [ContentCardKey], rules: Value.Rules, _ text: (Value) -> String
  ) -> [String]? {
    if case .extrasPrefix(let prefix) = field.path.value {
      let values =
        field.isRequired
        ? required([Value].self, forPrefix: prefix, rules: rules, besides: besides)
        : optional([Value].self, forPrefix: prefix, rules: rules, besides: besides)
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

  private mutating func find<Value: ContentCardValue>(
    _ type: Value.Type, _ field: Field, rules: Value.Rules
  ) -> Value? {
    find(
      type, field.path.value.lookup, rules: rules,
      aliases: field.aliases.map { ContentCardKey($0.value) },
      fallback: field.fallback.map(\.value.lookup), isRequired: field.isRequired,
      defaultText: nil)
  }
}

/// A text among allowed ones, as generated enums read it.
private struct AllowedText: ContentCardValue {
  struct Rules: ContentCardRules {
    var values: [String] = []
  }

  var text: String
  static let expectation = "an allowed value"

  static func read(_ value: ExtraValue, rules: Rules) throws(ContentCardValueError) -> Self {
    let text = try value.text(as: Self.self).lowercased()
    guard let match = rules.values.first(where: { $0.lowercased() == text }) else {
      throw .notAllowed(rules.values)
    }
    return Self(text: match)
  }
}

extension Field {
  /// Whether a value with the issue is valid: plain text keeps Liquid, with a warning.
  fileprivate func allows(_ issue: ContentCardIssue) -> Bool {
    guard case .unrenderedLiquid = issue.reason else { return false }
    return type.base == .string && choices == nil && (!type.isList || isCollected)
  }

  /// The default as if it had been read.
  fileprivate func defaultTexts<Value: ContentCardValue>(
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
    .range(
      minimum: minimum.flatMap { bound($0.value) }, maximum: maximum.flatMap { bound($0.value) })
  }
}

extension ValuePath {
  fileprivate var lookup: ContentCardsGeneratedCode.Lookup {
    switch self {
    case .card(let name): ContentCardField(rawValue: name).map { .card($0) } ?? .extrasPrefix("")
    case .extras(let key): .extras(ContentCardKey(key))
    case .extrasPrefix(let prefix): .extrasPrefix(prefix)
    }
  }
}

extension [String] {
  fileprivate func asSet(if isUnique: Bool) -> Self { isUnique ? Set(self).sorted() : self }
}
