// What most properties ask for, under names of their own: the compiler takes far longer for a call that leaves
// arguments to their defaults, or whose name others have as well.
extension ContentCardDecoder {
  /// `required(_:for:)` with nothing but the key.
  @inlinable public mutating func requiredExtra<Value: ContentCardValue>(
    _ type: Value.Type, _ key: ContentCardKey
  ) -> Value? {
    find(
      type, .extras(key), rules: .init(), aliases: [], fallback: [], isRequired: true,
      defaultText: nil)
  }

  /// `optional(_:for:)` with nothing but the key.
  @inlinable public mutating func optionalExtra<Value: ContentCardValue>(
    _ type: Value.Type, _ key: ContentCardKey
  ) -> Value? {
    find(
      type, .extras(key), rules: .init(), aliases: [], fallback: [], isRequired: false,
      defaultText: nil)
  }

  /// `required(_:forCard:)` with nothing but the field.
  @inlinable public mutating func requiredField<Value: ContentCardValue>(
    _ type: Value.Type, _ field: ContentCardField
  ) -> Value? {
    find(
      type, .card(field), rules: .init(), aliases: [], fallback: [], isRequired: true,
      defaultText: nil)
  }

  /// `optional(_:forCard:)` with nothing but the field.
  @inlinable public mutating func optionalField<Value: ContentCardValue>(
    _ type: Value.Type, _ field: ContentCardField
  ) -> Value? {
    find(
      type, .card(field), rules: .init(), aliases: [], fallback: [], isRequired: false,
      defaultText: nil)
  }
}
