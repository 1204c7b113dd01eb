/// A key of a content card's extras, or of the `metaData` dictionary in Braze's implementation guide.
///
/// Generated code adds a constant for each key in the schema that has none in the library, except for keys that end in
/// `*`.
public struct ContentCardKey: Hashable, Sendable, CustomStringConvertible {
  /// The key, exactly as entered in the dashboard.
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: The key, exactly as entered in the dashboard.
  @inlinable public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The raw value.
  public var description: String { rawValue }
}
