// Short forms of `required` and `optional` that suffice for most properties. Calls to them compile much faster than
// calls to overloaded functions with default arguments.
extension ContentCardDecoder {
  /// Returns the required value of an extra. Records an error and returns `nil` if the value is missing or invalid.
  ///
  /// - Parameters:
  ///   - type: The type to read the value as.
  ///   - key: The key of the extra.
  @inlinable public mutating func requiredExtra<Value: ContentCardValue>(
    _ type: Value.Type, _ key: ContentCardKey
  ) -> Value? {
    find(
      type, .extras(key), rules: .init(), aliases: [], fallback: [], isRequired: true,
      defaultText: nil)
  }

  /// Returns the value of an extra, or `nil` if it is missing or invalid. Records a warning for an invalid value.
  ///
  /// - Parameters:
  ///   - type: The type to read the value as.
  ///   - key: The key of the extra.
  @inlinable public mutating func optionalExtra<Value: ContentCardValue>(
    _ type: Value.Type, _ key: ContentCardKey
  ) -> Value? {
    find(
      type, .extras(key), rules: .init(), aliases: [], fallback: [], isRequired: false,
      defaultText: nil)
  }

  /// Returns the required value of a standard field. Records an error and returns `nil` if the value is missing or
  /// invalid.
  ///
  /// - Parameters:
  ///   - type: The type to read the value as.
  ///   - field: The field.
  @inlinable public mutating func requiredField<Value: ContentCardValue>(
    _ type: Value.Type, _ field: ContentCardField
  ) -> Value? {
    find(
      type, .card(field), rules: .init(), aliases: [], fallback: [], isRequired: true,
      defaultText: nil)
  }

  /// Returns the value of a standard field, or `nil` if it is missing or invalid. Records a warning for an invalid
  /// value.
  ///
  /// - Parameters:
  ///   - type: The type to read the value as.
  ///   - field: The field.
  @inlinable public mutating func optionalField<Value: ContentCardValue>(
    _ type: Value.Type, _ field: ContentCardField
  ) -> Value? {
    find(
      type, .card(field), rules: .init(), aliases: [], fallback: [], isRequired: false,
      defaultText: nil)
  }
}
