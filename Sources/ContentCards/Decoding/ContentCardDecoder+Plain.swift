import Foundation

// What most properties ask for, under names of their own: the compiler takes far longer for a call that leaves
// arguments to their defaults, or whose name others have as well.
extension ContentCardDecoder {
  /// `required(_:for:)` with nothing but the key.
  @inlinable public mutating func requiredExtra<Value: ContentCardValue>(
    _ type: Value.Type, _ key: ContentCardKey
  ) -> Value? {
    find(type, .extras(key), isRequired: true)
  }

  /// `optional(_:for:)` with nothing but the key.
  @inlinable public mutating func optionalExtra<Value: ContentCardValue>(
    _ type: Value.Type, _ key: ContentCardKey
  ) -> Value? {
    find(type, .extras(key), isRequired: false)
  }

  /// `required(_:forCard:)` with nothing but the field.
  @inlinable public mutating func requiredField<Value: ContentCardValue>(
    _ type: Value.Type, _ field: ContentCardField
  ) -> Value? {
    find(type, .card(field), isRequired: true)
  }

  /// `optional(_:forCard:)` with nothing but the field.
  @inlinable public mutating func optionalField<Value: ContentCardValue>(
    _ type: Value.Type, _ field: ContentCardField
  ) -> Value? {
    find(type, .card(field), isRequired: false)
  }

  /// Searches the one place.
  @usableFromInline
  @_specialize(where Value == String)
  @_specialize(where Value == ContentCardURL)
  @_specialize(where Value == URL)
  @_specialize(where Value == Decimal)
  @_specialize(where Value == Int)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Double)
  @_specialize(where Value == Date)
  @_specialize(where Value == [String])
  @_specialize(where Value == Set<String>)
  @_specialize(where Value == ContentCardColor)
  mutating func find<Value: ContentCardValue>(
    _ type: Value.Type, _ lookup: ContentCardLookup, isRequired: Bool
  ) -> Value? {
    find(
      type, lookup, rules: .init(), aliases: [], fallback: [], isRequired: isRequired,
      defaultText: nil)
  }
}
