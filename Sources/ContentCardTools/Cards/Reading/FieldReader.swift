import ContentCardSchema
@_spi(ContentCardsGenerated) import ContentCards
import Foundation

/// Reads a field from cards with a decoder call like the one in generated code.
struct FieldReader: Sendable {
  let field: Field
  /// Keys that begin with a prefix of the field or of its aliases but are not collected, usually because they are
  /// declared separately.
  var excludedKeys: [ContentCardKey]
  /// Whether the field is a choice of a `oneOf`.
  let isChoice: Bool
  /// The keys, prefixes, and standard fields that are searched, in order.
  let places: [ContentCardsGeneratedCode.Place]
  private let type: TypeReader

  init(_ field: Field, except keys: [String] = [], isChoice: Bool = false) {
    self.field = field
    self.isChoice = isChoice
    excludedKeys = keys.map(ContentCardKey.init)
    places =
      [field.path.value.place].compactMap(\.self)
      + field.aliases.compactMap(\.path.place)
      + field.fallback.compactMap(\.value.place)
    type = TypeReader(field, except: excludedKeys)
  }

  var place: ContentCardsGeneratedCode.Place? { places.first }

  /// The prefixes of the keys that the field and its aliases collect.
  var prefixes: [String] {
    places.compactMap { if case .extrasPrefix(let prefix) = $0 { prefix } else { nil } }
  }

  /// Whether cards without a valid value are rejected.
  var isRequired: Bool { field.isRequired && !isChoice }

  /// Whether the property always has a value. `false` for a choice.
  var isNeverNil: Bool { field.isNeverNil && !isChoice }

  /// The value that is used if the card has no valid value, or `nil` if the field has no default.
  var defaultValue: FieldValue? { type.defaultValue }

  /// The bounds of a number as they appear in issues.
  var bounds: (minimum: String?, maximum: String?) { type.bounds }

  /// Returns the card's value or, if it has no valid one, the default. Returns `nil` if there is neither.
  func read(from decoder: inout ContentCardDecoder) -> FieldValue? {
    // The default was checked when the schema was read, unless the field has a `swiftType`.
    readWithoutDefault(from: &decoder) ?? type.defaultValue
  }

  func readWithoutDefault(from decoder: inout ContentCardDecoder) -> FieldValue? {
    if case .extrasPrefix(let prefix)? = place {
      type.collect(&decoder, prefix, excludedKeys, isRequired)
    } else {
      type.find(&decoder, places[...], isRequired)
    }
  }

  /// Reads a value, or a single element if the field collects keys. The default is not used.
  ///
  /// - Parameter place: The place of the value, or `nil` for the key with the field's name, which is `title` for
  ///   `card.title`.
  /// - Returns: The value, or `nil` if there is no valid one, and the recorded issues except remarks.
  func reading(
    of value: ExtraValue, at place: ContentCardsGeneratedCode.Place? = nil
  ) -> (value: FieldValue?, issues: [ContentCardIssue]) {
    let place = place ?? .extras(ContentCardKey(field.path.value.name))
    var decoder = ContentCardDecoder(ContentCard(values: [(place, value)]))
    // An alias can have another format, so the search includes the places up to the alias. Only the alias has a value.
    let index = aliasIndex(of: place)
    let value = type.find(&decoder, index.map { places[...$0] } ?? [place], false)
    return (value, decoder.issues.filter { $0.severity != .remark })
  }

  /// Returns the index in `places` of the alias that is this place or collects its key, or `nil` if there is no such
  /// alias.
  func aliasIndex(of place: ContentCardsGeneratedCode.Place) -> Int? {
    field.aliases.firstIndex { alias in
      if alias.path.place == place { return true }
      guard case .extras(let key) = place else { return false }
      return alias.prefix.map { collects(key, after: $0) } ?? false
    }.map { $0 + 1 }
  }

  /// Returns whether a key begins with a prefix, is longer than the prefix, and is not excluded.
  func collects(_ key: ContentCardKey, after prefix: String) -> Bool {
    key.rawValue.hasPrefix(prefix) && key.rawValue != prefix && !excludedKeys.contains(key)
  }

  /// Returns whether a value, or a single element if the field collects keys, is read without an issue.
  func accepts(_ value: ExtraValue) -> Bool {
    let reading = reading(of: value)
    return reading.value != nil && reading.issues.isEmpty
  }

  /// Returns whether a card has a value in one of the places before an index. Such a value ends the search even if it
  /// is invalid.
  func hasValue(in card: ContentCard, before index: Int) -> Bool {
    guard index > 0 else { return false }
    var decoder = ContentCardDecoder(card)
    return type.find(&decoder, places[..<index], false) != nil
      || decoder.issues.contains(where: \.isRefusal)
  }

  /// Returns a key or standard field for a value of this field.
  ///
  /// - Parameter other: The place of an alias, or `nil` for the field's own place.
  func exactPlace(
    at other: ContentCardsGeneratedCode.Place? = nil
  ) -> ContentCardsGeneratedCode.Place? { exactPlaces(1, at: other).first }

  /// Returns the first `count` numbered keys that have the place's prefix and are not excluded. For a place without a
  /// prefix, returns only the place.
  ///
  /// - Parameter other: The place of an alias, or `nil` for the field's own place.
  func exactPlaces(
    _ count: Int, at other: ContentCardsGeneratedCode.Place? = nil
  ) -> [ContentCardsGeneratedCode.Place] {
    guard let place = other ?? self.place else { return [] }
    guard case .extrasPrefix(let prefix) = place else { return [place] }
    let excluded = Set(excludedKeys)
    let keys = (0..<excluded.count + count).map { ContentCardKey("\(prefix)\($0 + 1)") }
    return keys.filter { !excluded.contains($0) }.prefix(count).map { .extras($0) }
  }
}

/// Closures that call the decoder for a field, with the field's type and rules.
private struct TypeReader: Sendable {
  private(set) var find:
    @Sendable (
      inout ContentCardDecoder, ArraySlice<ContentCardsGeneratedCode.Place>, _ isRequired: Bool
    ) -> FieldValue?
  private(set) var collect:
    @Sendable (
      inout ContentCardDecoder, _ prefix: String, _ except: [ContentCardKey], _ isRequired: Bool
    ) -> FieldValue? = { _, _, _, _ in nil }
  private(set) var bounds: (minimum: String?, maximum: String?) = (nil, nil)
  private(set) var defaultValue: FieldValue?

  init(_ field: Field, except keys: [ContentCardKey]) {
    switch field.type.base {
    case .string:
      if let choices = field.choices {
        let rules = AllowedTexts(values: choices.map(\.value.value))
        self.init(AllowedText.self, field, keys, { _ in rules }, { .string($0.text) })
      } else {
        var rules = ContentCardsGeneratedCode.StringRules()
        if field.allowsEmpty, !field.type.isList { rules.insert(.allowsEmpty) }
        if field.rejectsLiquid { rules.insert(.rejectsLiquid) }
        self.init(String.self, field, keys, { [rules] _ in rules }, { .string($0) })
      }
    case .int: self.init(Int.self, field, keys, parse: { Int($0) }, value: { .int($0) })
    case .double:
      self.init(Double.self, field, keys, parse: { Double($0) }, value: { .double($0) })
    case .decimal:
      self.init(
        Decimal.self, field, keys,
        parse: { text in Int(text).map { Decimal($0) } ?? Decimal(string: text) },
        value: { .string("\($0)") })
    case .bool: self.init(Bool.self, field, keys) { .bool($0) }
    case .url: self.init(URL.self, field, keys) { .string($0.absoluteString) }
    case .color: self.init(ContentCardColor.self, field, keys) { .string("\($0)") }
    case .date:
      self.init(
        Date.self, field, keys, { .init($0.dateFormat) }, { .double($0.timeIntervalSince1970) })
    case .custom: self.init(OpaqueValue.self, field, keys) { $0.value }
    case .json:
      let rules = AnyJSONRules(field)
      let aliases = field.aliases.map {
        ContentCardsGeneratedCode.OlderKey<AnyJSON>.key($0.key.value)
      }
      self.init(field) {
        Self.value(of: AnyJSON.self, rules, aliases, &$0, $1, $2)?.value.elements
      }
    }
  }

  private init(
    _ field: Field,
    find:
      @escaping @Sendable (
        inout ContentCardDecoder, ArraySlice<ContentCardsGeneratedCode.Place>, _ isRequired: Bool
      ) -> FieldValue?
  ) {
    if field.isUnique {
      // A set contains each element only once.
      self.find = { decoder, places, isRequired in find(&decoder, places, isRequired)?.uniqued }
    } else {
      self.find = find
    }
    defaultValue = field.defaultTexts?.map(ExtraValue.string)
  }

  private init<Number: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Number.Type, _ field: Field, _ keys: [ContentCardKey], parse: (String) -> Number?,
    value: @escaping @Sendable (Number) -> ExtraValue
  ) where Number.Rules == ContentCardsGeneratedCode.NumberRange<Number> {
    let range = Number.Rules(
      minimum: field.minimum.flatMap { parse($0.value) },
      maximum: field.maximum.flatMap { parse($0.value) })
    self.init(type, field, keys, { _ in range }, value)
    bounds = (range.minimum.map { "\($0)" }, range.maximum.map { "\($0)" })
  }

  private init<Element: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Element.Type, _ field: Field, _ keys: [ContentCardKey],
    _ rulesOf: (Field) -> Element.Rules = { _ in .init() },
    _ value: @escaping @Sendable (Element) -> ExtraValue
  ) {
    let rules = rulesOf(field)
    let aliases = field.aliases.map {
      ContentCardsGeneratedCode.OlderKey<Element>.key($0.key.value, rulesOf(field.reading($0)))
    }
    self.init(field) { decoder, places, isRequired in
      Self.value(of: type, rules, aliases, &decoder, places, isRequired).map { [value($0)] }
    }
    if field.isUnique {
      // Sorts the elements, because a set has no order.
      readLists(Set<Element>.self, field, keys, rulesOf) { set in
        set.map(value).sorted { $0.description < $1.description }
      }
    } else if field.type.isList {
      readLists([Element].self, field, keys, rulesOf) { $0.map(value) }
    }
    defaultValue = field.defaultTexts.map { texts in
      let elements = texts.compactMap { try? Element.read(.string($0), rules: rules) }
      return (field.isUnique ? elements.uniqued : elements).map(value)
    }
  }

  /// Changes the reader so that it reads lists instead of single values. If the field collects keys, `find` still reads
  /// a single value.
  private mutating func readLists<List: ContentCardsGeneratedCode.DecodableValue & Collection>(
    _ type: List.Type, _ field: Field, _ keys: [ContentCardKey],
    _ rulesOf: (Field) -> List.Element.Rules,
    _ values: @escaping @Sendable (List) -> FieldValue
  ) where List.Rules == ContentCardsGeneratedCode.ListRules<List.Element> {
    let rules = rulesOf(field)
    let counts = field.counts
    if field.isCollected {
      let range = counts.lowerBound...counts.upperBound - 1
      collect = { decoder, prefix, keys, isRequired in
        let list =
          isRequired
          ? decoder.required(type, prefix: prefix, rules, count: range, except: keys)
          : decoder.optional(type, prefix: prefix, rules, count: range, except: keys)
        return list.map(values)
      }
      return
    }
    func listRules(_ field: Field) -> List.Rules {
      .init(
        separator: field.separator, allowsEmpty: field.allowsEmpty, each: rulesOf(field),
        count: counts)
    }
    let list = listRules(field)
    let aliases = field.aliases.map { alias in
      let own = field.reading(alias)
      guard let prefix = alias.prefix else {
        return ContentCardsGeneratedCode.OlderKey<List>.key(alias.key.value, listRules(own))
      }
      return .prefix(
        prefix, each: rulesOf(own), except: keys.filter { $0.rawValue.hasPrefix(prefix) })
    }
    find = { Self.value(of: type, list, aliases, &$0, $1, $2).map(values) }
  }

  private static func value<Value: ContentCardsGeneratedCode.DecodableValue>(
    of type: Value.Type, _ rules: Value.Rules,
    _ aliases: [ContentCardsGeneratedCode.OlderKey<Value>], _ decoder: inout ContentCardDecoder,
    _ places: ArraySlice<ContentCardsGeneratedCode.Place>, _ isRequired: Bool
  ) -> Value? {
    guard let first = places.first else { return nil }
    let others = places.dropFirst()
    return decoder.find(
      type, first, rules, aliases: [], olderKeys: Array(aliases.prefix(others.count)),
      fallback: Array(others.dropFirst(aliases.count)), isRequired: isRequired, defaultText: nil)
  }
}

extension ContentCardIssue {
  /// Whether the issue is about an invalid value. An issue about a Liquid tag counts, although some fields accept
  /// Liquid.
  var isRefusal: Bool { reason.isInvalidValue || reason == .unrenderedLiquid }
}

extension ContentCardsGeneratedCode.DateFormat {
  fileprivate init(_ format: DateFormat) {
    switch format {
    case .iso8601: self = .iso8601
    case .unix: self = .unix
    case .unixMilliseconds: self = .unixMilliseconds
    }
  }
}

extension Field {
  var counts: Range<Int> {
    (minimumCount?.value ?? 0)..<(maximumCount.map { $0.value + 1 } ?? .max)
  }

  /// The text of the default, or of each of its elements.
  fileprivate var defaultTexts: [String]? {
    guard let literal = defaultValue?.value else { return nil }
    let elements = if case .list(let elements) = literal { elements } else { [literal] }
    return elements.map { String(ValueGrammar.trimmed($0.text(separator: ""))) }
  }
}

extension ExtraValue {
  fileprivate var elements: [ExtraValue] {
    if case .array(let elements) = self { elements } else { [self] }
  }
}

extension ValuePath {
  /// The key, prefix, or standard field to look up, or `nil` if there is no such standard field, which is an error in
  /// the schema.
  var place: ContentCardsGeneratedCode.Place? {
    switch self {
    case .card(let name):
      ContentCardsGeneratedCode.StandardField(rawValue: name).map(
        ContentCardsGeneratedCode.Place.card)
    case .extras(let key): .extras(ContentCardKey(key))
    case .extrasPrefix(let prefix): .extrasPrefix(prefix)
    }
  }
}

extension ContentCardsGeneratedCode.Place {
  /// Converts a value to one that a card can have in this place, or returns `nil` if that is not possible. A key can
  /// have any value, and most standard fields only text. For the image's aspect ratio, text is converted to a
  /// number, and other values are not possible. For `openURLInWebView`, the result is always `true`.
  func representable(_ value: ExtraValue) -> ExtraValue? {
    switch (self, value) {
    case (.card(.openURLInWebView), _): true
    case (.card(.imageAspectRatio), .string(let text)): Double(text).map(ExtraValue.double)
    case (.card(.imageAspectRatio), _): nil
    case (.card, .string), (.extras, _), (.extrasPrefix, _): value
    case (.card, _): nil
    }
  }
}

extension ContentCard {
  init(values: some Sequence<(ContentCardsGeneratedCode.Place, ExtraValue)>) {
    self.init(id: "")
    for (place, value) in values { set(value, at: place) }
  }

  /// Returns whether the card has a value other than null, empty text, or white space.
  func hasValue(at place: ContentCardsGeneratedCode.Place) -> Bool {
    guard let value = self[place], value != .null else { return false }
    if case .string(let text) = value { return !ValueGrammar.trimmed(text).isEmpty }
    return true
  }

  /// Sets the value at a key or standard field. If the value is `nil`, removes it or, for `openURLInWebView`, sets
  /// `false`. Has no effect for a prefix, or if the value is of the wrong kind for a standard field.
  mutating func set(_ value: ExtraValue?, at place: ContentCardsGeneratedCode.Place) {
    switch (place, value) {
    case (.extras(let key), _): extras[key.rawValue] = value
    case (.card(.imageAspectRatio), .double(let ratio)): imageAspectRatio = ratio
    case (.card(.imageAspectRatio), nil): imageAspectRatio = nil
    case (.card(.openURLInWebView), .bool(let isOn)): openURLInWebView = isOn
    case (.card(.openURLInWebView), nil): openURLInWebView = false
    case (.card(let field), .string(let text)): set(field, to: text)
    case (.card(let field), nil): set(field, to: nil)
    case (.card, _), (.extrasPrefix, _): break
    }
  }

  private mutating func set(_ field: ContentCardsGeneratedCode.StandardField, to text: String?) {
    switch field {
    case .title: title = text
    case .cardDescription: cardDescription = text
    case .image: image = text
    case .imageAltText: imageAltText = text
    case .urlString: urlString = text
    case .domain: domain = text
    case .language: language = text
    case .imageAspectRatio, .openURLInWebView: break
    }
  }
}
