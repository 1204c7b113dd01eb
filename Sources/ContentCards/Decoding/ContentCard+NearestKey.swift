extension ContentCard {
  /// Returns the key of the card's extras that is most likely a misspelling of the given key, or `nil` if no key is
  /// similar. Keys that differ only in their digits, such as `line_1` and `line_2`, do not count as similar.
  ///
  /// - Parameter others: Keys that are never returned.
  package func nearestKey(to key: ContentCardKey, excluding others: [ContentCardKey] = [])
    -> String?
  {
    let name = key.rawValue
    let candidates = extras.keys.filter {
      $0 != name && $0.withoutDigits != name.withoutDigits && !others.contains(ContentCardKey($0))
    }
    // `nearestName` returns the first of several equally similar keys. The extras have no order, so they are sorted.
    return nearestName(to: name, in: candidates.sorted())
  }
}

extension ContentCardDecoder {
  /// Corrects the hints of issues about missing keys. A hint is a key of the card that may be a misspelling of the
  /// missing one. A key that the object itself reads can be a hint only if there is an issue about its value that is
  /// not about white space or an old spelling.
  ///
  /// - Parameter read: Reads the card's values again. Called only if there is a hint.
  package mutating func correctHints(_ read: (inout Self) -> Void) {
    let isHint = { (issue: ContentCardIssue) in issue.reason == .missing && issue.nearMiss != nil }
    guard issues.contains(where: isHint) else { return }
    var second = Self(card, classTypeName: classTypeName)
    second.readKeys = []
    read(&second)
    let invalid = issues.compactMap {
      $0.severity == .remark || $0.reason == .trimmedWhiteSpace ? nil : $0.key
    }
    let valid = (second.readKeys ?? []).subtracting(invalid)
    var others = card
    others.extras = card.extras.filter { !valid.contains($0.key) }
    for (index, issue) in issues.enumerated() where isHint(issue) {
      guard let key = issue.key, let nearMiss = issue.nearMiss, valid.contains(nearMiss) else {
        continue
      }
      issues[index].nearMiss = others.nearestKey(to: ContentCardKey(key))
    }
  }
}

extension String {
  fileprivate var withoutDigits: String {
    String(unicodeScalars.filter { !("0"..."9").contains($0) })
  }
}
