extension Array {
  /// By place, what has none first; what has one and the same stays in its order.
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
