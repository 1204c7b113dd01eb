extension ContentCard {
  /// The key of the extras that is most likely a misspelling of one that is missing; nil when none
  /// is near.
  ///
  /// Keys that differ in digits alone are different keys: `line_1` is no misspelling of `line_2`.
  package func nearestKey(to key: ContentCardKey) -> String? {
    let name = key.rawValue
    let spelling = NameSpelling(name)
    let candidates = extras.keys.filter {
      $0 != name && spelling.mayBeNear($0) && $0.withoutDigits != name.withoutDigits
    }
    // A dictionary has no order, and the first of two that are equally near is taken.
    return spelling.nearest(in: candidates.sorted())
  }
}

extension String {
  /// What tells apart names that are numbered alike.
  fileprivate var withoutDigits: String {
    String(unicodeScalars.filter { !("0"..."9").contains($0) })
  }
}
