extension Array {
  /// Returns the elements sorted by location. Elements without a location come first. The sort is stable.
  package func inFileOrder(by location: (Element) -> SourceLocation?) -> Self {
    enumerated()
      .sorted { a, b in
        let (first, second) = (location(a.element), location(b.element))
        if first == second { return a.offset < b.offset }
        guard let first, let second else { return first == nil }
        return first < second
      }
      .map(\.element)
  }
}
