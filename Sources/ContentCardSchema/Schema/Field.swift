/// One value of a card and the property that it becomes.
package struct Field: Hashable, Sendable {
  package var path: Located<ValuePath>
  package var type: FieldType

  /// The value where the card has none; nil: there is no default.
  package var defaultValue: Located<Literal>?

  /// The Swift property; nil: from the key.
  package var property: Located<String>?

  /// The `ContentCardKey` constant; nil: from the key.
  package var constant: Located<String>?

  package var description: String?

  /// Nil: in use.
  package var deprecation: Deprecation?

  /// A value as it would be typed in the dashboard.
  package var example: Located<String>?

  /// The only values allowed, which become a nested enum; nil: any.
  package var choices: [EnumChoice]?

  /// The nested enum's name; nil: from the property.
  package var enumName: Located<String>?

  package var minimum: Located<String>?
  package var maximum: Located<String>?

  /// Whether empty text, or a list without elements, is a value rather than a missing one.
  package var allowsEmpty: Bool

  /// What stands between the elements of a list.
  package var separator: String

  package var dateFormat: DateFormat

  /// Whether the elements of a list make a set.
  package var isUnique: Bool

  /// The Swift type of `custom` and `json`; nil: the library's `JSONValue`.
  package var swiftType: Located<String>?

  /// Where else to look, in order, when the key and its aliases are missing.
  package var fallback: [Located<ValuePath>]

  /// Older spellings of the key.
  package var aliases: [Located<String>]

  package static let defaultSeparator = ","
}

extension Field {
  /// The key of the extras; nil for a standard field, and for keys with a common beginning.
  package var key: String? {
    if case .extras(let key) = path.value { key } else { nil }
  }

  /// Whether the elements of the list come from keys of their own, each of which holds one.
  package var isCollected: Bool {
    if case .extrasPrefix = path.value { true } else { false }
  }

  /// Whether a card without this value is rejected.
  package var isRequired: Bool { !type.isOptional && defaultValue == nil }

  /// Whether there is always a value, be it the default, so that the property is not optional.
  package var isNeverNil: Bool { isRequired || defaultValue != nil }
}

extension Field {
  /// A field that is no more than its type.
  package init(path: Located<ValuePath>, type: FieldType) {
    self.init(
      path: path, type: type, allowsEmpty: false, separator: Self.defaultSeparator,
      dateFormat: .iso8601, isUnique: false, fallback: [], aliases: [])
  }
}
