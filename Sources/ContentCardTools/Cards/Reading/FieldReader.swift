import ContentCardSchema
import ContentCards
import Foundation

/// Reads one field of cards, by the call of the decoder that is generated for it.
struct FieldReader: Sendable {
  let field: Field
  /// For a key with `*`: keys that begin so and are declared for themselves.
  var besides: [ContentCardKey]
  /// Whether it is one of several places, none of which is required.
  private let isChoice: Bool

  init(_ field: Field, besides keys: [String] = [], isChoice: Bool = false) {
    self.field = field
    self.isChoice = isChoice
    besides = keys.map(ContentCardKey.init)
  }

  var lookup: ContentCardsGeneratedCode.Lookup? { field.path.value.lookup }

  /// Whether a card without the value is rejected.
  var isRequired: Bool { field.isRequired && !isChoice }

  /// Whether an object cannot do without the value.
  var isNeverNil: Bool { field.isNeverNil && !isChoice }

  /// Whether the card has a value, or a default stands for it; the decoder's issues say why not.
  func read(from decoder: inout ContentCardDecoder) -> Bool {
    switch field.type.base {
    case .string:
      if let choices = field.choices {
        return read(
          AllowedText.self, each: AllowedTexts(values: choices.map(\.value.value)), from: &decoder)
      }
      let allowsEmpty = field.allowsEmpty && !field.type.isList
      return read(String.self, each: allowsEmpty ? .allowsEmpty : .init(), from: &decoder)
    case .int: return read(Int.self, each: range { Int($0) }, from: &decoder)
    case .double: return read(Double.self, each: range { Double($0) }, from: &decoder)
    case .decimal:
      let rules = range { Int($0).map { Decimal($0) } ?? Decimal(string: $0) }
      return read(Decimal.self, each: rules, from: &decoder)
    case .bool: return read(Bool.self, each: .init(), from: &decoder)
    case .url: return read(URL.self, each: .init(), from: &decoder)
    case .color: return read(ContentCardColor.self, each: .init(), from: &decoder)
    case .date:
      let format: ContentCardsGeneratedCode.DateFormat =
        switch field.dateFormat {
        case .iso8601: .iso8601
        case .unix: .unix
        case .unixMilliseconds: .unixMilliseconds
        }
      return read(Date.self, each: format, from: &decoder)
    case .custom: return read(OpaqueValue.self, each: .init(), from: &decoder)
    case .json:
      if let rules = OpaqueJSONRules(field) {
        return find(OpaqueJSON.self, rules: rules, from: &decoder)
      }
      guard field.type.isList else {
        return find(
          ContentCardsGeneratedCode.DecodedJSON<JSONValue>.self, rules: .init(), from: &decoder)
      }
      return find(
        ContentCardsGeneratedCode.DecodedJSON<[JSONValue]>.self,
        rules: .list(allowsEmpty: field.allowsEmpty), from: &decoder)
    }
  }

  private func range<Value>(_ bound: (String) -> Value?)
    -> ContentCardsGeneratedCode.NumberRange<Value>
  {
    .range(
      minimum: field.minimum.flatMap { bound($0.value) },
      maximum: field.maximum.flatMap { bound($0.value) })
  }

  /// A value, a list of them, or one of each of many keys. A set is read in the same way as a list.
  private func read<Element: ContentCardValue>(
    _ type: Element.Type, each rules: Element.Rules, from decoder: inout ContentCardDecoder
  ) -> Bool {
    guard field.type.isList else { return find(type, rules: rules, from: &decoder) }
    guard case .extrasPrefix(let prefix) = field.path.value else {
      let rules = ContentCardsGeneratedCode.ListRules<Element>.list(
        separator: field.separator, allowsEmpty: field.allowsEmpty, each: rules)
      return find([Element].self, rules: rules, from: &decoder)
    }
    let values =
      isRequired
      ? decoder.required([Element].self, forPrefix: prefix, rules: rules, besides: besides)
      : decoder.optional([Element].self, forPrefix: prefix, rules: rules, besides: besides)
    return values != nil
  }

  private func find<Value: ContentCardValue>(
    _ type: Value.Type, rules: Value.Rules, from decoder: inout ContentCardDecoder
  ) -> Bool {
    guard let lookup else { return false }
    let value = decoder.find(
      type, lookup, rules: rules, aliases: field.aliases.map { ContentCardKey($0.value) },
      fallback: field.fallback.compactMap(\.value.lookup),
      isRequired: isRequired, defaultText: nil)
    // The default was checked when the schema was read.
    return value != nil || field.defaultValue != nil
  }
}

extension ValuePath {
  /// Nil for a standard field that no card has, which is a mistake of the schema.
  var lookup: ContentCardsGeneratedCode.Lookup? {
    switch self {
    case .card(let name):
      ContentCardField(rawValue: name).map(ContentCardsGeneratedCode.Lookup.card)
    case .extras(let key): .extras(ContentCardKey(key))
    case .extrasPrefix(let prefix): .extrasPrefix(prefix)
    }
  }
}
