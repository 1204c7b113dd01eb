/// The candidate that a name is most likely a misspelling of: the one with the fewest letters
/// added, left out, changed or swapped, whatever their case. Nil when more than three letters or
/// a third of them differ.
func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased().unicodeScalars)
  var nearest: String?
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

/// How many single letters have to be added, left out, changed or swapped with their neighbor; nil
/// for as many as the limit.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], below limit: Int) -> Int? {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (row, letter) in a.enumerated() {
    var current = [row + 1]
    for (column, other) in b.enumerated() {
      var distance = min(
        current[column] + 1, last[column + 1] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    guard min(current.min() ?? 0, last.min() ?? 0) < limit else { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[b.count] < limit ? last[b.count] : nil
}
