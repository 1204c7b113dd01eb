/// A word that a class type or a field goes out of use.
package struct Deprecation: Hashable, Sendable {
  /// What to use instead; nil: nothing is said.
  package var message: String?
}
