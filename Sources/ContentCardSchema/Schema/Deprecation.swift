/// A word that a class type or a field goes out of use.
public struct Deprecation: Hashable, Sendable {
  /// What to use instead; nil: nothing is said.
  public var message: String?
}
