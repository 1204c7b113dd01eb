/// Reads the values of one card, and collects every reason for a no.
///
/// A value is looked up under its key, then its aliases, then its fallbacks; then its default is
/// taken. Only what is missing moves on: absent, null, empty, or a list without elements. What is
/// there and cannot be read ends the search.
public struct ContentCardDecoder {
  /// The card that is read.
  public let card: ContentCard

  /// The class type as the dashboard spells it, for the issues; nil when it is not known.
  public let classTypeName: String?

  /// Whether the values belong to a card; `false` while an object is decoded from elsewhere.
  @usableFromInline let isCard: Bool

  /// What was found wrong so far, in the order of reading.
  public private(set) var issues: [ContentCardIssue] = []

  /// A decoder that has read nothing yet.
  @inlinable public init(_ card: consuming ContentCard, classTypeName: String? = nil) {
    self.card = consume card
    self.classTypeName = classTypeName
    isCard = true
  }

  /// Creates a decoder of values that do not belong to a card, under the keys of the extras and the names of standard
  /// fields.
  init(values: [String: ExtraValue]) {
    card = ContentCard(id: "", extras: ContentCardExtras(values))
    classTypeName = nil
    isCard = false
  }

  /// A value of the extras that the card cannot do without; nil: an issue of severity `error` says
  /// why. `defaultText` stands for a value that is not there and, with a warning, for one that
  /// cannot be read.
  @inlinable public mutating func required<Value: ContentCardValue>(
    _ type: Value.Type, for key: ContentCardKey, rules: Value.Rules = .init(),
    aliases: [ContentCardKey] = [], fallback: [ContentCardsGeneratedCode.Lookup] = [],
    defaultText: String? = nil
  ) -> Value? {
    find(
      type, .extras(key), rules: rules, aliases: aliases, fallback: fallback, isRequired: true,
      defaultText: defaultText)
  }

  /// A standard field that the card cannot do without; nil: an issue of severity `error` says why.
  /// `defaultText` stands for a value that is not there and, with a warning, for one that cannot be
  /// read.
  @inlinable public mutating func required<Value: ContentCardValue>(
    _ type: Value.Type, forCard field: ContentCardField, rules: Value.Rules = .init(),
    fallback: [ContentCardsGeneratedCode.Lookup] = [], defaultText: String? = nil
  ) -> Value? {
    find(
      type, .card(field), rules: rules, aliases: [], fallback: fallback, isRequired: true,
      defaultText: defaultText)
  }

  /// A value of the extras; nil where it is not there or, with a warning, cannot be read.
  @inlinable public mutating func optional<Value: ContentCardValue>(
    _ type: Value.Type, for key: ContentCardKey, rules: Value.Rules = .init(),
    aliases: [ContentCardKey] = [], fallback: [ContentCardsGeneratedCode.Lookup] = []
  ) -> Value? {
    find(
      type, .extras(key), rules: rules, aliases: aliases, fallback: fallback, isRequired: false,
      defaultText: nil)
  }

  /// A standard field; nil where it is not there or, with a warning, cannot be read.
  @inlinable public mutating func optional<Value: ContentCardValue>(
    _ type: Value.Type, forCard field: ContentCardField, rules: Value.Rules = .init(),
    fallback: [ContentCardsGeneratedCode.Lookup] = []
  ) -> Value? {
    find(
      type, .card(field), rules: rules, aliases: [], fallback: fallback, isRequired: false,
      defaultText: nil)
  }

  /// A value of the extras; the default where it is not there or, with a warning, cannot be read.
  @inlinable public mutating func value<Value: ContentCardValue>(
    _ type: Value.Type, for key: ContentCardKey, rules: Value.Rules = .init(),
    aliases: [ContentCardKey] = [], fallback: [ContentCardsGeneratedCode.Lookup] = [],
    default: Value
  ) -> Value {
    optional(type, for: key, rules: rules, aliases: aliases, fallback: fallback) ?? `default`
  }

  /// A standard field; the default where it is not there or, with a warning, cannot be read.
  @inlinable public mutating func value<Value: ContentCardValue>(
    _ type: Value.Type, forCard field: ContentCardField, rules: Value.Rules = .init(),
    fallback: [ContentCardsGeneratedCode.Lookup] = [], default: Value
  ) -> Value {
    optional(type, forCard: field, rules: rules, fallback: fallback) ?? `default`
  }

  /// Records, as an issue of severity `error`, that the card has none of several values of which it needs one.
  public mutating func recordMissingOneOf(_ lookups: [ContentCardsGeneratedCode.Lookup]) {
    record(.noneOf(lookups.map { isCard ? $0.description : $0.name }), at: nil, .error)
  }

  /// Records, as a warning, that the card's class type goes out of use.
  ///
  /// - Parameter advice: What to use instead; nil: nothing is said of that.
  public mutating func warnOfDeprecatedClassType(advice: String? = nil) {
    record(.deprecatedClassType(advice), at: nil, .warning)
  }

  mutating func record(
    _ reason: ContentCardIssue.Reason, at lookup: ContentCardsGeneratedCode.Lookup?,
    _ severity: ContentCardIssue.Severity, value: ExtraValue? = nil, nearMiss: String? = nil
  ) {
    let issue = ContentCardIssue(
      cardID: card.id, classType: classTypeName,
      key: isCard ? lookup?.description : lookup?.name, reason: reason,
      severity: severity, value: value, nearMiss: nearMiss)
    // Two properties may be read from one key, and what is wrong with it is said once.
    if !issues.contains(issue) { issues.append(issue) }
  }
}
