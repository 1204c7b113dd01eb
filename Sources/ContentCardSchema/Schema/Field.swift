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
  /// Whether a card without this value is rejected.
  public var isRequired: Bool { !type.isOptional && defaultValue == nil }
}

/// Where a value is looked up.
public enum ValuePath: Hashable, Sendable {
  /// A standard field of the card, such as its title.
  case card(String)
  /// A key-value pair of the card's extras.
  case extras(String)
  /// The key-value pairs whose keys begin so and go on.
  case extrasPrefix(String)

  /// The field's name, the key, or what the keys begin with.
  public var name: String {
    switch self {
    case .card(let name), .extras(let name), .extrasPrefix(let name): name
    }
  }
}

/// One allowed value of a text and the enum case that it becomes.
public struct EnumChoice: Hashable, Sendable {
  public var value: Located<String>
  /// The case; nil: from the value.
  public var caseName: Located<String>?
  public var description: String?
}
