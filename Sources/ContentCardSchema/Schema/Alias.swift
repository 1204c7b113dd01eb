/// An older spelling of a field's key: another key, or a prefix of several keys.
package struct Alias: Hashable, Sendable {
  /// The key, which ends in `*` if it is a prefix.
  package var key: Located<String>

  /// The format of dates under this key, or `nil` to use the format of the field.
  package var dateFormat: DateFormat?

  /// The separator of a list under this key, or `nil` to use the separator of the field.
  package var separator: String?

  package var path: ValuePath { ValuePath(key: key.value) }

  /// The prefix of the keys, or `nil` for a single key.
  package var prefix: String? {
    if case .extrasPrefix(let prefix) = path { prefix } else { nil }
  }

  package var isPlain: Bool { prefix == nil && dateFormat == nil && separator == nil }
}

extension Field {
  /// Returns the field with the date format and the separator that apply to values under an alias.
  package func reading(_ alias: Alias) -> Self {
    var field = self
    field.dateFormat = alias.dateFormat ?? dateFormat
    field.separator = alias.separator ?? separator
    return field
  }

  package var aliasKeys: [Located<String>] { aliases.filter { $0.prefix == nil }.map(\.key) }
}
