// Short forms for most properties. They compile far faster than calls of overloaded functions with default arguments.
extension ContentCardDecoder {
  /// Returns the required value of an extra, or `nil` after recording an error.
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

  /// Returns the value of an extra, or `nil` if it is missing, or invalid, which is a warning.
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

  /// Returns the required value of a standard field, or `nil` after recording an error.
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

  /// Returns the value of a standard field, or `nil` if it is missing, or invalid, which is a warning.
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
