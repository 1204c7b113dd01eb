// An object compares and hashes its values by one call each: the compiler takes several times as long for the
// `==` and the `hash(into:)` that it writes itself.
extension ContentCardsGeneratedCode {
  /// Whether each value of the one is equal to its counterpart of the other.
  public static func areEqual<each Value: Equatable>(
    _ a: (repeat each Value), _ b: (repeat each Value)
  ) -> Bool {
    for (a, b) in repeat (each a, each b) {
      guard a == b else { return false }
    }
    return true
  }

  /// Hashes each of the values.
  public static func hash<each Value: Hashable>(
    _ values: (repeat each Value), into hasher: inout Hasher
  ) {
    repeat hasher.combine(each values)
  }
}
