/// A value of a card that the schema declares.
package struct Field: Hashable, Sendable {
  package var path: Located<ValuePath>
  package var type: FieldType

  /// The value to use if the card has no valid value, or `nil` if the field has no default.
  package var defaultValue: Located<Literal>?

  /// The name of the Swift property, or `nil` to derive it from the key or the standard field.
  package var property: Located<String>?

  /// The name of the `ContentCardKey` constant, or `nil` to use the library's constant or derive the name from the key.
  package var constant: Located<String>?

  package var description: String?

  package var deprecation: Deprecation?

  /// An example value, as typed in the dashboard.
  package var example: Located<String>?

  /// The allowed values, for which an enum is generated, or `nil` if the schema does not list them.
  package var choices: [EnumChoice]?

  /// The name of the enum of allowed values, or `nil` to derive it from the property.
  package var enumName: Located<String>?

  package var minimum: Located<String>?
  package var maximum: Located<String>?

  package var minimumCount: Located<Int>?
  package var maximumCount: Located<Int>?

  /// Whether an empty string or list in a card is a valid value. Otherwise, it counts as missing.
  package var allowsEmpty = false

  /// Whether the field has the rule ``LiquidRule/reject``.
  package var rejectsLiquid = false

  package var separator = defaultSeparator

  package var dateFormat = DateFormat.iso8601

  /// Whether the property of a list is a `Set`.
  package var isUnique = false

  /// The Swift type of a `custom` or `json` field. Without it, the type of a `json` field is the library's `ExtraValue`.
  package var swiftType: Located<String>?

  /// Other keys and standard fields to read the value from, in order, if the field's own path and aliases have no
  /// value.
  package var fallback: [Located<ValuePath>] = []

  /// Older spellings of the key, in the order in which they are searched.
  package var aliases: [Alias] = []

  package static let defaultSeparator = ","

  package init(path: Located<ValuePath>, type: FieldType) {
    self.path = path
    self.type = type
  }
}

extension Field {
  /// The key in the extras, or `nil` for standard fields and prefixes.
  package var key: String? {
    if case .extras(let key) = path.value { key } else { nil }
  }

  /// Whether the field collects the values of the keys with a prefix.
  package var isCollected: Bool {
    if case .extrasPrefix = path.value { true } else { false }
  }

  /// Whether the field accepts text with Liquid tags that were not filled in. The value is `false` for a `custom` field,
  /// although its type can accept such text.
  package var keepsLiquid: Bool { isFreeText && !rejectsLiquid }

  /// Whether each value of the field is text without a list of allowed values, and is not split.
  package var isFreeText: Bool {
    type.base == .string && choices == nil && (!type.isList || isCollected)
  }

  /// Whether the field has neither an optional type nor a default. Cards without a valid value are then rejected,
  /// unless the field is a choice of a `oneOf`.
  package var isRequired: Bool { !type.isOptional && defaultValue == nil }

  /// Whether the field's property is never nil. Choices of a `oneOf` have no properties of their own.
  package var isNeverNil: Bool { isRequired || defaultValue != nil }
}
