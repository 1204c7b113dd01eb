/// Reads the values of a card or of an encoded object, and records issues.
///
/// A value is looked up under its key or in its standard field, then under its aliases, then, for a card, in its
/// fallbacks. If a place has no value, `null`, or an empty value that the rules do not allow, the search continues. An
/// invalid value ends the search. If no valid value is found, the default, if any, is used.
public struct ContentCardDecoder {
  /// The card to read. To read values without a card, the decoder creates a card with an empty identifier and with the
  /// values as extras.
  public let card: ContentCard

  /// The class type's name for recorded issues, or `nil` if they do not name one.
  public let classTypeName: String?

  /// For an object that is decoded with `Decodable`: the standard fields that are not read under their plain names,
  /// such as `title`, because the object reads extras with these names. `nil` for a card.
  @usableFromInline let fieldsNamedLikeExtras: [ContentCardsGeneratedCode.StandardField]?

  /// The issues recorded so far, oldest first.
  public internal(set) var issues: [ContentCardIssue] = []
  /// The keys that have issues. An issue with a new key does not have to be compared with the others.
  @usableFromInline var keysWithIssues: Set<String?> = []
  /// The places of the values that were read, and all their aliases and fallbacks. `nil` if places are not collected.
  @usableFromInline package var readKeys: Set<String>?

  /// Creates a decoder for a card. Each parameter sets the property of the same name.
  @inlinable public init(_ card: consuming ContentCard, classTypeName: String? = nil) {
    self.card = card
    self.classTypeName = classTypeName
    fieldsNamedLikeExtras = nil
  }

  /// Creates a decoder for values without a card.
  ///
  /// - Parameter values: The values by their names in an encoded object, such as `tile_title`, `card.title`, or
  ///   `line_*`, or by other names that are accepted, such as `title` or `line_1`.
  init(
    values: [String: ExtraValue],
    fieldsNamedLikeExtras fields: [ContentCardsGeneratedCode.StandardField]
  ) {
    card = ContentCard(id: "", extras: ContentCardExtras(values))
    classTypeName = nil
    fieldsNamedLikeExtras = fields
  }

  @usableFromInline var isCard: Bool { fieldsNamedLikeExtras == nil }

  /// Returns the value at a place. Without a card, the value of a standard field can also be under the field's plain
  /// name, such as `title`, unless the object reads an extra with that name.
  func value(at place: ContentCardsGeneratedCode.Place) -> ExtraValue? {
    guard let fieldsNamedLikeExtras else { return card[place] }
    if let value = card.extras[place.description] { return value }
    guard case .card(let field) = place, !fieldsNamedLikeExtras.contains(field) else { return nil }
    return card.extras[field.rawValue]
  }

  mutating func record(
    _ reason: ContentCardIssue.Reason, at place: ContentCardsGeneratedCode.Place?,
    _ severity: ContentCardIssue.Severity, value: ExtraValue? = nil, nearMiss: String? = nil
  ) {
    let issue = ContentCardIssue(
      cardID: card.id, classType: classTypeName,
      key: place?.description, reason: reason, severity: severity, value: value,
      nearMiss: nearMiss)
    // Two properties can read the same key. The same issue is recorded only once.
    let isFirst = keysWithIssues.insert(issue.key).inserted
    if isFirst || !issues.contains(issue) { issues.append(issue) }
  }
}

extension ContentCardDecoder {
  /// Whether an error was recorded, in which case the card is rejected.
  public var hasErrors: Bool { issues.contains { $0.severity == .error } }
}

// MARK: - Calls in generated code

// The rules are the schema's rules for the value. The aliases are passed as `olderKeys` if at least one of them is a
// prefix, or has a format or a separator. A `defaultText` is read instead of a missing or invalid value.
//
// `required` records an error if there is neither a valid value nor a valid default. In all other cases, an invalid
// value causes a warning.
@_spi(ContentCardsGenerated)
extension ContentCardDecoder {
  /// Returns the required value of an extra, or `nil` after recording an error.
  @inlinable public mutating func required<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ key: ContentCardKey, _ rules: Value.Rules = .init(),
    aliases: [ContentCardKey] = [],
    olderKeys: [ContentCardsGeneratedCode.OlderKey<Value>] = [],
    fallback: [ContentCardsGeneratedCode.Place] = [],
    defaultText: String? = nil
  ) -> Value? {
    find(
      type, .extras(key), rules, aliases: aliases, olderKeys: olderKeys, fallback: fallback,
      isRequired: true, defaultText: defaultText)
  }

  /// Returns the required value of a standard field, or `nil` after recording an error.
  @inlinable public mutating func required<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, card field: ContentCardsGeneratedCode.StandardField,
    _ rules: Value.Rules = .init(),
    fallback: [ContentCardsGeneratedCode.Place] = [], defaultText: String? = nil
  ) -> Value? {
    find(
      type, .card(field), rules, aliases: [], fallback: fallback, isRequired: true,
      defaultText: defaultText)
  }

  /// Returns the value of an extra, or `nil` if it is missing or invalid.
  @inlinable public mutating func optional<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ key: ContentCardKey, _ rules: Value.Rules = .init(),
    aliases: [ContentCardKey] = [],
    olderKeys: [ContentCardsGeneratedCode.OlderKey<Value>] = [],
    fallback: [ContentCardsGeneratedCode.Place] = []
  ) -> Value? {
    find(
      type, .extras(key), rules, aliases: aliases, olderKeys: olderKeys, fallback: fallback,
      isRequired: false, defaultText: nil)
  }

  /// Returns the value of a standard field, or `nil` if it is missing or invalid.
  @inlinable public mutating func optional<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, card field: ContentCardsGeneratedCode.StandardField,
    _ rules: Value.Rules = .init(),
    fallback: [ContentCardsGeneratedCode.Place] = []
  ) -> Value? {
    find(
      type, .card(field), rules, aliases: [], fallback: fallback, isRequired: false,
      defaultText: nil)
  }

  /// Returns the value of an extra, or the default if it is missing or invalid.
  @inlinable public mutating func value<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, _ key: ContentCardKey, _ rules: Value.Rules = .init(),
    aliases: [ContentCardKey] = [],
    olderKeys: [ContentCardsGeneratedCode.OlderKey<Value>] = [],
    fallback: [ContentCardsGeneratedCode.Place] = [],
    default: Value
  ) -> Value {
    optional(type, key, rules, aliases: aliases, olderKeys: olderKeys, fallback: fallback)
      ?? `default`
  }

  /// Returns the value of a standard field, or the default if it is missing or invalid.
  @inlinable public mutating func value<Value: ContentCardsGeneratedCode.DecodableValue>(
    _ type: Value.Type, card field: ContentCardsGeneratedCode.StandardField,
    _ rules: Value.Rules = .init(),
    fallback: [ContentCardsGeneratedCode.Place] = [], default: Value
  ) -> Value {
    optional(type, card: field, rules, fallback: fallback) ?? `default`
  }

  /// Records an error with the problem that the app found in the object.
  public mutating func reject(_ problem: String) { record(.appRejected(problem), at: nil, .error) }

  /// Records a warning that the card's class type is deprecated, with the schema's advice, if it has any.
  public mutating func warnOfDeprecatedClassType(advice: String? = nil) {
    record(.deprecatedClassType(advice), at: nil, .warning)
  }
}
