extension ContentCard {
  /// Returns the key of the card's extras that is most likely a misspelling of a missing key, or `nil` if no key is
  /// similar.
  ///
  /// Keys that differ only in their digits, such as `line_1` and `line_2`, are not treated as misspellings.
  package func nearestKey(to key: ContentCardKey) -> String? {
    let name = key.rawValue
    let candidates = extras.keys.filter {
      $0 != name && $0.withoutDigits != name.withoutDigits
    }
    // Sorts the keys so that the result is always the same: of two equally similar keys, the first is returned.
    return nearestName(to: name, in: candidates.sorted())
  }
}

extension String {
  /// The string without its ASCII digits.
  fileprivate var withoutDigits: String {
    String(unicodeScalars.filter { !("0"..."9").contains($0) })
  }
}
