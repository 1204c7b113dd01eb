import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards
import Foundation

/// Reads a field from cards with a decoder call that is equivalent to the one in generated code.
struct FieldReader: Sendable {
  let field: Field
  /// The keys that begin with the field's prefix but are declared separately, and so are not collected. Empty if the
  /// field has no prefix.
  var excludedKeys: [ContentCardKey]
  /// Whether the field is a choice of a `oneOf`, and therefore not required.
  let isChoice: Bool

  init(_ field: Field, except keys: [String] = [], isChoice: Bool = false) {
    self.field = field
    self.isChoice = isChoice
    excludedKeys = keys.map(ContentCardKey.init)
  }

  var lookup: ContentCardsGeneratedCode.Lookup? { field.path.value.lookup }

  /// Whether cards without a valid value are rejected.
  var isRequired: Bool { field.isRequired && !isChoice }

  /// Whether the property always has a value.
  var isNeverNil: Bool { field.isNeverNil && !isChoice }

  /// Reads the field and records issues in the decoder. Returns whether there is a valid value or a default.
  func read(from decoder: inout ContentCardDecoder) -> Bool {
    switch field.type.base {
    case .string:
      if let choices = field.choices {
        return read(
          AllowedText.self, each: AllowedTexts(values: choices.map(\.value.value)), from: &decoder)
      }
      let allowsEmpty = field.allowsEmpty && !field.type.isList
      return read(String.self, each: .init(allowsEmpty: allowsEmpty), from: &decoder)
    case .int: return read(Int.self, each: intRange, from: &decoder)
    case .double: return read(Double.self, each: doubleRange, from: &decoder)
    case .decimal: return read(Decimal.self, each: decimalRange, from: &decoder)
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
          DecodedJSON<ExtraValue>.self, rules: .init(), from: &decoder)
      }
      return find(
        DecodedJSON<[ExtraValue]>.self,
        rules: .list(allowsEmpty: field.allowsEmpty), from: &decoder)
    }
  }

  /// The bounds as they appear in issues.
  var bounds: (minimum: String?, maximum: String?) {
    func texts<Value>(
      _ range: ContentCardsGeneratedCode.NumberRange<Value>
    ) -> (minimum: String?, maximum: String?) {
      (range.minimum.map { "\($0)" }, range.maximum.map { "\($0)" })
    }
    return switch field.type.base {
    case .int: texts(intRange)
    case .double: texts(doubleRange)
    case .decimal: texts(decimalRange)
    case .string, .bool, .url, .color, .date, .json, .custom: (nil, nil)
    }
  }

  private var intRange: ContentCardsGeneratedCode.NumberRange<Int> { range { Int($0) } }
  private var doubleRange: ContentCardsGeneratedCode.NumberRange<Double> { range { Double($0) } }
  private var decimalRange: ContentCardsGeneratedCode.NumberRange<Decimal> {
    range { Int($0).map { Decimal($0) } ?? Decimal(string: $0) }
  }

  private func range<Value>(_ bound: (String) -> Value?)
    -> ContentCardsGeneratedCode.NumberRange<Value>
  {
    .init(
      minimum: field.minimum.flatMap { bound($0.value) },
      maximum: field.maximum.flatMap { bound($0.value) })
  }

  /// Reads a value, a list, or the values of all keys with a prefix. Sets are read like lists.
  private func read<Element: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Element.Type, each rules: Element.Rules, from decoder: inout ContentCardDecoder
  ) -> Bool {
    guard field.type.isList else { return find(type, rules: rules, from: &decoder) }
    guard case .extrasPrefix(let prefix) = field.path.value else {
      let rules = ContentCardsGeneratedCode.ListRules<Element>(
        separator: field.separator, allowsEmpty: field.allowsEmpty, each: rules)
      return find([Element].self, rules: rules, from: &decoder)
    }
    let values =
      isRequired
      ? decoder.required([Element].self, prefix: prefix, rules, except: excludedKeys)
      : decoder.optional([Element].self, prefix: prefix, rules, except: excludedKeys)
    return values != nil
  }

  private func find<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, rules: Value.Rules, from decoder: inout ContentCardDecoder
  ) -> Bool {
    guard let lookup else { return false }
    let value = decoder.find(
      type, lookup, rules, aliases: field.aliases.map { ContentCardKey($0.value) },
      fallback: field.fallback.compactMap(\.value.lookup),
      isRequired: isRequired, defaultText: nil)
    // The default was checked when the schema was read, unless an app-defined type reads it.
    return value != nil || field.defaultValue != nil
  }
}

extension ValuePath {
  /// The key, prefix, or standard field to look up, or `nil` if there is no such standard field, which is an error in
  /// the schema.
  var lookup: ContentCardsGeneratedCode.Lookup? {
    switch self {
    case .card(let name):
      ContentCardsGeneratedCode.Field(rawValue: name).map(ContentCardsGeneratedCode.Lookup.card)
    case .extras(let key): .extras(ContentCardKey(key))
    case .extrasPrefix(let prefix): .extrasPrefix(prefix)
    }
  }
}
