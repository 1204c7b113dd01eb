/// Returns the candidate that is most similar to a name, or `nil` if no candidate is similar. If a candidate is similar,
/// one of the two names is probably a misspelling of the other.
///
/// A change adds, leaves out, or replaces a letter, or swaps it with a neighbor. Swapped letters are not changed again.
/// Case is ignored. A candidate is similar if it differs from the name by at most one change for every three letters of
/// the name, and by at most three changes. A candidate for a name of fewer than three letters can differ by one change.
/// Of several similar candidates, the function returns the first one with the fewest changes.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased().unicodeScalars)
  var nearest: String?
  /// A candidate replaces `nearest` only if it differs by fewer changes than this.
  var limit = min(max(1, letters.count / 3), 3) + 1
  for candidate in candidates {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard abs(others.count - letters.count) < limit else { continue }
    if let distance = editDistance(letters, others, below: limit) {
      nearest = candidate
      limit = distance
    }
  }
  return nearest
}

/// Returns the minimum number of changes that turn one name into the other, or `nil` if it is not below the limit.
///
/// Compares only letters whose positions differ by at most the limit, because a comparison of letters that are farther
/// apart cannot lead to a result below the limit.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], below limit: Int) -> Int? {
  var beforeLast = Array(0...b.count)
  var last = beforeLast
  var current = beforeLast
  var leastInLast = 0
  for (row, letter) in a.enumerated() {
    let columns = max(0, row - limit)..<min(b.count, row + limit)
    current[columns.lowerBound] = row + 1 - columns.lowerBound
    var least = current[columns.lowerBound]
    for column in columns {
      let other = b[column]
      var distance = min(
        current[column] + 1, last[column + 1] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    guard min(least, leastInLast) < limit else { return nil }
    leastInLast = least
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[b.count] < limit ? last[b.count] : nil
}
