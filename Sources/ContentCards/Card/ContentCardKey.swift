/// A key of a content card's extras, or of the `metaData` dictionary in Braze's implementation guide.
///
/// Generated code adds a constant for each key in the schema, except for keys that use a constant of the library. It
/// also adds none for a key that is only a discriminator or an alias, or that ends in `*`.
public struct ContentCardKey: Hashable, Sendable, CustomStringConvertible {
  /// The key as text. The key of an extra is spelled exactly as in the dashboard.
  public let rawValue: String

  /// Creates a key. Spell the key of an extra exactly as in the dashboard.
  @inlinable public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The raw value.
  public var description: String { rawValue }
}
