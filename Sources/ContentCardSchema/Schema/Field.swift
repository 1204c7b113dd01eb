/// The declaration of a value that is read from cards.
package struct Field: Hashable, Sendable {
  package var path: Located<ValuePath>
  /// The type, or `string` if it is unknown.
  package var type: FieldType
  /// Whether the schema declares no valid type. If so, an error was reported.
  package let hasUnknownType: Bool

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

  /// The Swift type that the schema names for a `custom` or `json` value, or for an element of a list of such values.
  /// If this is `nil`, a `json` value is the library's `ExtraValue`.
  package var swiftType: Located<String>?

  /// Other keys and standard fields to read the value from, in order, if a card has no value under the field's own path
  /// and aliases.
  package var fallback: [Located<ValuePath>] = []

  /// Older spellings of the key, in the order in which they are searched.
  package var aliases: [Alias] = []

  package static let defaultSeparator = ","

  package init(path: Located<ValuePath>, type: FieldType) {
    (self.path, self.type, hasUnknownType) = (path, type, false)
  }

  /// Creates a field about whose type an error was reported.
  package init(withUnknownTypeAt path: Located<ValuePath>) {
    (self.path, type, hasUnknownType) = (path, FieldType(.string), true)
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

  /// Whether text from a card can contain Liquid tags that were not filled in. This is `false` for a `custom` field,
  /// although the app's type can accept such text.
  package var keepsLiquid: Bool { isFreeText && !rejectsLiquid }

  /// Whether the field has the type `string`, or collects values of this type, and has no list of allowed values.
  package var isFreeText: Bool {
    type.base == .string && choices == nil && (!type.isList || isCollected)
  }

  /// Whether the field has neither an optional type nor a default. A card without a valid value then cannot be
  /// converted to an object, unless the field is a choice of a `oneOf`.
  package var isRequired: Bool { !type.isOptional && defaultValue == nil }

  /// Whether the field's property is never nil. Choices of a `oneOf` have no properties of their own.
  package var isNeverNil: Bool { isRequired || defaultValue != nil }
}
