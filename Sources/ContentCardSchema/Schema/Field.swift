/// One value of a card and the property that it becomes.
public struct Field: Hashable, Sendable {
  public var path: Located<ValuePath>
  public var type: FieldType

  /// The value where the card has none; nil: there is no default.
  public var defaultValue: Located<Literal>?

  /// The Swift property; nil: from the key.
  public var property: Located<String>?

  /// The `ContentCardKey` constant; nil: from the key.
  public var constant: Located<String>?

  public var description: String?

  /// Nil: in use.
  public var deprecation: Deprecation?

  /// A value as it would be typed in the dashboard.
  public var example: Located<String>?

  /// The only values allowed, which become a nested enum; nil: any.
  public var choices: [EnumChoice]?

  /// The nested enum's name; nil: from the property.
  public var enumName: Located<String>?

  public var minimum: Located<String>?
  public var maximum: Located<String>?

  /// Whether empty text, or a list without elements, is a value rather than a missing one.
  public var allowsEmpty: Bool

  /// What stands between the elements of a list.
  public var separator: String

  public var dateFormat: DateFormat

  /// Whether the elements of a list make a set.
  public var isUnique: Bool

  /// The Swift type of `custom` and `json`; nil: the library's `JSONValue`.
  public var swiftType: Located<String>?

  /// Where else to look, in order, when the key and its aliases are missing.
  public var fallback: [Located<ValuePath>]

  /// Older spellings of the key.
  public var aliases: [Located<String>]

  public static let defaultSeparator = ","
}

extension Field {
  /// Whether the elements of the list come from keys of their own, each of which holds one.
  var isCollected: Bool {
    if case .extrasPrefix = path.value { true } else { false }
  }

  /// Whether a card without this value is rejected.
  public var isRequired: Bool { !type.isOptional && defaultValue == nil }
}

extension Field {
  /// A field that is no more than its type.
  init(path: Located<ValuePath>, type: FieldType) {
    self.init(
      path: path, type: type, allowsEmpty: false, separator: Self.defaultSeparator,
      dateFormat: .iso8601, isUnique: false, fallback: [], aliases: [])
  }
}
