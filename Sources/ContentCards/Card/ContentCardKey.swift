/// A key of a content card: of the `metaData` dictionary of Braze's guide, or of the extras.
///
/// Generated code extends it with a constant for every extras key of a schema.
public struct ContentCardKey: Hashable, Sendable, CustomStringConvertible {
  /// The key as it stands in the dashboard.
  public let rawValue: String

  /// A key as it stands in the dashboard.
  @inlinable public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The raw value.
  public var description: String { rawValue }
}
